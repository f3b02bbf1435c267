import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { desktopWidth, expect, phoneWidth, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

const streets = 'https://tiles.openfreemap.org/**'
const anywhere = { 'access-control-allow-origin': '*' }
const search = '/search/buy?city=gurugram'

// Software draws every pixel of a map: the window is no higher than it must be.
const height = 520
test.use({ webGl: true, viewport: { width: desktopWidth, height } })

/** A tile server's style with one green field and one who must be named. */
const style = {
  version: 8,
  sources: {
    field: {
      type: 'geojson',
      attribution: 'Field by Somebody',
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [76, 28],
            [78, 28],
            [78, 29],
            [76, 29],
            [76, 28],
          ],
        ],
      },
    },
  },
  layers: [{ id: 'field', type: 'fill', source: 'field', paint: { 'fill-color': '#dcebdd' } }],
}

// Each of these loads a map, which without a graphics card takes seconds: one journey does much.
test.describe('the map of results', () => {
  test('says that streets are missing, shows prices and searches where it is moved to', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_NAME_NOT_RESOLVED/)
    await page.route(streets, (route) => route.abort('namenotresolved'))
    await page.goto(search)
    await mapReady(page)
    const map = page.locator('#map')
    const shown = pins(page).or(map.getByRole('button', { name: /homes here$/ }))
    await expect(shown.nth(3)).toBeVisible()
    await expect(shown.first()).toHaveText(/\d/)
    await expect(page.locator('[data-base-map=embedded]')).toHaveCount(1)
    await expect(page.getByText('Street map unavailable.')).toHaveCount(1)
    await expect(map.getByRole('status')).toHaveText('')
    await expectNoAxeViolations(map)

    await zoomIn(page)
    await page.getByRole('button', { name: 'Search this area' }).click()
    await expect(page).toHaveURL(/area=\d+\.\d+,\d+\.\d+,\d+\.\d+,\d+\.\d+/)
    await expect(page.getByRole('link', { name: /Part of the map/ })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    // Whoever is in Delhi sees a dot there, and the homes around it.
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 28.5921, longitude: 77.046 })
    await page.getByRole('button', { name: 'Where I am' }).click()
    await expect(page).toHaveURL(/city=delhi&area=28\.57/)
    await expect(map.getByRole('img', { name: 'You are here' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^\d+ homes to buy in this part of the map/,
    )
    await expect(shown.first()).toBeVisible()
  })

  test('shows the streets and names who made them, ties cards to pins, and opens a home from its pin by the keyboard', async ({
    page,
  }) => {
    await page.route(streets, (route) => route.fulfill({ json: style, headers: anywhere }))
    // So few that all of them are on the first page, each with a pin of its own.
    await page.goto(`${search}&filterBHK=1rk`)
    await mapReady(page)
    await expect(page.locator('[data-base-map=streets]')).toHaveCount(1)
    await expect(page.locator('#map')).toContainText('Field by Somebody')
    await expect(page.getByText('Street map unavailable.')).toHaveCount(0)

    await resultCards(page).first().hover()
    await expect(page.locator('#map [data-pointed-at]').first()).toBeAttached()

    await page.locator('h1').hover()
    await zoomToPins(page)
    await hoverPinOfList(page)
    await expect(page.locator('#results [data-pointed-at]')).toBeVisible()

    const pin = pins(page).first()
    await pin.focus()
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Chosen on the map' })
    await expect(card).toBeVisible()
    await expect(card.getByRole('link')).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(pin).toBeFocused()

    await page.keyboard.press('Enter')
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/property\/\?id=SPN/)
  })
})

test.describe('the map of results on a phone', () => {
  test.use({ width: phoneWidth, viewport: { width: phoneWidth, height } })

  test('comes when it is asked for, fills the screen, and searches its area', async ({ page }) => {
    // The embedded map takes seconds more to draw than a field.
    await page.route(streets, (route) => route.fulfill({ json: style, headers: anywhere }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(search, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => /gl-view|maplibre|map\/embedded/.test(url))).toEqual([])

    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await mapReady(page)
    expect(asked.some((url) => /gl-view/.test(url))).toBe(true)
    await expect(page.locator('#results')).toBeHidden()
    await expectNoAxeViolations(page.locator('#map'))

    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.locator('#results')).toBeVisible()
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await zoomIn(page)
    await page.getByRole('button', { name: 'Search this area' }).click()
    const map = page.locator('#map')
    await expect(map.getByText(/^\d+ homes to buy in/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^List, [\d,]+ found$/ })).toBeVisible()
    await map.getByRole('link', { name: 'Remove Part of the map' }).click()
    await expect(page).not.toHaveURL(/area=/)
  })
})

test.describe('the map of a home', () => {
  test.use({ width: phoneWidth, viewport: { width: phoneWidth, height } })

  test('shows where it is, with rings around it', async ({ page, allowErrors }) => {
    allowErrors(/ERR_NAME_NOT_RESOLVED/)
    await page.route(streets, (route) => route.abort('namenotresolved'))
    await page.goto(await firstListing(page))
    await page.locator('#where').scrollIntoViewIfNeeded()
    await mapReady(page)

    // What is near may be as far as a ring.
    const map = page.locator('#where :has(> [data-map-state])')
    for (const ring of ['500 m', '1 km'])
      await expect(map.getByText(ring, { exact: true })).toBeVisible()
    await expect(page.getByAltText('The property')).toHaveCount(1)
    await expectNoAxeViolations(page.locator('#where'))
  })
})

/** The address of a search's first listing, without opening the search and its map. */
async function firstListing(page: Page) {
  const html = await (await page.request.get(search)).text()
  const [address] = /\/property\/\?id=SPN\w{8}/.exec(html) ?? []
  if (!address) throw new Error('The search has no listing.')
  return address
}

/** The pins of single homes, which show a price. */
function pins(page: Page) {
  return page.locator('#map').getByRole('button', { name: /^₹/ })
}

/** Ready means drawn, which takes a worker that works. */
async function mapReady(page: Page) {
  await expect(page.locator('[data-map-state=ready]')).toBeVisible({ timeout: 40_000 })
}

/** Goes closer, and waits until the map has come to rest. */
async function zoomIn(page: Page) {
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
}

/** Homes that lie close together are counted on one pin until somebody looks closer. */
async function zoomToPins(page: Page) {
  await expect(async () => {
    if ((await pins(page).count()) === 0) await zoomIn(page)
    await expect(pins(page).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

/** Points at a single pin whose listing is on the first page. */
async function hoverPinOfList(page: Page) {
  const prices = await resultCards(page).locator('strong').allTextContents()
  const labels = await pins(page).evaluateAll((all) =>
    all.map((pin) => pin.getAttribute('aria-label') ?? ''),
  )
  const shortPrices = prices.map((price) => price.replace('Lakh', 'L'))
  const label = labels.find((each) => shortPrices.some((price) => each.startsWith(`${price},`)))
  expect(label, 'a pin of the first page').toBeDefined()
  await page.getByRole('button', { name: label! }).first().hover()
}
