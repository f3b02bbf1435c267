import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingLinks, openListing } from '#tests/listing-cards.ts'
import { expectNoSidewaysScroll } from '#tests/no-sideways-scroll.ts'

// Nine homes: a page of twenty costs twice as much to draw.
const few = '/search/rent?city=bhiwani&filterBHK=4bhk'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a heart pressed in one tab is red in another; emptied on the page of the home, it is empty in the results, also after Back', async ({
    page,
    context,
    member: _,
  }) => {
    const other = await context.newPage()
    await other.goto(few)
    await page.goto(few)
    const heartIn = (tab: Page) => tab.getByRole('button', { name: /^Save/ }).first()
    await heartIn(page).click()
    await expect(heartIn(other)).toHaveAttribute('aria-pressed', 'true')
    const served = async (path: string) => (await page.request.get(path)).text()
    expect(await served(few)).toContain('aria-pressed="true"')

    const name = await listingLinks(page).first().textContent()
    const saved = await served('/saved')
    expect(saved).toContain(name)
    expect(saved.match(/<article/g)).toHaveLength(1)
    await openListing(page, listingLinks(page).first())
    await page
      .getByRole('button', { name: 'Save', pressed: true })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('button', { name: 'Save', pressed: false }).first()).toBeVisible()
    await expect(heartIn(other)).toHaveAttribute('aria-pressed', 'false')
    await page.goBack()
    await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('the compact list is kept, and up to four homes are held side by side, of which a phone shows two', async ({
    page,
  }) => {
    await page.goto(few)
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

    const viewed = others.slice(0, 10).map((path) => ({
      spn: path.slice(-11),
      name: '3 BHK apartment in Sector 45',
      place: 'Gurugram',
      price: '₹ 1 Cr',
      photo: null,
    }))
    await page.evaluate((earlier) => {
      const now = JSON.parse(localStorage.getItem('viewed-listings') ?? '[]')
      localStorage.setItem('viewed-listings', JSON.stringify([...now, ...earlier]))
    }, viewed)
    await page.goto(second)
    const strip = page.getByRole('region', { name: 'Recently viewed' })
    await expect(strip.getByRole('link')).toHaveCount(11)
    expect((await strip.getByRole('link').evaluateAll(hrefs))[0]).toBe(first)
    await page.waitForFunction(
      (path) => localStorage.getItem('viewed-listings')?.includes(path.slice(-11)),
      second,
    )

    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: texts.empty.saved })).toBeVisible()
    await expect(strip.getByRole('link')).toHaveCount(12)
    expect((await strip.getByRole('link').evaluateAll(hrefs)).slice(0, 2)).toEqual([second, first])
    await expect(strip.getByRole('listitem').first()).toContainText('Just now')
    await expectNoSidewaysScroll(page)
    await strip.getByRole('button', { name: 'Clear' }).click()
    await expect(strip).toHaveCount(0)
  })
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
