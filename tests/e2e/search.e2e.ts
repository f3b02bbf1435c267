import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test, withoutMapWidth } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

test.use({ width: withoutMapWidth })

test('a sentence becomes chips, each of which can be removed', async ({ page }) => {
  await page.goto('/search/buy?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  const heading = page.getByRole('status').getByRole('heading', { level: 1 })
  await box.fill('2 bhk noida 40k rent')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/rent\?city=noida&filterBHK=2bhk&filterPriceMax=40000/)
  await expect(box).toHaveValue('')
  await page.getByRole('link', { name: 'Remove 2 BHK', exact: true }).click()
  await expect(page).toHaveURL((url) => !url.search.includes('filterBHK'))
  await expect(page).toHaveURL(/filterPriceMax=40000/)
  await box.fill('4 bhk')
  await box.press('Enter')
  await expect(page.getByRole('link', { name: 'Remove 4 BHK', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/filterBHK=4bhk/)
  // Chips and address are there before the results.
  await expect(resultCards(page).first()).toContainText('4 BHK')

  await test.step('what another choice finds is said, and the focus stays in the results', async () => {
    const before = await heading.textContent()
    await expect(heading).not.toBeFocused()
    await page.getByRole('link', { name: 'Remove 4 BHK' }).press('Enter')
    await expect(page).toHaveURL((url) => !url.search.includes('filterBHK'))
    await expect(heading).not.toHaveText(before ?? '')
    await expect(heading).toBeFocused()
    await page.getByRole('link', { name: 'Clear all' }).press('Enter')
    await expect(page).toHaveURL(/city=noida$/)
    await expect(heading).toBeFocused()
  })

  await test.step('without a city there is no search but an alert', async () => {
    await page.getByLabel('City').selectOption('')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await expect(page.getByRole('alertdialog').getByText('Please select a city')).toBeVisible()
    await expect(page).toHaveURL(/city=noida$/)
  })
})

test('suggestions go on within a sentence', async ({ page }) => {
  await page.goto('/search/buy?city=delhi')
  await page.getByRole('combobox', { name: /Locality/ }).fill('2 bhk rent dwar')
  const options = page.getByRole('listbox').getByRole('option')
  await options
    .filter({ hasText: /^Dwarka\b/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/rent\?q=Dwarka[^&]*&city=delhi&filterBHK=2bhk/)
  await expect(page.getByRole('link', { name: 'Remove 2 BHK' })).toBeVisible()
})

test('recent searches read as they were understood, and can be cleared', async ({ page }) => {
  await page.goto('/search/rent?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('2 bhk dwraka')
  await box.press('Enter')
  await expect(page).toHaveURL(/filterBHK=2bhk/)
  await expect(page.getByRole('link', { name: 'Remove Dwarka' })).toBeVisible()

  await box.fill('')
  const recent = page.getByRole('listbox').getByRole('option')
  await expect(recent.filter({ hasText: /^Rent homes in Dwarka.*, Delhi · 2 BHK/ })).toBeVisible()
  await recent.filter({ hasText: /^Rent homes/ }).click()
  await expect(box).toHaveValue('dwraka')

  await box.fill('')
  await recent.filter({ hasText: 'Clear recent searches' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]')
})

test('a lost connection leaves the results, and the search can be tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
  await page.goto('/search/rent?city=delhi')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const twoRooms = filters.getByRole('checkbox', { name: /^2 BHK/ })
  await page.context().setOffline(true)
  await filters.getByText('2 BHK').first().click()
  const notification = page.getByRole('region', { name: 'Results' }).getByRole('alert')
  await expect(notification).toBeVisible()
  await expect(resultCards(page)).toHaveCount(20)
  await expect(twoRooms).not.toBeChecked()

  await page.context().setOffline(false)
  await notification.getByRole('button', { name: 'Try again' }).click()
  await expect(twoRooms).toBeChecked()
  await expect(notification).toHaveCount(0)
})

test('a place of another city leads there with every wish, and back', async ({ page }) => {
  await page.goto('/search/rent?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  const showing = page.getByText('Showing Gurugram, where HUDA City Centre is.')
  await box.fill('2bhk near huda city center under 30k for family')
  await page.keyboard.press('Enter')
  await expect(showing).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('gurugram')
  for (const wish of ['2 BHK', 'Up to ₹ 30,000', 'Family']) {
    await expect(page.getByRole('link', { name: `Remove ${wish}` })).toBeVisible()
  }
  await page.reload()
  await expect(showing).toBeVisible()

  await page.getByRole('link', { name: 'Search Delhi instead' }).click()
  await expect(showing).toBeHidden()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('delhi')
  await expect(page.getByRole('link', { name: 'Remove Family' })).toBeVisible()
  await page.getByRole('link', { name: /^HUDA City Centre is in Gurugram|^Millennium/ }).click()
  await expect(page.getByRole('link', { name: 'Remove 2 BHK' })).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('gurugram')

  // The city of an earlier search does not win either.
  await box.fill('3 bhk rajouri garden')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing Delhi, where Rajouri Garden is.')).toBeVisible()
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

  test('Back closes the map, and leads to the results from a listing that cannot be fetched', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
    await page.goto('/search/rent?city=delhi')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible()
    await expect(page).toHaveURL('/search/rent?city=delhi')

    // Whoever looks through the results is sent the script of a listing's page before it is opened.
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
    await page.context().setOffline(true)
    await resultCards(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()

    await page.goBack()
    await expect(resultCards(page)).toHaveCount(20)
  })

  test('the sheet of filters shows that it is coming, takes the focus, is closed by Back, says how many there would be, and keeps for another kind what both have', async ({
    page,
  }) => {
    const search = '/search/rent?city=delhi&filterFurnishing=semi_furnished&filterPriceMax=50000'
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
    await sheet.getByText('2 BHK').click()
    await expect(page).toHaveURL(/filterBHK=2bhk/)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/filterBHK=2bhk/)
    await page.goBack()
    await expect(page).toHaveURL(search)
    await expect(resultCards(page).first()).toBeVisible()

    await filters.click()
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(sheet).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
    await filters.click()
    await sheet.getByText('2 BHK').click()
    await expect(page).toHaveURL(/filterBHK=2bhk/)
    await expectNoAxeViolations(sheet)
    await expect(sheet.getByRole('button', { name: /^Show \d+ homes?$/ })).toBeVisible()

    const kinds = sheet.getByRole('navigation', { name: 'Kind of property' })
    await kinds.getByRole('link', { name: 'Buy', exact: true }).click()
    await expect(page).toHaveURL(
      '/search/buy?city=delhi&filterBHK=2bhk&filterFurnishing=semi_furnished',
    )
    await kinds.getByRole('link', { name: 'Commercial buy' }).click()
    await expect(page).toHaveURL(
      '/search/commercial/buy?city=delhi&filterFurnishing=semi_furnished',
    )
    await sheet.getByRole('button', { name: /^Show / }).click()
    await expect(sheet).toBeHidden()
  })
})
