import { createLead, createListing, createUser, createVisit } from '#tests/factories.ts'
import { hostileTexts } from '#tests/hostile-texts.ts'
import { expect, test } from '#tests/journey.ts'
import { signIn } from '#tests/sign-in.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

/** Whatever runs would set this. */
const mark = 'basera_hostile_ran'

test('texts of users that are markup and scripts are shown as they are, to everybody', async ({
  page,
  newVisitor,
}) => {
  test.slow()
  const texts = hostileTexts(`window.${mark}=1`)
  const made = await onSiteDatabase(async (db) => {
    const owner = await createUser(db, { name: texts.short, email: 'owner@example.com' })
    const seeker = await createUser(db, { name: texts.short })
    const staff = await createUser(db, { role: 'staff' })
    const answers = {
      ownerId: owner.id,
      city: 'hisar' as const,
      description: texts.long,
      address: texts.line,
      locality: texts.short,
    }
    const shown = await createListing(db, answers)
    const waiting = await createListing(db, { ...answers, status: 'under_review' })
    await createLead(db, { listingId: shown.id, seekerId: seeker.id })
    await createVisit(db, { listingId: shown.id, seekerId: seeker.id })
    await db.insertInto('callRequest').values({ name: texts.short, phone: '9876543210' }).execute()
    return { owner, staff, shown, waiting }
  })
  const { owner, staff, shown, waiting } = made

  async function expectCalm(who: typeof page, path: string) {
    who.on('dialog', (dialog) => void dialog.dismiss())
    await who.goto(path)
    await expect(who.getByRole('heading').first()).toBeVisible()
    expect(await who.evaluate((name) => name in window, mark), path).toBe(false)
  }

  const hostileQuery = encodeURIComponent(texts.line.slice(0, 90))
  for (const path of [
    `/property?id=${shown.spn}`,
    '/search/buy?city=hisar',
    `/search/buy?q=${hostileQuery}`,
  ])
    await expectCalm(page, path)

  const seller = await newVisitor()
  await signIn(seller, owner.phone!)
  for (const path of [
    '/dashboard',
    '/dashboard/leads',
    '/dashboard/visits',
    '/profile',
    `/list-property/location_details?id=${waiting.spn}`,
  ])
    await expectCalm(seller, path)

  const office = await newVisitor()
  await signIn(office, staff.phone!)
  for (const path of [
    `/admin/review/${waiting.spn}`,
    `/admin/people/${owner.id}`,
    '/req-check?report=call_req',
  ])
    await expectCalm(office, path)
})
