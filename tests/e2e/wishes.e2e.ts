import { expect, phoneWidth, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

test.describe('wishes on a phone', () => {
  test.use({ width: phoneWidth })

  test('that nobody can filter by are named until something else is typed', async ({ page }) => {
    await page.goto('/search/rent?city=delhi')
    const box = page.getByRole('combobox', { name: /Locality/ })
    const note = page.getByText('We cannot filter by “vastu”.')
    await box.fill('2bhk vastu')
    await page.keyboard.press('Enter')
    await expect(note).toBeVisible()
    await page.reload()
    await expect(note).toBeVisible()

    await box.fill('saket')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=saket/)
    await expect(note).toBeHidden()
  })

  test('for no broker are a filter, which a chip and the sheet take off', async ({ page }) => {
    await page.goto('/search/rent?city=delhi')
    await page.getByRole('combobox', { name: /Locality/ }).fill('2bhk bina dalal ke')
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
  })
})

test('the panel offers more filters, and shows those of a sentence', async ({ page }) => {
  await page.goto('/search/rent?city=delhi&q=900+sq+ft+7th+floor')
  const panel = page.getByRole('complementary', { name: 'Filters' })

  await expect(panel.getByLabel('Smallest area')).toHaveValue('810')
  await expect(panel.getByLabel('Largest area')).toHaveValue('990')
  await panel.getByLabel('Gym').check()
  await expect(page).toHaveURL(/filterFloor=7&filterAmenities=amenities_gym/)
})
