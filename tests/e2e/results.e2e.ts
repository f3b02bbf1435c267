import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test, withoutMapWidth } from '#tests/journey.ts'

test.use({ width: withoutMapWidth })

test('places with homes are offered before anything is typed, a price is typed, and the panel shows what a sentence asks for', async ({
  page,
}) => {
  // Nine homes: a page of twenty costs twice as much to draw.
  await page.goto('/search/rent?city=bhiwani&filterBHK=4bhk')
  const highest = page.getByRole('textbox', { name: 'Highest price' })
  await highest.fill('cheap')
  await highest.press('Enter')
  await expect(highest).toHaveAccessibleDescription(/25k, 85 lakh/)
  await highest.fill('27.5k')
  await highest.press('Enter')
  await expect(page).toHaveURL(/filterPriceMax=27500/)
  await expect(highest).toHaveValue('₹ 27,500')
  await expect(page.getByRole('link', { name: 'Up to ₹ 27,500' })).toBeVisible()

  const box = page.getByRole('combobox', { name: 'Locality, landmark or metro' })
  await box.focus()
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Near me' })).toBeVisible()
  await expect(options.filter({ hasText: 'Popular, Bhiwani' }).first()).toContainText(
    /[1-9]\d* listed/,
  )
  await expectNoAxeViolations(page.getByRole('search'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Bhiwani$/)

  await box.fill('900 sq ft 7th floor')
  await box.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel.getByLabel('Smallest area')).toHaveValue('810')
  await expect(panel.getByLabel('Largest area')).toHaveValue('990')
  await panel.getByLabel('Gym').check()
  await expect(page).toHaveURL(/filterFloor=7&filterAmenities=amenities_gym/)
})
