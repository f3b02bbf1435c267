import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { desktopWidth, expect, phoneWidth, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

const streets = 'https://tiles.openfreemap.org/**'
const anywhere = { 'access-control-allow-origin': '*' }
const search = '/search/buy?city=gurugram&filterBHK=1rk'

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

// Each of these loads a map, which without a graphics card takes seconds: one journey does much. What
// has nothing to do with the graphics card is shown on the drawn map (`draw-area.e2e.ts`).
test('the map of results shows the streets and names who made them, ties cards to pins, searches where it is moved to, and opens a home from its pin by the keyboard', async ({
  page,
}) => {
  await page.route(streets, (route) => route.fulfill({ json: style, headers: anywhere }))
  // So few that all of them are on the first page, each with a pin of its own.
  await page.goto(search)
  await mapReady(page)
  const map = page.locator('#map')
  await expect(page.locator('[data-base-map=streets]')).toHaveCount(1)
  await expect(map).toContainText('Field by Somebody')
  await expect(page.getByText('Street map unavailable.')).toHaveCount(0)
  await expect(map.getByRole('status')).toHaveText('')
  const shown = pins(page).or(map.getByRole('button', { name: /homes here$/ }))
  await expect(shown.nth(1)).toBeVisible()
  await expectNoAxeViolations(map)

  await test.step('who points at a card or a pin sees the other', async () => {
    await resultCards(page).first().hover()
    await expect(page.locator('#map [data-pointed-at]').first()).toBeAttached()
    await page.locator('h1').hover()
    await zoomToPins(page)
    await hoverPinOfList(page)
    await expect(page.locator('#results [data-pointed-at]')).toBeVisible()
  })

  await test.step('a moved map can be searched', async () => {
    await zoomIn(page)
    await page.getByRole('button', { name: 'Search this area' }).click()
    await expect(page).toHaveURL(/area=\d+\.\d+,\d+\.\d+,\d+\.\d+,\d+\.\d+/)
    await expect(page.getByRole('link', { name: /Part of the map/ })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('whoever is in Delhi sees a dot there, and the homes around it', async () => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 28.6202, longitude: 77.0519 })
    await page.getByRole('button', { name: 'Where I am' }).click()
    await expect(page).toHaveURL(/city=delhi&filterBHK=1rk&area=28\.60/)
    await expect(map.getByRole('img', { name: 'You are here' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^\d+ homes? to buy in this part of the map/,
    )
  })

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

test.describe('on a phone', () => {
  test.use({ width: phoneWidth, viewport: { width: phoneWidth, height } })

  test('the map of a home says that streets are missing, and shows where it is, with rings around it', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_NAME_NOT_RESOLVED/)
    await page.route(streets, (route) => route.abort('namenotresolved'))
    await page.goto(await firstListing(page))
    await page.locator('#where').scrollIntoViewIfNeeded()
    await mapReady(page)
    await expect(page.locator('[data-base-map=embedded]')).toHaveCount(1)
    await expect(page.getByText('Street map unavailable.')).toHaveCount(1)

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
