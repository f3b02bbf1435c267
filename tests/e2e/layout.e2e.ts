import type { Page } from '@playwright/test'
import { quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingLinks, openListing } from '#tests/listing-cards.ts'
import { expectNoSidewaysScroll } from '#tests/no-sideways-scroll.ts'
import { newListing, visible } from '#tests/property-page.ts'

test('home and a search for a long word stay within 320 and 768 px', async ({ page }) => {
  for (const path of ['/', `/search/rent?city=delhi&q=${'a'.repeat(100)}`]) {
    await page.goto(path)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('text of twice the size stays on the screen and inside its buttons', async ({ page }) => {
    await newListing({ city: quietCity })
    await setTextSize(page, 200)
    await page.goto(`/search/buy?city=${quietCity}`)
    await expectNoSidewaysScroll(page)
    expect(await spilledButtons(page)).toEqual([])
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await spilledButtons(page)).toEqual([])
    await page.keyboard.press('Escape')

    await openListing(page, listingLinks(page).first())
    await expect(visible(page, 'link', 'Contact')).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    expect(await spilledButtons(page)).toEqual([])
  })

  test('what floats keeps clear of the footer’s links', async ({ page }) => {
    await page.goto('/about')
    const help = page.getByRole('button', { name: 'Help', exact: true })
    await page.getByRole('link', { name: 'Terms of Service' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy({ top: -150, behavior: 'instant' }))
    await expect.poll(() => help.evaluate(coveredWords)).toEqual([])
    await help.click()
    await expect(page.getByRole('dialog', { name: 'Help and Support' })).toBeVisible()
  })
})

test('paper gets what there is to read, not what there is to press', async ({ page }) => {
  await newListing({ city: quietCity })
  await page.goto(`/search/buy?city=${quietCity}`)
  await page.emulateMedia({ media: 'print' })
  const price = page.getByRole('article').getByText(/^₹/).first()
  await expect(price).toBeVisible()
  for (const name of ['Filters', 'Map of results'])
    await expect(page.getByRole('complementary', { name, includeHidden: true })).toBeHidden()
  await expect(page.getByRole('button').or(page.getByRole('navigation'))).toHaveCount(0)
})

/** The browser's own setting, which media queries follow. */
async function setTextSize(page: Page, percent: number) {
  const cdp = await page.context().newCDPSession(page)
  const size = 0.16 * percent
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** Buttons, and links that look like them, that are too small for their words. */
function spilledButtons(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('a, button')].filter((box) => {
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(box)
      const isBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px'
      return isBox && display !== 'inline' && box.checkVisibility({ visibilityProperty: true })
    })
    return boxes
      .filter(
        (box) => box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 4,
      )
      .map((box) => box.textContent)
  })
}

/** The words of the footer that lie under a box. */
function coveredWords(box: Element) {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const words: string[] = []
  const texts = document.createTreeWalker(document.querySelector('footer')!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const isUnder = [...range.getClientRects()].some(
      (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    )
    if (isUnder) words.push(text.textContent ?? '')
  }
  return words
}
