import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'

const phone = 390
const desk = 1280
const patiently = { timeout: 20_000 }

describe.each([phone, desk])('at %i px', (width) => {
  test('shows every section, shuts nobody out and stays within the screen', async ({
    openPage,
  }) => {
    const { page } = await openPage('/', { width })
    const headings = await page.locator('main h1, main h2').allTextContents()

    expect(headings).toEqual([
      "Discover a place you'll love",
      'Popular in Gurugram',
      'Buy a home',
      'Rent a home',
      'Sell or let yours',
      'Choose your city',
      'Explore property types',
      'Popular in Delhi',
      'From the first photo to the house key',
      'Popular in Hisar',
      'People who found their basera',
      'Need Help? Talk to Our Experts',
    ])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoAxeViolations(page)
  })

  test('a city and a sentence lead to the search that they mean', async ({ openPage }) => {
    const { page } = await openPage('/', { width })
    await chooseCity(page, 'noida')
    await page.getByRole('combobox', { name: 'Where' }).fill('2 bhk sector 62 under 30k')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\/rent\?/)
    const { searchParams } = new URL(page.url())

    expect(Object.fromEntries(searchParams)).toMatchObject({
      city: 'noida',
      q: expect.stringMatching(/sector 62/i),
      filterBHK: '2bhk',
      filterPriceMax: '30000',
    })
  })

  test('a suggestion is picked by keyboard', async ({ openPage }) => {
    const { page } = await openPage('/?city=delhi', { width })
    await settled(page)
    const box = page.getByRole('combobox', { name: 'Where' })
    await box.pressSequentially('dwark')
    await page
      .getByRole('option', { name: /Dwarka/ })
      .first()
      .waitFor()
    await box.press('ArrowDown')
    await box.press('Enter')
    await page.waitForURL(/\/search\/rent\?.*city=delhi/)

    expect(new URL(page.url()).searchParams.get('q')).toMatch(/dwarka/i)
  })
})

test.for([320, 768])('at %i px it stays within the screen', async (width, { openPage }) => {
  const { page } = await openPage('/', { width })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('the suggestion that the keyboard chooses stays on the screen', async ({ openPage }) => {
  const { page } = await openPage('/?city=delhi')
  await settled(page)
  const box = page.getByRole('combobox', { name: 'Where' })
  const options = page.getByRole('listbox').getByRole('option')
  await box.pressSequentially('sector')
  await options.nth(5).waitFor()
  const height = await page.evaluate(() => window.innerHeight)

  for (let at = 0; at < (await options.count()); at++) {
    await box.press('ArrowDown')
    await expect.poll(() => options.nth(at).getAttribute('aria-selected')).toBe('true')
    const place = await options.nth(at).boundingBox()
    expect(place?.y).toBeGreaterThanOrEqual(0)
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height)
  }
})

describe('the search form', () => {
  test('shows what belongs to the kind that arrow keys choose', async ({ openPage }) => {
    const { page } = await openPage('/')
    const shown = () => page.locator('.two .part-name:visible').allTextContents()
    await expect.poll(() => shown()).toEqual(['BHK Type', 'Availability'])

    await page.getByRole('radio', { name: 'Rent' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: 'Buy' }).isChecked()).toBe(true)
    await expect.poll(() => shown()).toEqual(['BHK Type'])

    await page.getByRole('radio', { name: 'Residential' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown()).toEqual(['Property Type'])
    await page.getByLabel('Property Type', { exact: true }).selectOption('office_space')
    await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')
    await page.waitForURL('**/search/commercial/buy?city=delhi&filterPropType=office_space')
  })

  test('asks for a city before it searches', async ({ openPage }) => {
    const { page } = await openPage('/')
    await settled(page)
    await cityField(page).selectOption('')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('alertdialog', { name: 'Please select a city' }).waitFor()
    await page.getByRole('button', { name: 'OK', exact: true }).click()

    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('remembers the city; an address that names one goes first', async ({ openPage }) => {
    const { page } = await openPage('/')
    const city = cityField(page)
    await expect.poll(() => city.inputValue()).toBe('delhi')

    await chooseCity(page, 'hisar')
    await page.getByText('In Hisar', { exact: true }).waitFor()
    await page.goto('/')
    await expect.poll(() => city.inputValue()).toBe('hisar')
    await page.goto('/?city=noida')
    await expect.poll(() => city.inputValue()).toBe('noida')
  })

  test('works without scripts', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.locator('.hero-search').getByText('Commercial').click()
    await cityField(page).selectOption('gurugram')
    await page.getByLabel('Property Type', { exact: true }).selectOption('shop')
    await page.getByRole('button', { name: 'Search', exact: true }).click()

    expect(page.url()).toBe(`${site.url}/search/commercial/rent?city=gurugram&filterPropType=shop`)
    await expect
      .poll(() => context.cookies())
      .toContainEqual(expect.objectContaining({ name: 'city', value: 'gurugram' }))
    await context.close()
  })
})

describe('what is counted', () => {
  test('is what the pages behind it show', async ({ openPage }) => {
    const { page } = await openPage('/?city=gurugram')
    const tile = page.getByRole('link', { name: /^Apartment/ })
    const [, count, deal] = /([\d,]+) to (rent|buy)/.exec((await tile.textContent()) ?? '') ?? []
    await tile.click()

    await page
      .getByRole('heading', { level: 1, name: `${count} homes to ${deal} in Gurugram` })
      .waitFor()
  })
})

describe('a carousel', () => {
  test('goes on by itself until somebody looks closer', async ({ openPage }) => {
    const { page } = await openPage('/about')
    await page.clock.install()
    await page.goto('/')
    await settled(page)
    const row = page.locator('.carousel', { hasText: 'Popular in Gurugram' }).locator('.card-row')
    await row.scrollIntoViewIfNeeded()
    const place = () => row.evaluate((list) => Math.round(list.scrollLeft))
    const laterPlace = async () => {
      await page.clock.runFor(3_100)
      return place()
    }

    await expect.poll(laterPlace, patiently).toBeGreaterThan(300)
    await row.hover()
    const held = await restingPlace(place)
    await page.clock.runFor(9_500)
    expect(await restingPlace(place)).toBe(held)

    await page.mouse.move(0, 0)
    await expect.poll(laterPlace, patiently).not.toBe(held)

    await page.getByRole('button', { name: 'Pause: Popular in Gurugram' }).click()
    await page.getByRole('button', { name: 'Play: Popular in Gurugram' }).blur()
    await page.mouse.move(0, 0)
    const stopped = await restingPlace(place)
    await page.clock.runFor(9_500)
    expect(await restingPlace(place)).toBe(stopped)
  })

  test('is moved by its buttons and the arrow keys, and begins again after the end', async ({
    openPage,
  }) => {
    const { page } = await openPage('/')
    await settled(page)
    const carousel = page.locator('.carousel', { hasText: 'Choose your city' })
    const row = carousel.locator('.card-row')
    const place = () => row.evaluate((list) => Math.round(list.scrollLeft))

    await carousel.getByRole('button', { name: 'Next: Choose your city' }).click()
    await expect.poll(place, patiently).toBeGreaterThan(200)
    await restingPlace(place)
    await carousel.getByRole('button', { name: 'Previous: Choose your city' }).click()
    await expect.poll(place, patiently).toBe(0)
    await carousel.getByRole('button', { name: 'Previous: Choose your city' }).click()
    await expect.poll(() => row.evaluate(isAtEnd), patiently).toBe(true)
    await restingPlace(place)
    await carousel.getByRole('link', { name: /Bhiwani/ }).press('ArrowRight')
    await expect.poll(place, patiently).toBe(0)
  })
})

test('the content is served as it is', async ({ site }) => {
  const answer = await fetch(`${site.url}/homepageContent.json`)
  const content = await answer.json()

  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(content).toMatchObject({ section_prop_delhi: true, section_2: true, section_4: true })
  for (const { image } of content.cities) {
    const picture = await fetch(site.url + image)
    expect(picture.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  }
})

test('tells search engines who we are and how to search', async ({ site }) => {
  const html = await (await fetch(site.url)).text()
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  const types = [...blocks].map(([, text]) => JSON.parse(text ?? '')['@type'])

  expect(types).toEqual(['WebSite', 'Organization'])
  expect(html).toContain('<title>Basera Real Estate India</title>')
})

function cityField(page: Page) {
  return page.getByLabel('City', { exact: true })
}

/** The choice is an action of ours only once the script has taken over. */
async function chooseCity(page: Page, city: string) {
  await settled(page)
  await cityField(page).selectOption(city)
  await page.waitForURL(`**/?city=${city}`)
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
}

/** Where a row comes to rest: twice the same place in a row. */
async function restingPlace(place: () => Promise<number>) {
  let last = Number.NaN
  await expect
    .poll(
      async () => {
        const now = await place()
        const isSame = now === last
        last = now
        return isSame
      },
      { ...patiently, interval: 150 },
    )
    .toBe(true)
  return last
}

function isAtEnd(list: Element) {
  return list.scrollLeft >= list.scrollWidth - list.clientWidth - 2
}
