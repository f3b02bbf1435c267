import type { Page } from '@playwright/test'
import { expect, phoneWidth, test, withoutMapWidth } from '#tests/journey.ts'

const patiently = { timeout: 20_000 }

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('the city is remembered, one that the address names goes first, a sentence leads to its search, and choices are there again after Back', async ({
    page,
  }) => {
    const city = cityField(page)
    await page.goto('/')
    await expect(city).toHaveValue('delhi')
    await chooseCity(page, 'bhiwani')
    await expect(page.getByText('In Bhiwani', { exact: true })).toBeVisible()
    const served = async (path: string) => (await page.request.get(path)).text()
    expect(await served('/')).toMatch(/<option value="bhiwani" selected=""/)
    expect(await served('/?city=noida')).toMatch(/<option value="noida" selected=""/)

    const where = page.getByRole('combobox', { name: 'Where' })
    await page.getByRole('radiogroup', { name: 'Rent or buy' }).getByText('Buy').click()
    await page.getByLabel('BHK Type').selectOption('4bhk')
    await where.fill('vidya nagar under 90 lakh')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\/buy\?/)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      city: 'bhiwani',
      q: expect.stringMatching(/vidya nagar/i),
      filterBHK: '4bhk',
      filterPriceMax: '9000000',
    })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('to buy')
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked()
    await expect(page.getByLabel('BHK Type')).toHaveValue('4bhk')
    await expect(where).toHaveValue('vidya nagar under 90 lakh')
  })
})

test('the form shows what belongs to the kind that arrow keys choose; suggestions lie over the photos, stay on the screen by keyboard, and are taken by Enter; a search shows at once that it has begun', async ({
  page,
}) => {
  await page.setViewportSize({ width: withoutMapWidth, height: 800 })
  await page.goto('/?city=delhi')

  await test.step('the fields belong to the kind', async () => {
    await expectFilterFields(page, ['BHK Type', 'Availability'])
    await page.getByRole('radio', { name: 'Rent' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked()
    await expectFilterFields(page, ['BHK Type'])
    await page.getByRole('radio', { name: 'Residential' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectFilterFields(page, ['Property Type'])
    await page.getByLabel('Property Type', { exact: true }).selectOption('cafe')
  })

  const box = page.getByRole('combobox', { name: 'Where' })
  const options = page.getByRole('listbox').getByRole('option')
  await test.step('every suggestion is seen and can be pressed', async () => {
    await box.pressSequentially('sector')
    await expect(options.nth(5)).toBeVisible()
    const height = await page.evaluate(() => window.innerHeight)
    for (let at = 0; at < (await options.count()); at++) {
      await box.press('ArrowDown')
      await expect(options.nth(at)).toHaveAttribute('aria-selected', 'true')
      const place = await options.nth(at).boundingBox()
      expect(place?.y).toBeGreaterThanOrEqual(0)
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height)
    }
    await page.setViewportSize({ width: 1920, height: 1080 })
    // A trial click fails where something else would be hit.
    for (const option of await options.all()) await option.click({ trial: true })
  })

  await test.step('the search has begun before it is answered', async () => {
    await page.setViewportSize({ width: withoutMapWidth, height: 800 })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/\.data(\?|$)/, async (route) => {
      await answered
      await route.continue()
    })
    await box.fill('dwark')
    await expect(options.first()).toContainText('Dwarka')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
    const search = page.getByRole('button', { name: 'Search', exact: true })
    await expect(search).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(page).toHaveURL(
      /\/search\/commercial\/buy\?q=Dwarka[^&]*&city=delhi&filterPropType=cafe/,
    )
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
  })
})

test.describe('the search form', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('works', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('search').getByText('Commercial').click()
      await cityField(page).selectOption('bhiwani')
      await page.getByLabel('Property Type', { exact: true }).selectOption('cafe')
      await page.getByRole('button', { name: 'Search', exact: true }).click()

      await expect(page).toHaveURL('/search/commercial/rent?city=bhiwani&filterPropType=cafe')
      await expect
        .poll(() => page.context().cookies())
        .toContainEqual(expect.objectContaining({ name: 'city', value: 'bhiwani' }))

      await page.getByRole('button', { name: 'More filters' }).click()
      await page.getByLabel('Lift').check()
      await page.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL(/filterPropType=cafe&.*filterAmenities=amenities_lift/)
      await expect(page.getByLabel('Lift')).toBeChecked()
    })
  })
})

test('what is counted is what the pages behind it show', async ({ site }) => {
  const textOf = async (path: string) =>
    (await (await fetch(site.url + path)).text()).replaceAll('<!-- -->', '')
  // Where no journey lists a home: pages for visitors are some seconds old.
  const links = (await textOf('/?city=noida')).matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)
  const [, href = '', tile = ''] = [...links].find(([, , text]) =>
    /^(<[^>]*>)*Apartment/.test(text!),
  )!
  const [, count, deal] = /([\d,]+) to (rent|buy)/.exec(tile.replaceAll(/<[^>]*>/g, ' ')) ?? []

  expect(count).toBeDefined()
  const results = await textOf(href.replaceAll('&amp;', '&'))
  expect(results).toMatch(new RegExp(`<h1[^>]*>${count} homes to ${deal} in Noida`))
})

test.describe('a carousel', () => {
  test.use({ width: withoutMapWidth, contextOptions: { reducedMotion: 'no-preference' } })

  test('goes on by itself until somebody looks closer, is moved by buttons and arrow keys, and begins again after the end', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Popular in Gurugram' })
    const row = carousel.getByRole('list').first()
    await row.scrollIntoViewIfNeeded()
    const place = () => row.evaluate((list) => Math.round(list.scrollLeft))
    const laterPlace = async () => {
      await page.clock.runFor(3_100)
      return place()
    }

    await expect.poll(laterPlace, patiently).toBeGreaterThan(300)
    await row.hover()
    const held = await restingPlace(place)
    await page.clock.runFor(3_500)
    expect(await restingPlace(place)).toBe(held)

    await page.mouse.move(0, 0)
    await expect.poll(laterPlace, patiently).not.toBe(held)

    await page.getByRole('button', { name: 'Pause: Popular in Gurugram' }).click()
    await page.getByRole('button', { name: 'Play: Popular in Gurugram' }).blur()
    await page.mouse.move(0, 0)
    const stopped = await restingPlace(place)
    await page.clock.runFor(3_500)
    expect(await restingPlace(place)).toBe(stopped)

    await moveByHand(page)
  })
})

test('shows every section, and those of the footer', async ({ site }) => {
  const html = await (await fetch(site.url)).text()
  const headings = html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)
  const sections = [...headings].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))

  expect(sections).toEqual([
    'Discover a place you&#x27;ll love',
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
    'Basera',
    'For owners',
    'Talk to us',
  ])
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

async function moveByHand(page: Page) {
  const carousel = page.getByRole('region', { name: 'Choose your city' })
  const row = carousel.getByRole('list').first()
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
}

/** Of the fields that belong to one kind of search only, exactly these are there. */
async function expectFilterFields(page: Page, shown: string[]) {
  for (const label of ['BHK Type', 'Availability', 'Property Type'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible({
      visible: shown.includes(label),
    })
}

function cityField(page: Page) {
  return page.getByLabel('City', { exact: true })
}

async function chooseCity(page: Page, city: string) {
  await cityField(page).selectOption(city)
  await expect(page).toHaveURL(`/?city=${city}`)
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
      { ...patiently, intervals: [150] },
    )
    .toBe(true)
  return last
}

function isAtEnd(list: Element) {
  return list.scrollLeft >= list.scrollWidth - list.clientWidth - 2
}
