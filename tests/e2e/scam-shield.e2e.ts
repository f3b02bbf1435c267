import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing, quietCity } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

const photos = ['demo-bath-01', 'demo-bath-02', 'demo-bath-03']
/** A kind that no other journey offers in this city, so that its prices are compared with these only. */
const rare = { city: quietCity, propertyType: 'villa', bhk: '3mbhk', bedrooms: 7 } as const

test('a bait price takes a listing out of view, and staff see why before all others', async ({
  page,
  member,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { spn } = await onSiteDatabase(async (db) => {
    for (let count = 0; count < 6; count++) await createListing(db, { ...rare, price: 20_000_000 })
    return createListing(db, { ...completeAnswers, ...rare, photos, ownerId, price: 20_000_000 })
  })
  await page.goto('/dashboard/listings_tab')
  const row = page.getByRole('article')
  await row.locator('summary').click()
  await row.getByRole('button', { name: texts.revision.changeTerms }).click()
  const dialog = page.getByRole('dialog', { name: texts.revision.changeTerms })
  await dialog.getByLabel('Expected price').fill('2000000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(texts.revision.liveHeld)).toBeVisible()

  await newStaff(page, 'Meera Nair')
  await page.goto(`/admin/review/${spn}`)
  const signals = page.getByRole('region', { name: 'Signals' })
  await expect(signals).toContainText(/score \d+ of 100/)
  await expect(signals).toContainText('then taken out of view by the site')
  await expectNoAxeViolations(signals)
  await page.getByLabel(/^Correct: The price is \d+ % below/).check()
  await expect(page.getByLabel('Message to the owner')).toHaveValue(/number of zeros/)
})
