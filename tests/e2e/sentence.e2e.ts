import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test, widths } from '#tests/journey.ts'

const sentence =
  '2bhk flat 3rd floor of 4 dwarka sec 12 25k rent semi furnished, car parking, families only'

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('an owner lists by a sentence: it fills the steps, and nothing typed is lost', async ({
      page,
      member,
    }) => {
      expect(member.phone).toBeTruthy()
      await page.goto('/list-property')
      const field = page.getByRole('textbox', { name: 'Describe it in one sentence' })
      await field.fill(sentence)
      await expect(page.getByRole('heading', { name: /^Understood/ })).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Residential/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^Rent/ })).toBeChecked()
      await expectNoAxeViolations(page)

      await page.reload()
      await expect(field).toHaveValue(sentence)
      await page.getByRole('button', { name: 'Leave out Parking' }).click()
      await page.getByRole('button', { name: 'Save & Continue' }).click()

      await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible()
      await expect(page.getByText('Filled in from your sentence')).toBeVisible()
      await expect(page.getByRole('radio', { name: '2 BHK', exact: true })).toBeChecked()
      const spn = new URL(page.url()).searchParams.get('id')
      expect(spn).toMatch(/^SPN/)

      await page.goto(`/list-property/resale_details?id=${spn}`)
      await expect(page.getByRole('heading', { name: 'Rental Details' })).toBeVisible()
      await expect(page.getByText('Filled in from your sentence').locator('..')).toContainText(
        '₹ 25,000',
      )
      await expect(page.getByText('Filled in from your sentence').locator('..')).not.toContainText(
        'Parking',
      )
    })
  })
