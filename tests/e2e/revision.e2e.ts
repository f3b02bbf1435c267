import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { untilShared } from '#tests/until-shared.ts'
import { userIdOf } from '#tests/user-id-of.ts'

const photos = ['balcony-01', 'balcony-02', 'balcony-03'].map((name) => `demo-${name}`)
const answers = { ...completeAnswers, photos, furnishing: 'semi_furnished' } as const

test('an owner changes a listing on show: the price at once, the text after a review', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { spn } = await onSiteDatabase((db) => createListing(db, { ...answers, ownerId }))
  const visitor = await newVisitor()

  await page.goto('/dashboard/listings_tab')
  const row = page.getByRole('article')
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Price and date' }).click()
  await page.getByLabel('Expected price').fill('7900000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('₹ 79 Lakh')
  const shown = `/property/?id=${spn}`
  await untilShared(visitor, shown, '₹ 79 Lakh')

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText(/goes on seeing this listing as it was/)).toBeVisible()
  await page.getByRole('link', { name: /^Resale Details/ }).click()
  await page.getByLabel('Description').fill('Newly painted, with a view of the park.')
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location Details')
  await page.getByRole('link', { name: /^Finish/ }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(row).toContainText('Your changes are being checked')
  await untilShared(visitor, shown, answers.description)

  const staff = await newStaff(await newVisitor(), 'Meera Nair')
  const changed = await row.getByRole('link', { name: 'See the changes' }).getAttribute('href')
  const [revision] = /SPN\w{8}/.exec(changed ?? '') ?? []
  await staff.goto(`/admin/review/${revision}`)
  const changes = staff.getByRole('region', { name: 'Changes to a listing on show' })
  await expect(changes.locator('ins')).toHaveText('Newly painted, with a view of the park.')
  await staff.keyboard.press('a')
  await expect(staff.getByRole('status').filter({ hasText: spn })).toBeVisible()
  await untilShared(visitor, shown, 'Newly painted, with a view of the park.')
})
