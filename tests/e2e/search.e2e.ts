import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'

const cards = '.results .listing-card'

describe.each([390, 1280])('search at %i px', (width) => {
  test('shows cards, is accessible and no wider than the screen', async ({ openPage }) => {
    const { page, status } = await openPage('/search/buy?city=gurugram', { width })

    expect(status).toBe(200)
    await expect.poll(() => page.locator(cards).count()).toBe(20)
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toMatch(/^\d+ homes to buy in Gurugram$/)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    await expectNoAxeViolations(page)
  })

  test('turns a sentence into chips, each of which can be removed', async ({ openPage }) => {
    const { page } = await openPage('/search/buy?city=delhi', { width })
    await page.getByRole('combobox', { name: /Locality/ }).fill('2 bhk noida 40k rent')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\/rent\?city=noida&filterBHK=2bhk&filterPriceMax=40000/)

    await page.getByRole('link', { name: 'Remove 2 BHK', exact: true }).click()
    await page.waitForURL((url) => !url.search.includes('filterBHK'))
    expect(page.url()).toContain('filterPriceMax=40000')
  })

  test('says what another choice finds, and keeps the focus in the results', async ({
    openPage,
  }) => {
    const { page } = await openPage('/search/rent?city=delhi&filterBHK=2bhk,3bhk', { width })
    const heading = page.getByRole('status').getByRole('heading', { level: 1 })
    const hasFocus = () => heading.evaluate((title) => title === document.activeElement)
    const before = await heading.textContent()
    expect(await hasFocus()).toBe(false)

    await page.getByRole('link', { name: 'Remove 3 BHK' }).press('Enter')
    await page.waitForURL(/filterBHK=2bhk$/)
    await expect.poll(() => heading.textContent()).not.toBe(before)
    await expect.poll(hasFocus).toBe(true)
    if (width < 768) return

    await page.getByRole('link', { name: 'Clear all' }).press('Enter')
    await page.waitForURL(/city=delhi$/)
    await expect.poll(hasFocus).toBe(true)
  })

  test('goes on while scrolling, and comes back to the same place', async ({ openPage }) => {
    const { page } = await openPage('/search/buy?city=gurugram', { width })
    await page.locator('.end-mark').scrollIntoViewIfNeeded()
    await page.locator(cards).nth(30).waitFor()
    // A click may scroll a little first, so the place is noted as it falls.
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        () => sessionStorage.setItem('left-at', `${scrollY}`),
        true,
      )
    })
    await page.locator(cards).nth(30).getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/property/)
    const before = await page.evaluate(() => Number(sessionStorage.getItem('left-at')))
    await page.goBack()
    await page.locator(cards).nth(30).waitFor()
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, before)

    await page.reload()
    await page.locator(cards).nth(30).waitFor()
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, before)
  })
})

test.for([320, 768])('at %i px it stays within the screen', async (width, { openPage }) => {
  const long = 'a'.repeat(100)
  const { page } = await openPage(`/search/rent?city=delhi&q=${long}`, { width })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('the box holds only what did not become a filter', async ({ openPage }) => {
  const { page } = await openPage('/search/buy?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('villa 5 cr')
  await page.keyboard.press('Enter')
  await page.waitForURL(/filterPriceMax=50000000&filterPropType=villa/)

  await expect.poll(() => box.inputValue()).toBe('')
})

test('recent searches read as they were understood, and can be cleared', async ({ openPage }) => {
  const { page } = await openPage('/search/rent?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('2 bhk dwraka')
  await page.keyboard.press('Enter')
  await page.waitForURL(/filterBHK=2bhk/)
  await page.getByRole('link', { name: 'Remove Dwarka' }).waitFor()

  await box.fill('')
  const recent = page.getByRole('listbox').getByRole('option')
  await recent.filter({ hasText: /^Rent homes in Dwarka.*, Delhi · 2 BHK/ }).waitFor()
  await recent.filter({ hasText: 'Clear recent searches' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]')
})

test('a lost connection leaves the results, and the search can be tried again', async ({
  openPage,
}) => {
  const { page } = await openPage('/search/rent?city=delhi', {
    expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/],
  })
  const twoRooms = page.locator('.filter-panel input[value="2bhk"]')
  await page.context().setOffline(true)
  await page.locator('.filter-panel').getByText('2 BHK', { exact: false }).first().click()
  const notice = page.getByRole('region', { name: 'Results' }).getByRole('alert')
  await notice.waitFor()
  expect(await page.locator(cards).count()).toBe(20)
  await expect.poll(() => twoRooms.isChecked()).toBe(false)

  await page.context().setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => twoRooms.isChecked()).toBe(true)
  await expect.poll(() => notice.count()).toBe(0)
})

test('a listing that cannot be fetched says so, and Back leads to the results', async ({
  openPage,
}) => {
  const { page } = await openPage('/search/rent?city=delhi', {
    width: 390,
    expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/],
  })
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
  await page.locator(cards).first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()

  await page.goBack()
  await expect.poll(() => page.locator(cards).count()).toBe(20)
})

test('Back closes the map of a phone', async ({ openPage }) => {
  const { page } = await openPage('/search/rent?city=delhi', { width: 390 })
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('button', { name: 'List', exact: true }).waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Map', exact: true }).waitFor()
  expect(page.url()).toContain('/search/rent?city=delhi')
})

test('what nothing is called is left out, and said so', async ({ openPage }) => {
  const { page } = await openPage('/search/rent?city=delhi&q=rohini+kamaal', { width: 390 })
  await page.getByText('Nothing here mentions “kamaal”, so we left it out.').waitFor()
  await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(0)
})

test('a place of another city is told where it is', async ({ openPage }) => {
  const { page } = await openPage('/search/buy?city=gurugram&q=rohini')
  await page.getByRole('link', { name: /^Rohini is in Delhi/ }).click()
  await page.waitForURL(/q=Rohini&city=delhi/)
})

test('suggestions are moved through by the keyboard', async ({ openPage }) => {
  const { page } = await openPage('/search/buy?city=gurugram')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('palm vih')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  expect(
    await page.getByRole('listbox').getByRole('option', { selected: true }).textContent(),
  ).toContain('Palam Vihar')

  await page.keyboard.press('Enter')
  await page.waitForURL(/q=Palam\+Vihar&city=gurugram/)
})

test('suggestions go on within a sentence', async ({ openPage }) => {
  const { page } = await openPage('/search/buy?city=delhi')
  await page.getByRole('combobox', { name: /Locality/ }).fill('2 bhk rent dwar')
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Dwarka\b/ })
    .first()
    .click()
  await page.waitForURL(/\/search\/rent\?q=Dwarka[^&]*&city=delhi&filterBHK=2bhk/)
})

test('the sheet of filters says how many there would be', async ({ openPage }) => {
  const { page } = await openPage('/search/rent?city=delhi', { width: 390 })
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('2 BHK').click()
  await page.waitForURL(/filterBHK=2bhk/)
  await sheet.getByRole('button', { name: /^Show \d+ homes?$/ }).click()

  await expect.poll(() => sheet.isVisible()).toBe(false)
  await expectNoAxeViolations(page)
})

test('without a city there is no search but an alert', async ({ openPage }) => {
  const { page } = await openPage('/search/buy?city=delhi')
  await page.getByLabel('City').selectOption('')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()

  await page.getByRole('alertdialog').getByText('Please select a city').waitFor()
  expect(page.url()).toContain('city=delhi')
})

test('nothing found says so and offers ways out', async ({ openPage }) => {
  const { page } = await openPage('/search/buy?city=delhi&filterPriceMax=500000')

  await expect.poll(() => page.getByText('No Property Found').count()).toBe(1)
  await page.getByRole('link', { name: /without “Up to ₹ 5 Lakh”/ }).click()
  await page.locator(cards).first().waitFor()
})
