import { addDays, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { createListing, createUser, createVisit, quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { headersOf, readPage } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.use({ width: phoneWidth })

test('an owner answers what waits on the first screen, and goes on with a draft', async ({
  page,
  member,
}) => {
  const ownerId = await userIdOf(member.phone)
  const draft = await onSiteDatabase(async (db) => {
    const own = { ownerId, city: quietCity, deal: 'rent', price: 18_500 } as const
    const home = await createListing(db, { ...own, askedAt: new Date() })
    const [arif, neha] = [
      await createUser(db, { name: 'Mohd. Arif' }),
      await createUser(db, { name: 'Neha Kapoor' }),
    ]
    const wish = {
      preferredDay: addDays(indiaDay(new Date()), 2),
      preferredTime: 'evening',
    } as const
    await createVisit(db, { ...wish, listingId: home.id, seekerId: arif.id })
    const request = { listingId: home.id, ownerId, seekerId: neha.id }
    await db.insertInto('contactRequest').values(request).execute()
    return createListing(db, { ...own, status: 'draft', price: null, activeAt: null })
  })

  await page.goto('/dashboard')
  await expect(page.getByText(/^Two people are waiting for your answer/)).toBeVisible()
  const accept = page.getByRole('button', { name: 'Accept the visit of Mohd. Arif' })
  await expect(accept).toBeInViewport()
  await accept.click()
  await expect(page.getByText(texts.visits.accepted)).toBeVisible()
  await expect(accept).toHaveCount(0)
  await page.getByRole('button', { name: 'Share your number with Neha Kapoor' }).click()
  await expect(page.getByText(texts.dashboard.accepted)).toBeVisible()

  await page.getByRole('button', { name: /^Rented/ }).click()
  await expect(page.getByText(texts.ownerHome.nothingShown)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article', { name: /^2 BHK apartment/ })).toBeVisible()

  const wizard = await readPage('/list-property', await headersOf(ownerId))
  expect(wizard).toContain(texts.wizard.goOnWithDraft(1))
  expect(wizard).toMatch(/Property details, \d+ %/)
  await page.getByRole('link', { name: `Continue ${draft.spn}` }).click()
  await expect(page).toHaveURL(`/list-property/prop_details?id=${draft.spn}`)
})
