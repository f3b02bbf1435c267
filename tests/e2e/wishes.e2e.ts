import { expect, phoneWidth, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

test.use({ width: phoneWidth })

test('a wish for no broker is a filter, which a chip and the sheet take off; one that nobody can filter by is named', async ({
  page,
}) => {
  await page.goto('/search/rent?city=delhi')
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.fill('2bhk bina dalal ke')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filterBHK=2bhk&filterFeatures=direct_owner$/)
  await expect(resultCards(page).first()).toBeVisible()
  await expect(resultCards(page).getByText('by an agent')).toHaveCount(0)

  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const choice = sheet.getByRole('checkbox', { name: 'Direct from owners' })
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(page).toHaveURL(/filterBHK=2bhk$/)
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(choice).toBeChecked()
  await sheet.getByRole('button', { name: /^Show / }).click()
  await page.getByRole('link', { name: 'Remove Direct from owners' }).click()
  await expect(page).toHaveURL(/filterBHK=2bhk$/)

  const note = page.getByText('We cannot filter by “vastu”.')
  await box.fill('3bhk vastu')
  await page.keyboard.press('Enter')
  await expect(note).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  await box.fill('saket')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=saket/)
  await expect(note).toBeHidden()
})
