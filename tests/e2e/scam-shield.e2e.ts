import { contactWarnings } from '#contract/options/contact-warnings.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing, createUser, quietCity } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { newListing, visible } from '#tests/property-page.ts'
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

test('a seeker reads what was checked, and is warned in the case at hand', async ({
  page,
  member: _,
}) => {
  const { id: ownerId } = await onSiteDatabase((db) =>
    createUser(db, { createdAt: new Date('2025-01-01') }),
  )
  const { id, spn } = await newListing({
    ownerId,
    city: quietCity,
    submittedAt: new Date('2026-01-09'),
  })
  await onSiteDatabase(async (db) => {
    await db.insertInto('userSeen').values({ userId: ownerId }).execute()
    const signals = JSON.stringify([{ kind: 'low-price', weight: 25 }])
    await db.insertInto('listingScore').values({ listingId: id, score: 25, signals }).execute()
  })
  await page.goto(`/property/?id=${spn}`)
  const main = page.getByRole('main')
  await main.getByText(propertyTexts.whatElseWasChecked).filter({ visible: true }).click()
  await expect(
    main.getByText(propertyTexts.numberConfirmed('owner')).filter({ visible: true }),
  ).toBeVisible()

  await visible(page, 'button', 'Contact').click()
  const contact = page.getByRole('dialog', { name: 'Contact the owner' })
  await expect(contact.getByText(contactWarnings.labels.price)).toBeVisible()
  await expect(contact.getByText(contactWarnings.labels.newcomer)).toHaveCount(0)
  await expectNoAxeViolations(contact)
})
