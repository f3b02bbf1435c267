import * as texts from '#contract/texts.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { expectStep, postStep, saveStep } from '#tests/fill-wizard.ts'
import { expect, test } from '#tests/journey.ts'
import { headersOf, readPage, untilVisitorsRead } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'
import { wizardHead } from '#tests/wizard-forms.ts'

const photos = ['balcony-01', 'balcony-02', 'balcony-03'].map((name) => `demo-${name}`)
const answers = { ...completeAnswers, photos, furnishing: 'semi_furnished' } as const

test('an owner changes a listing on show: the price at once, the text after a review', async ({
  page,
  member,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { spn } = await onSiteDatabase((db) => createListing(db, { ...answers, ownerId }))

  await page.goto('/dashboard/listings_tab')
  const row = page.getByRole('article')
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Price and date' }).click()
  await page.getByLabel('Expected price').fill('7900000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(texts.revision.liveChanged)).toBeVisible()
  await expect(row).toContainText('₹ 79 Lakh')
  const shown = `/property/?id=${spn}`
  await untilVisitorsRead(shown, '₹ 79 Lakh')

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText(/goes on seeing this listing as it was/)).toBeVisible()
  const revision = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByRole('link', { name: /^Resale Details/ }).click()
  await page.getByLabel('Description').fill('Newly painted, with a view of the park.')
  await saveStep(page)
  await expectStep(page, 'location_details', 'resale')
  // That it goes public after the review is proved by domain/revisions/revisions.test.ts.
  const head = wizardHead('residential', 'resale')
  await postStep(page, { ...head, upload_type: 'finish', spn_already: revision })

  const rows = await readPage('/dashboard/listings_tab', await headersOf(ownerId))
  expect(rows).toContain('Your changes are being checked')
  expect(rows).toContain(`href="/property/?id=${revision}"`)
  await untilVisitorsRead(shown, answers.description)
  const staff = await onSiteDatabase((db) => createUser(db, { role: 'staff' }))
  const desk = await readPage(`/admin/review/${revision}`, await headersOf(staff.id))
  expect(desk).toContain('aria-label="Changes to a listing on show"')
  expect(desk).toMatch(/<ins[^>]*>Newly painted, with a view of the park\.<\/ins>/)
})
