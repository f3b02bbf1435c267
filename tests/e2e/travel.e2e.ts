import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The most minutes that each card says. */
async function minutesOnCards(page: Page) {
  const lines = await resultCards(page)
    .getByText(/ min to DLF Cyber City: /)
    .allTextContents()
  return lines.map((line) => Number(/(\d+) min to/.exec(line)?.[1]))
}

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a sentence asks for a travel time, which is shown on cards, changed, sorted by and removed; the filters have a place added, with its minutes', async ({
    page,
  }) => {
    // Few homes, so that little is drawn; what is in reach is on the map of `draw-area.e2e.ts`.
    await page.goto('/search/rent?city=delhi&filterBHK=1rk')
    const box = page.getByRole('combobox', { name: 'Locality, landmark or metro' })
    await box.fill('45 min to cyber city by metro')
    await box.press('Enter')
    await expect(page).toHaveURL(/city=ncr&.*to=gurugram\.dlf-cyber-city&within=45$/)
    await expect(heading(page)).toHaveText(/in Delhi NCR within 45\smin of DLF Cyber City$/)
    await expect(resultCards(page).first()).toContainText(
      /\d+ min to DLF Cyber City: (on foot|\d+ min walk, )/,
    )
    for (const minutes of await minutesOnCards(page)) expect(minutes).toBeLessThanOrEqual(45)

    const times = page.getByRole('navigation', { name: 'Travel time to DLF Cyber City' })
    await expectNoAxeViolations(times.or(resultCards(page).first()))
    await times.getByRole('link', { name: '60' }).click()
    await expect(heading(page)).toHaveText(/within 60\smin of DLF Cyber City$/)

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('fastest')
    await expect(page).toHaveURL(/sort=fastest/)
    await expect(heading(page)).toHaveText(/within 60\smin/)
    await expect
      .poll(async () => {
        const minutes = await minutesOnCards(page)
        return (
          minutes.length > 1 && minutes.every((each, at) => at === 0 || each >= minutes[at - 1]!)
        )
      })
      .toBe(true)

    await page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('searchbox', { name: 'To your office, college …' }).fill('rajiv chowk')
    await sheet.getByRole('button', { name: /^Rajiv Chowk Metro Station/ }).click()
    const minutes = sheet.getByRole('combobox', { name: /^Travel time to Rajiv Chowk/ })
    await expect(minutes).toHaveValue('45')
    await minutes.selectOption('60')
    await expect(page).toHaveURL(/,delhi\.rajiv-chowk-metro-station&within=60,60/)
    await expectNoAxeViolations(sheet)
    await sheet.getByRole('button', { name: /^Show / }).click()
    await expect(heading(page)).toHaveText(
      /within 60\smin of DLF Cyber City and 60\smin of Rajiv Chowk metro$/,
    )

    await page.getByRole('link', { name: 'Remove 60 min to DLF Cyber City' }).click()
    await expect(heading(page)).toHaveText(/within 60\smin of Rajiv Chowk metro$/)
    await expect(page.getByRole('link', { name: 'Filters 2' })).toBeVisible()
  })
})

test('what an address asks for in vain is left out, and the page says so', async ({ page }) => {
  const textOf = async (query: string) =>
    (await (await page.request.get(`/search/rent?city=ncr&${query}`)).text())
      .replaceAll('<!-- -->', '')
      .replaceAll('&#x27;', "'")
  expect(await textOf('to=delhi.nowhere&within=30')).toContain(texts.travel.trouble.unknown)
  const tooLong = await textOf('to=delhi.saket&within=900')
  expect(tooLong).toContain(texts.travel.trouble.minutes)
  expect(tooLong).toContain('<article')
  const to = 'delhi.saket,delhi.nehru-place,gurugram.dlf-cyber-city,noida.sector-62'
  const tooMany = await textOf(`to=${to}&within=90,90,90,30`)
  expect(tooMany).toContain(texts.travel.leftOut(['Sector 62, Noida']))
  expect(tooMany).toContain('<article')
})

test('a time in which no home is reached says how much longer would find some', async ({
  page,
}) => {
  const textOf = async (path: string) =>
    (await (await page.request.get(path)).text()).replaceAll('<!-- -->', '')
  const nothing = await textOf('/search/rent?city=ncr&to=delhi.igi-airport-metro-station&within=5')
  expect(nothing).toContain(texts.search.nothing)
  const longer = /<a\b[^>]*href="([^"]*)"[^>]*>[^<]*\d+ homes? if it may take \d+ min longer/
  const address = longer.exec(nothing)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(address).toMatch(/within=(20|35|65)/)
  expect(await textOf(address)).toMatch(/<article[\s\S]* min to IGI Airport metro: /)
})
