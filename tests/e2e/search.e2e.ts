import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test, withoutMapWidth } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

test.use({ width: withoutMapWidth })

// Nine homes: a page of twenty costs twice as much to draw.
const few = '/search/rent?city=bhiwani&filterBHK=4bhk'

test('a sentence becomes chips, each of which can be removed; suggestions go on within one, and both are offered again as they were understood', async ({
  page,
}) => {
  await page.goto('/search/buy?city=hisar&filterBHK=1rk')
  const box = page.getByRole('combobox', { name: /Locality/ })
  const heading = page.getByRole('status').getByRole('heading', { level: 1 })
  await box.fill('4 bhk bhiwani 27k rent')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/rent\?city=bhiwani&filterBHK=4bhk&filterPriceMax=27000/)
  await expect(box).toHaveValue('')
  // Chips and address are there before the results.
  await expect(heading).toHaveText(/^\d+ homes to rent in Bhiwani$/)
  await expect(resultCards(page).first()).toContainText(/(4|3\+) BHK/)

  await test.step('what another choice finds is said, and the focus stays in the results', async () => {
    const before = await heading.textContent()
    await expect(heading).not.toBeFocused()
    await page.getByRole('link', { name: 'Remove Up to ₹ 27,000' }).press('Enter')
    await expect(page).toHaveURL((url) => url.search === '?city=bhiwani&filterBHK=4bhk')
    await expect(heading).not.toHaveText(before ?? '')
    await expect(heading).toBeFocused()
  })

  await test.step('a suggestion ends the sentence', async () => {
    await box.fill('4 bhk rent vidy')
    const options = page.getByRole('listbox').getByRole('option')
    await options
      .filter({ hasText: /^Vidya Nagar/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/search\/rent\?q=Vidya[^&]*&city=bhiwani&filterBHK=4bhk/)
    await expect(heading).toHaveText(/ in Vidya Nagar, Bhiwani$/)
    await expect(page.getByRole('link', { name: 'Remove 4 BHK' })).toBeVisible()
  })

  await test.step('recent searches read as they were understood, and can be cleared', async () => {
    await box.fill('')
    const recent = page.getByRole('listbox').getByRole('option')
    await expect(
      recent.filter({ hasText: 'Rent homes in Vidya Nagar, Bhiwani · 4 BHK' }),
    ).toBeVisible()
    await recent.filter({ hasText: /^Rent homes in Bhiwani · 4 BHK · Up to ₹ 27,000/ }).click()
    await expect(page).toHaveURL(/filterPriceMax=27000/)
    await expect(heading).toHaveText(/ to rent in Bhiwani$/)

    await box.fill('x')
    await box.fill('')
    await recent.filter({ hasText: 'Clear recent searches' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]')
  })

  await test.step('without a city there is no search but an alert', async () => {
    await page.getByLabel('City').selectOption('')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await expect(page.getByRole('alertdialog').getByText('Please select a city')).toBeVisible()
    await expect(page).toHaveURL(/city=bhiwani/)
  })
})

test('Back leads to the results from a listing that cannot be fetched; a lost connection leaves them, and the search can be tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
  await page.goto(few)
  await listingScriptFetched(page)
  const found = await resultCards(page).count()
  await page.context().setOffline(true)
  await resultCards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.goBack()
  await expect(resultCards(page)).toHaveCount(found)

  const filters = page.getByRole('complementary', { name: 'Filters' })
  const threeRooms = filters.getByRole('checkbox', { name: /^3 BHK/ })
  await filters.getByText('3 BHK').first().click()
  const notification = page.getByRole('region', { name: 'Results' }).getByRole('alert')
  await expect(notification).toBeVisible()
  await expect(resultCards(page)).toHaveCount(found)
  await expect(threeRooms).not.toBeChecked()

  await page.context().setOffline(false)
  await notification.getByRole('button', { name: 'Try again' }).click()
  await expect(threeRooms).toBeChecked()
  await expect(notification).toHaveCount(0)
})

test('a place of another city leads there with every wish, and back', async ({ page }) => {
  await page.goto('/search/rent?city=delhi&filterPriceMax=5000')
  const box = page.getByRole('combobox', { name: /Locality/ })
  const showing = page.getByText('Showing Gurugram, where HUDA City Centre is.')
  await box.fill('2bhk near huda city center under 30k for family')
  await page.keyboard.press('Enter')
  await expect(showing).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('gurugram')
  for (const wish of ['2 BHK', 'Up to ₹ 30,000', 'Family']) {
    await expect(page.getByRole('link', { name: `Remove ${wish}` })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Search Delhi instead' }).click()
  await expect(showing).toBeHidden()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('delhi')
  await expect(page.getByRole('link', { name: 'Remove Family' })).toBeVisible()
  await page.getByRole('link', { name: /^HUDA City Centre is in Gurugram|^Millennium/ }).click()
  await expect(page.getByRole('link', { name: 'Remove 2 BHK' })).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('gurugram')

  // What was typed is remembered as it was understood.
  await box.focus()
  await box.fill('')
  const recent = page.getByRole('listbox').getByRole('option')
  await expect(recent.filter({ hasText: /^Rent homes near .+ Gurugram · 2 BHK/ })).toBeVisible()
})

test('what cannot be found is said, with a way on', async ({ page }) => {
  const textOf = async (path: string) =>
    (await (await page.request.get(path)).text()).replaceAll('<!-- -->', '')
  const nothing = await textOf('/search/buy?city=delhi&filterPriceMax=500000')
  expect(nothing).toContain('No Property Found')
  expect(nothing).toContain('without “Up to ₹ 5 Lakh”')

  const oneWord = await textOf('/search/rent?city=delhi&q=rohini+kamaal')
  expect(oneWord).toContain('Nothing here mentions “kamaal”, so we left it out.')
  expect(oneWord).toContain('/property/?id=SPN')
})

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('the sheet of filters shows that it is coming, takes the focus, is closed by Back, says how many there would be, and keeps for another kind what both have', async ({
    page,
  }) => {
    const search = '/search/rent?city=bhiwani&filterFurnishing=semi_furnished&filterPriceMax=9000'
    await page.goto(search)
    const { promise: sent, resolve: send } = Promise.withResolvers<void>()
    await page.route(/\/assets\/filter-sheet-.*\.js/, async (route) => {
      await sent
      await route.continue()
    })
    const filters = page.getByRole('link', { name: 'Filters' })
    await filters.click()
    await expect(page.getByRole('status').getByText('Loading')).toBeVisible()
    send()

    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    await expect(sheet.locator(':focus').or(sheet.and(page.locator(':focus')))).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(filters).toBeFocused()
    await expect(page).toHaveURL(search)

    await filters.click()
    await sheet.getByText('1 BHK').click()
    await expect(page).toHaveURL(/filterBHK=1bhk/)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/filterBHK=1bhk/)
    await page.goBack()
    await expect(page).toHaveURL(search)
    await expect(resultCards(page).first()).toBeVisible()

    await filters.click()
    const oneRoom = sheet.getByRole('checkbox', { name: /^1 BHK/ })
    await expect(oneRoom).not.toBeChecked()
    await sheet.getByText('1 BHK').click()
    await expect(page).toHaveURL(/filterBHK=1bhk/)
    await expect(oneRoom).toBeChecked()
    await expectNoAxeViolations(sheet)
    await expect(sheet.getByRole('button', { name: /^Show \d+ homes?$/ })).toBeVisible()
    const kinds = sheet.getByRole('navigation', { name: 'Kind of property' })
    await kinds.getByRole('link', { name: 'Buy', exact: true }).click()
    await expect(page).toHaveURL(
      '/search/buy?city=bhiwani&filterBHK=1bhk&filterFurnishing=semi_furnished',
    )
    await sheet.getByRole('button', { name: /^Show / }).click()
    await expect(sheet).toBeHidden()
  })
})

/** Whoever looks through the results is sent the script of a listing's page before it is opened. */
async function listingScriptFetched(page: Page) {
  const fetched = () =>
    page.evaluate(() => {
      const preloads = document.querySelectorAll('link[rel=modulepreload][href*="/property-"]')
      const addresses = [...preloads].map((link) => (link as HTMLLinkElement).href)
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      return addresses.length > 0 && addresses.every((address) => files.includes(address))
    })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 40)
      return fetched()
    })
    .toBe(true)
}
