import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test, widths } from '#tests/journey.ts'
import { openListing, resultCards } from '#tests/listing-cards.ts'
import { expectNoSidewaysScroll } from '#tests/no-sideways-scroll.ts'

for (const width of widths)
  test.describe(`search at ${width} px`, () => {
    test.use({ width })

    test('shows cards, is accessible and no wider than the screen', async ({ page }) => {
      const response = await page.goto('/search/buy?city=gurugram')

      expect(response?.status()).toBe(200)
      await expect(resultCards(page)).toHaveCount(20)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^\d+ homes to buy in Gurugram$/,
      )
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)
    })

    test('turns a sentence into chips, each of which can be removed', async ({ page }) => {
      await page.goto('/search/buy?city=delhi')
      await page.getByRole('combobox', { name: /Locality/ }).fill('2 bhk noida 40k rent')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\/rent\?city=noida&filterBHK=2bhk&filterPriceMax=40000/)

      await page.getByRole('link', { name: 'Remove 2 BHK', exact: true }).click()
      await expect(page).toHaveURL((url) => !url.search.includes('filterBHK'))
      await expect(page).toHaveURL(/filterPriceMax=40000/)
    })

    test('says what another choice finds, and keeps the focus in the results', async ({ page }) => {
      await page.goto('/search/rent?city=delhi&filterBHK=2bhk,3bhk')
      const heading = page.getByRole('status').getByRole('heading', { level: 1 })
      const before = await heading.textContent()
      await expect(heading).not.toBeFocused()

      await page.getByRole('link', { name: 'Remove 3 BHK' }).press('Enter')
      await expect(page).toHaveURL(/filterBHK=2bhk$/)
      await expect(heading).not.toHaveText(before ?? '')
      await expect(heading).toBeFocused()
      if (width < 768) return

      await page.getByRole('link', { name: 'Clear all' }).press('Enter')
      await expect(page).toHaveURL(/city=delhi$/)
      await expect(heading).toBeFocused()
    })

    test('goes on while scrolling, and comes back to the same place', async ({ page }) => {
      await page.goto('/search/buy?city=gurugram')
      await page.getByText('Show more').scrollIntoViewIfNeeded()
      await expect(resultCards(page).nth(30)).toBeVisible()
      // A click may scroll a little first, so the place is noted as it falls.
      await page.evaluate(() => {
        document.addEventListener(
          'click',
          () => sessionStorage.setItem('left-at', `${scrollY}`),
          true,
        )
      })
      await openListing(page, resultCards(page).nth(30).getByRole('heading').getByRole('link'))
      const before = await page.evaluate(() => Number(sessionStorage.getItem('left-at')))
      await page.goBack()
      await expect(resultCards(page).nth(30)).toBeVisible()
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, before)

      await page.reload()
      await expect(resultCards(page).nth(30)).toBeVisible()
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, before)
    })
  })

for (const width of [320, 768])
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('it stays within the screen', async ({ page }) => {
      const long = 'a'.repeat(100)
      await page.goto(`/search/rent?city=delhi&q=${long}`)
      await expectNoSidewaysScroll(page)
    })
  })

test('the box holds only what did not become a filter', async ({ page }) => {
  await page.goto('/search/buy?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('villa 5 cr')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filterPriceMax=50000000&filterPropType=villa/)

  await expect(box).toHaveValue('')
})

test('recent searches read as they were understood, and can be cleared', async ({ page }) => {
  await page.goto('/search/rent?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('2 bhk dwraka')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filterBHK=2bhk/)
  await expect(page.getByRole('link', { name: 'Remove Dwarka' })).toBeVisible()

  await box.fill('')
  const recent = page.getByRole('listbox').getByRole('option')
  await expect(recent.filter({ hasText: /^Rent homes in Dwarka.*, Delhi · 2 BHK/ })).toBeVisible()
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
  const notice = page.getByRole('region', { name: 'Results' }).getByRole('alert')
  await expect(notice).toBeVisible()
  await expect(resultCards(page)).toHaveCount(20)
  await expect(twoRooms).not.toBeChecked()

  await page.context().setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(twoRooms).toBeChecked()
  await expect(notice).toHaveCount(0)
})

test('a place of another city is told where it is', async ({ page }) => {
  await page.goto('/search/buy?city=gurugram&q=rohini')
  await page.getByRole('link', { name: /^Rohini is in Delhi/ }).click()
  await expect(page).toHaveURL(/q=Rohini&city=delhi/)
})

test('suggestions are moved through by the keyboard', async ({ page }) => {
  await page.goto('/search/buy?city=gurugram')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('palm vih')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
    'Palam Vihar',
  )

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=Palam\+Vihar&city=gurugram/)
})

test('suggestions go on within a sentence', async ({ page }) => {
  await page.goto('/search/buy?city=delhi')
  await page.getByRole('combobox', { name: /Locality/ }).fill('2 bhk rent dwar')
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Dwarka\b/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/rent\?q=Dwarka[^&]*&city=delhi&filterBHK=2bhk/)
})

test('without a city there is no search but an alert', async ({ page }) => {
  await page.goto('/search/buy?city=delhi')
  await page.getByLabel('City').selectOption('')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()

  await expect(page.getByRole('alertdialog').getByText('Please select a city')).toBeVisible()
  await expect(page).toHaveURL(/city=delhi/)
})

test('nothing found says so and offers ways out', async ({ page }) => {
  await page.goto('/search/buy?city=delhi&filterPriceMax=500000')

  await expect(page.getByText('No Property Found')).toHaveCount(1)
  await page.getByRole('link', { name: /without “Up to ₹ 5 Lakh”/ }).click()
  await expect(resultCards(page).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a listing that cannot be fetched says so, and Back leads to the results', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
    await page.goto('/search/rent?city=delhi')
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

  test('Back closes the map of a phone', async ({ page }) => {
    await page.goto('/search/rent?city=delhi')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible()
    await page.goBack()

    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible()
    await expect(page).toHaveURL('/search/rent?city=delhi')
  })

  test('what nothing is called is left out, and said so', async ({ page }) => {
    await page.goto('/search/rent?city=delhi&q=rohini+kamaal')
    await expect(page.getByText('Nothing here mentions “kamaal”, so we left it out.')).toBeVisible()
    await expect(resultCards(page).first()).toBeVisible()
  })

  test('the sheet of filters says how many there would be', async ({ page }) => {
    await page.goto('/search/rent?city=delhi')
    await page.getByRole('link', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('2 BHK').click()
    await expect(page).toHaveURL(/filterBHK=2bhk/)
    await sheet.getByRole('button', { name: /^Show \d+ homes?$/ }).click()

    await expect(sheet).toBeHidden()
    await expectNoAxeViolations(page)
  })
})
