import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

const heading = /homes? to rent in the area you drew$/

test('a distance is a circle on the map; an area is drawn by hand or is what the map shows, narrows the results and is saved as a search', async ({
  page,
  member: _,
}) => {
  await page.goto('/search/rent?city=gurugram&q=cyber+city+within+5+km')
  const map = page.locator('#map')
  const outline = page.locator('[data-outline] path')
  await expect(outline).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('link', { name: 'Remove Within 5 km' }).first().click()
  await expect(outline).toBeHidden()
  await page
    .getByRole('link', { name: /^Remove .*Cyber City/ })
    .first()
    .click()
  await expect(page).toHaveURL(/city=gurugram$/)

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
  await page.getByRole('link', { name: 'Remove Part of the map' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/to rent in Gurugram$/)

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

  await page.getByRole('link', { name: texts.savedSearches.offer }).first().click()
  await page
    .getByRole('dialog', { name: 'Search saved' })
    .getByRole('button', { name: 'Done' })
    .click()
  const searches = await (await page.request.get('/my-search/searches')).text()
  const [, address = ''] = /<a\b[^>]*href="(\/search\/[^"]*drawn=[^"]*)"/.exec(searches) ?? []
  expect(searches.replaceAll('<!-- -->', '')).toContain('area you drew')
  const again = await (await page.request.get(address.replaceAll('&amp;', '&'))).text()
  expect(again.replaceAll('<!-- -->', '')).toMatch(/<h1[^>]*>[^<]* to rent in the area you drew/)
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
