import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingLinks, openListing } from '#tests/listing-cards.ts'
import { expectNoSidewaysScroll } from '#tests/no-sideways-scroll.ts'
import { signUp } from '#tests/sign-up.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a heart pressed by a visitor is red after the login, and after Back', async ({ page }) => {
    await page.goto('/search/buy?city=gurugram')
    await page.getByText('Show more').scrollIntoViewIfNeeded()
    const card = page.getByRole('article').nth(23)
    const heart = card.getByRole('button', { name: /^Save/ })
    const name = await card.getByRole('heading').textContent()
    await heart.click()
    await expect(page.getByText(texts.listing.loginForSave)).toBeVisible()

    await signUp(page)
    // As if they had signed up in another tab: the login page leads on by itself.
    await page.reload()
    await expect(page.getByText(texts.listing.saved)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(new URL(page.url()).hash).toBe('')

    await card.getByRole('heading').getByRole('link').click()
    await page
      .getByRole('button', { name: 'Save', pressed: true })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('button', { name: 'Save', pressed: false }).first()).toBeVisible()
    await page.goBack()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/saved')
    await expect(listingLinks(page)).toHaveText([new RegExp(`^${name}, `)])
  })

  test('the compact list is kept, and up to four homes are held side by side, of which a phone shows two', async ({
    page,
  }) => {
    await page.goto('/search/buy?city=gurugram')
    const heightOf = async () =>
      (await page.getByRole('article').first().boundingBox())?.height ?? 0
    const before = await heightOf()
    await page.getByLabel('Compact list').check()
    expect(await heightOf()).toBeLessThan(before / 2)
    await page.reload()
    await expect(page.getByLabel('Compact list')).toBeChecked()
    expect(await heightOf()).toBeLessThan(before / 2)
    await page.getByLabel('Compact list').uncheck()

    const tray = page.getByRole('complementary', { name: 'Comparison' })
    await compareBox(page).nth(0).check()
    await expect(tray).toContainText('Tick another')
    await compareBox(page).nth(1).check()
    // The tray follows to other pages, where more can be ticked.
    await openListing(page, listingLinks(page).nth(2))
    await compareBox(page).first().check()
    await expect(tray.getByRole('link', { name: 'Compare 3' })).toBeVisible()
    await expectNoAxeViolations(tray)
    await compareBox(page).first().uncheck()
    await expect(tray.getByRole('link', { name: 'Compare 2' })).toBeVisible()
    await compareBox(page).first().check()
    await tray.getByRole('link', { name: 'Compare 3' }).click()
    await expect(page).toHaveURL(/\/compare\?ids=SPN\w+,SPN\w+,SPN\w+$/)
    await expect(tray).toHaveCount(0)

    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(2)
    const [first, second] = [await heads.first().textContent(), await heads.last().textContent()]
    await page.getByLabel('Home on the left').selectOption({ index: 2 })
    await expect(heads.first()).toHaveText(second ?? '')
    await expect(heads.last()).not.toHaveText(first ?? '')
    await page.mouse.wheel(0, 800)
    await expect(heads.last()).toBeInViewport()

    const rows = await page.getByRole('rowheader').count()
    await page.getByLabel('Show only what differs').check()
    await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(rows)
    const takeOff = page.getByRole('button', { name: /^Take .* off$/ })
    await takeOff.first().click()
    await expect(page).toHaveURL(/\/compare\?ids=SPN\w+,SPN\w+$/)
    await takeOff.first().click()
    await expect(page).toHaveURL(/\/compare\?ids=SPN\w+$/)
    await expect(heads.nth(1)).toHaveCount(0)
    await expect(takeOff).toBeFocused()

    await page.goto('/compare')
    await expect(page).toHaveURL(/\/compare\?ids=SPN\w+$/)
  })

  test('what was looked at is remembered in this browser and can be cleared, and a long row of it does not widen the page', async ({
    page,
    member: _,
  }) => {
    const [first = '', second = '', ...others] = await listingPaths(page)
    await page.goto(first)
    await page.waitForFunction(() => localStorage.getItem('viewed-listings'))
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
    await page.goto(second)
    const strip = page.getByRole('region', { name: 'Recently viewed' })
    await expect(strip).toBeVisible()
    await expect.poll(() => strip.getByRole('link').evaluateAll(hrefs)).toEqual([first])

    await page.goto('/')
    await expect.poll(() => strip.getByRole('link').evaluateAll(hrefs)).toEqual([second, first])
    await expect(strip.getByRole('listitem').first()).toContainText('Just now')
    await strip.getByRole('button', { name: 'Clear' }).click()
    await expect(strip).toHaveCount(0)

    const viewed = others.slice(0, 11).map((path) => ({
      spn: path.slice(-11),
      name: '3 BHK apartment in Sector 45',
      place: 'Gurugram',
      price: '₹ 1 Cr',
      photo: null,
    }))
    await page.evaluate(
      (kept) => localStorage.setItem('viewed-listings', kept),
      JSON.stringify(viewed),
    )
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: texts.empty.saved })).toBeVisible()
    await expect(strip.getByRole('link')).toHaveCount(11)
    await expectNoSidewaysScroll(page)
  })
})

test('a heart pressed in one tab is red in another', async ({ page, context, member: _ }) => {
  const address = '/search/buy?city=gurugram'
  const other = await context.newPage()
  await other.goto(address)
  await page.goto(address)
  const heartIn = (tab: Page) => tab.getByRole('button', { name: /^Save/ }).first()
  await heartIn(page).click()
  await expect(heartIn(other)).toHaveAttribute('aria-pressed', 'true')
  await heartIn(other).click()
  await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'false')
})

test('an address that names nothing comparable explains how to compare', async ({ page }) => {
  const response = await page.request.get('/compare?ids=nonsense,SPN00000000')

  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('Nothing to compare yet')
})

/** The addresses of the listings of a search, which is not opened. */
async function listingPaths(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/search/buy?city=gurugram')).text()
  return [...new Set(html.match(/\/property\/\?id=SPN\w{8}/g))]
}

function hrefs(links: Element[]) {
  return links.map((link) => link.getAttribute('href') ?? '')
}

function compareBox(page: Page) {
  return page.getByRole('checkbox', { name: /^Compare/ }).filter({ visible: true })
}
