import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test, widths } from '#tests/journey.ts'
import { expectNoSidewaysScroll } from '#tests/no-sideways-scroll.ts'

for (const width of widths)
  test.describe(`wishes at ${width} px`, () => {
    test.use({ width })

    test('become chips, each of which can be removed', async ({ page }) => {
      await page.goto('/search/rent?city=delhi')
      await page.getByRole('combobox', { name: /Locality/ }).fill('lift 3rd floor east facing')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(
        /filterFloor=3&filterFacing=east&filterAmenities=amenities_lift$/,
      )
      const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')
      await expect(chips).toHaveText([/3rd Floor/, /East facing/, /Lift/])
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)

      await page.getByRole('link', { name: 'Remove East facing' }).click()
      await expect(page).toHaveURL((url) => !url.search.includes('filterFacing'))
      await expect(page).toHaveURL(/filterFloor=3/)
    })

    test('that nobody can filter by are named until something else is typed', async ({ page }) => {
      await page.goto('/search/rent?city=delhi')
      const box = page.getByRole('combobox', { name: /Locality/ })
      const note = page.getByText('We cannot filter by “pet friendly”.')
      await box.fill('2bhk pet friendly')
      await page.keyboard.press('Enter')
      await expect(note).toBeVisible()
      await page.reload()
      await expect(note).toBeVisible()

      await box.fill('saket')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=saket/)
      await expect(note).toBeHidden()
    })

    test('for a place of another city lead there', async ({ page }) => {
      await page.goto('/search/rent?city=delhi&q=golf+course+road')
      await page.getByRole('link', { name: /^Golf Course Road is in Gurugram/ }).click()

      await expect(page).toHaveURL(/city=gurugram/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /Golf Course Road, Gurugram$/,
      )
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
