import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

const heading = /^[\d,]+ homes? to rent in the area you drew /

// A browser without a graphics card has the drawn map, a tenth of the work of the other.
test('a distance is a circle on the map, and what is in reach a shape; an area is what the map shows or is drawn by hand, and narrows the results', async ({
  page,
}) => {
  // A dozen homes, so that little is drawn.
  await page.goto(
    '/search/rent?city=gurugram&q=cyber+city+within+5+km&filterPriceMin=160000&to=gurugram.dlf-cyber-city&within=60',
  )
  const map = page.locator('#map')
  const outline = page.locator('[data-outline] path')
  await expect(outline).toBeInViewport({ ratio: 0.99 })
  await expect(map.locator('[data-reach] path')).toBeInViewport()

  const draw = page.getByRole('button', { name: 'Draw an area' })
  await draw.press('Enter')
  const take = page.getByRole('button', { name: 'Use what the map shows' })
  await expect(take).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(draw).toBeFocused()
  await draw.press('Enter')
  await expect(take).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/area=\d/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/in this part of the map/)
  await expect(outline).toBeHidden()

  const all = await countOf(page)
  await draw.click()
  await expect(map.getByText(texts.map.drawHint)).toBeVisible()
  await expectNoAxeViolations(map)
  await drawLine(page, [
    [0.5, 0.5],
    [0.52, 0.52],
  ])
  await expect(map.getByText(texts.map.drawAgain)).toBeVisible()
  await drawLine(page, [
    [0.3, 0.35],
    [0.7, 0.35],
    [0.7, 0.7],
    [0.3, 0.7],
    [0.31, 0.36],
  ])
  await expect(page).toHaveURL(/drawn=\d{6},\d{6}(,-?\d+)+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('link', { name: 'Remove Area you drew' }).first()).toBeVisible()
  await expect(outline).toBeInViewport()
  expect(await countOf(page)).toBeLessThan(all)
  await expect(resultCards(page).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('the map comes when it is asked for, fills the screen, searches its area, and is closed by Back', async ({
    page,
  }) => {
    const search = '/search/rent?city=bhiwani&filterBHK=4bhk'
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(search, { waitUntil: 'networkidle' })
    const ofMaps = () =>
      asked.filter((url) => /results-map-view|drawn-view|gl-view|map\/embedded/.test(url))
    expect(ofMaps()).toEqual([])

    const toMap = page.getByRole('button', { name: 'Map', exact: true })
    await toMap.click()
    await expect(page.locator('[data-map-state=ready]')).toBeVisible()
    expect(ofMaps()).not.toEqual([])
    await expect(page.locator('#results')).toBeHidden()
    await expectNoAxeViolations(page.locator('#map'))

    await page.goBack()
    await expect(toMap).toBeVisible()
    await expect(page).toHaveURL(search)
    await toMap.click()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.locator('#results')).toBeVisible()

    await toMap.click()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Search this area' }).click()
    const map = page.locator('#map')
    await expect(map.getByText(/^(\d+|No) homes? to rent in/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^List, [\d,]+ found$/ })).toBeVisible()
    await map.getByRole('link', { name: 'Remove Part of the map' }).click()
    await expect(page).not.toHaveURL(/area=/)
  })
})

/** How many the heading says were found. */
async function countOf(page: Page) {
  const text = await page.getByRole('heading', { level: 1 }).textContent()
  return Number(/^[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))
}

/** Moves the pressed mouse along points of the map, each a share of its width and height. */
async function drawLine(page: Page, points: [x: number, y: number][]) {
  const box = (await page.locator('[data-draw-here]').boundingBox())!
  const [first, ...others] = points.map(
    ([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const,
  )
  await page.mouse.move(...first!)
  await page.mouse.down()
  for (const at of others) await page.mouse.move(...at, { steps: 8 })
  await page.mouse.up()
}
