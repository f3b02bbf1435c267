import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expectFocus } from '#tests/expect-focus.ts'
import { mapTest as test } from '#tests/journey.ts'

const streets = 'https://tiles.openfreemap.org/**'
const anywhere = { 'access-control-allow-origin': '*' }
const search = '/search/buy?city=gurugram'
const pins = '.pin[aria-hidden="false"]'

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

describe('the map of results', () => {
  test('stands beside the list and shows prices and counts', async ({ openPage }) => {
    const { page } = await openPage(search)
    await mapReady(page)

    const shown = page.locator(`${pins}, .pin-many[aria-hidden="false"]`)
    await expect.poll(() => shown.count()).toBeGreaterThan(3)
    expect((await shown.allTextContents()).join(' ')).toMatch(/\d/)
    expect(await page.locator('#map [role=status]').textContent()).toBe('')
    await expectNoAxeViolations(page)
  })

  test('shows the embedded map and says so when the streets cannot be reached', async ({
    openPage,
  }) => {
    const { page } = await openPage('/about', { expected: [/ERR_NAME_NOT_RESOLVED/] })
    await page.route(streets, (route) => route.abort('namenotresolved'))
    await page.goto(search)
    await mapReady(page)

    await expect.poll(() => page.locator('[data-map-ground=embedded]').count()).toBe(1)
    await expect.poll(() => page.getByText('Street map unavailable.').count()).toBe(1)
  })

  test('shows the embedded map when the streets never come', async ({ openPage }) => {
    const { page } = await openPage('/about')
    await page.route(streets, () => {})
    await page.goto(search)
    await mapReady(page)

    await expect.poll(() => page.locator('[data-map-ground=embedded]').count()).toBe(1)
  })

  test('shows the streets and names who made them when they come', async ({ openPage }) => {
    const { page } = await openPage('/about')
    await page.route(streets, (route) => route.fulfill({ json: style, headers: anywhere }))
    await page.goto(search)
    await mapReady(page)

    await expect.poll(() => page.locator('[data-map-ground=streets]').count()).toBe(1)
    await expect.poll(() => page.locator('#map').textContent()).toContain('Field by Somebody')
    await expect.poll(() => page.getByText('Street map unavailable.').count()).toBe(0)
  })

  test('searches the part that somebody moved to', async ({ openPage }) => {
    const { page } = await openPage(search)
    await mapReady(page)
    await zoomIn(page)
    await page.getByRole('button', { name: 'Search this area' }).click()
    await page.waitForURL(/area=\d+\.\d+,\d+\.\d+,\d+\.\d+,\d+\.\d+/)

    await expect.poll(() => page.getByRole('link', { name: /Part of the map/ }).count()).toBe(1)
    await expect.poll(() => page.getByRole('button', { name: 'Search this area' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })

  test('ties a card to its pin, and a pin to its card', async ({ openPage }) => {
    const { page } = await openPage(search)
    await mapReady(page)
    await page.locator('.results .listing-card').first().hover()
    await page.locator('.pin.is-on, .pin-many.is-on').first().waitFor({ state: 'attached' })

    await page.locator('h1').hover()
    await zoomIn(page)
    await hoverPinOfList(page)
    await page.locator('.tied-card.is-tied').waitFor()
  })

  test('opens a home from its pin, by the keyboard too', async ({ openPage }) => {
    const { page } = await openPage(`${search}&q=Sector+57`)
    await mapReady(page)
    const pin = page.locator(pins).first()
    await pin.waitFor()
    await pin.focus()
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Chosen on the map' })
    await card.waitFor()
    await expect
      .poll(() => card.getByRole('link').evaluate((link) => link === document.activeElement))
      .toBe(true)

    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await expectFocus(pin)

    await page.keyboard.press('Enter')
    await card.getByRole('link').click()
    await page.waitForURL(/\/property\/\?id=SPN/)
  })
})

describe('on a phone', () => {
  test('loads no map before it is asked for, then fills the screen with it', async ({
    openPage,
  }) => {
    const { page } = await openPage(search, { width: 390 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    expect(asked.filter((url) => /gl-view|maplibre|map\/embedded/.test(url))).toEqual([])

    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await mapReady(page)
    expect(asked.some((url) => /gl-view/.test(url))).toBe(true)
    await expect.poll(() => page.locator('.results').isVisible()).toBe(false)
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect.poll(() => page.locator('.results').isVisible()).toBe(true)
  })
})

describe.each([390, 1280])('the map of a home at %i px', (width) => {
  test('shows where it is, with rings around it', async ({ openPage }) => {
    const { page } = await openPage(search, { width })
    await page.locator('.results .listing-card').first().getByRole('heading').locator('a').click()
    await page.waitForURL(/\/property/)
    await page.locator('#where').scrollIntoViewIfNeeded()
    await mapReady(page)

    await expect.poll(() => page.locator('.ring-name').allTextContents()).toEqual(['500 m', '1 km'])
    await expect.poll(() => page.getByAltText('The property').count()).toBe(1)
    await expectNoAxeViolations(page)
  })
})

/** Ready means drawn, which takes a worker that works. */
async function mapReady(page: Page) {
  await page.locator('[data-map-state=ready]').waitFor({ timeout: 40_000 })
}

/** Goes closer, and waits until the map has come to rest. */
async function zoomIn(page: Page) {
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Search this area' }).waitFor()
}

/** Points at a single pin whose listing is on the first page. */
async function hoverPinOfList(page: Page) {
  const names = await page.locator('.results .listing-card .price strong').allTextContents()
  const labels = await page
    .locator(pins)
    .evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''))
  const label = labels.find((each) => names.some((price) => each.startsWith(`${price},`)))
  expect(label, 'a pin of the first page').toBeDefined()
  await page.getByRole('button', { name: label! }).first().hover()
}
