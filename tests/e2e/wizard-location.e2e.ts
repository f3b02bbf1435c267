import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { enterCoordinates, expectStep, openDraftAt, saveStep } from '#tests/fill-wizard.ts'
import { expect, test } from '#tests/journey.ts'

// That the address can be given without a map is proved by wizard.e2e.ts.
test.beforeEach(({ member: _ }) => undefined)

test('a pin in another city is warned of, a place that is not known is said so, one that is known is found by name, and the pin is moved by keyboard and mouse', async ({
  page,
}) => {
  await openLocation(page)
  await expectNoAxeViolations(page.getByRole('main').locator('form'))
  await enterCoordinates(page)
  const box = page.getByPlaceholder('Enter a location')
  await page.getByLabel('Latitude').fill('28.4413')
  await page.getByLabel('Longitude').fill('77.0639')
  await page.getByLabel('City').selectOption('delhi')
  await expect(page.getByText(texts.wizard.pinInOtherCity('Gurugram', 'Delhi'))).toBeVisible()
  await page.getByLabel('City').selectOption('gurugram')
  await expect(page.getByText(texts.wizard.pinInOtherCity('Gurugram', 'Delhi'))).toBeHidden()

  await box.fill('qqxxyyzz')
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.wizard.noPlace)).toBeVisible()
  const failed = texts.wizard.geocoderFailed('TIMEOUT')
  await page.route('/api/geo/geocode', (route) =>
    route.fulfill({
      json: { result_code: 1, data: { found: null, status: 'TIMEOUT', message: failed } },
    }),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute('/api/geo/geocode')

  const address = page.getByLabel('Full address')
  await box.fill('')
  await box.pressSequentially('sector 45')
  await expect(page.getByRole('option', { name: /^Sector 45, Gurugram/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(address).toHaveValue(/^Sector 45, Gurugram/)
  await expect(page.getByLabel('Latitude')).toHaveValue(/^28\.4/)

  const longitude = Number(await page.getByLabel('Longitude').inputValue())
  await pinOf(page).press('ArrowRight')
  await expect
    .poll(async () => Number(await page.getByLabel('Longitude').inputValue()))
    .toBeGreaterThan(longitude)

  await address.fill('House 12, near the temple')
  await page.getByRole('button', { name: texts.wizard.moveHouseNo }).click()
  await expect(page.getByLabel('House or flat number')).toHaveValue('House 12')
  await expect(address).toHaveValue('near the temple')
  await pinOf(page).press('ArrowUp')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(address).toHaveValue(/^Sector 45, Gurugram/)

  const latitude = await page.getByLabel('Latitude').inputValue()
  await pinOf(page).hover()
  await page.mouse.down()
  const place = await pinOf(page).boundingBox()
  await page.mouse.move((place?.x ?? 0) + 70, (place?.y ?? 0) + 60, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByLabel('Latitude')).not.toHaveValue(latitude)
  await saveStep(page)
  await expectStep(page, 'amenities', 'rent')
})

async function openLocation(page: Page) {
  await openDraftAt(page, 'residential', 'rent', 'location_details')
  await page.locator('[data-map-state=ready]').waitFor()
}

function pinOf(page: Page) {
  return page.getByRole('button', { name: /^Pin of the property/ })
}
