import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'

describe.each([390, 1280])('at %i px', (width) => {
  test('both calculators start at their defaults and follow the sliders', async ({ openPage }) => {
    const { page } = await openPage('/loan', { width })
    await page.getByText('₹ 2,02,764').waitFor()
    await page.getByText('₹ 1,01,000').waitFor()
    await expectNoAxeViolations(page)

    await page.getByRole('slider', { name: 'Tenure' }).first().focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('₹ 1,75,332').waitFor()
  })

  test('a property is valued by comparable ones, which are shown', async ({ openPage }) => {
    const { page } = await openPage('/property-value-calculator', { width })
    await page.getByLabel('City').selectOption('gurugram')
    await page.getByLabel('Build-up area in sq ft').fill('1200')
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.getByText(/From \d+ comparable listings in Gurugram/).waitFor()
    await expect
      .poll(() => page.locator('.value-grid .listing-card').count())
      .toBeGreaterThanOrEqual(5)
    await expectNoAxeViolations(page)
  })
})

test('too few comparable properties give no number', async ({ openPage }) => {
  const { page } = await openPage('/property-value-calculator?city=bhiwani&type=cafe&area=90000')

  await page.getByText(/too few for an honest estimate/).waitFor()
  await expect.poll(() => page.getByText(/comparable listings/).count()).toBe(0)
})

test('an area that is none is refused under its field', async ({ openPage }) => {
  const { page } = await openPage('/property-value-calculator?area=big')

  await expect
    .poll(() => page.getByLabel('Build-up area in sq ft').getAttribute('aria-invalid'))
    .toBe('true')
})

test('the calculators work without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/loan?loan=5000000&rate=9&years=20')

  await expect.poll(() => page.getByText('₹ 44,986').count()).toBe(1)
  await page.getByRole('button', { name: 'Work it out' }).click()
  expect(new URL(page.url()).searchParams.get('loan')).toBe('5000000')
  await context.close()
})
