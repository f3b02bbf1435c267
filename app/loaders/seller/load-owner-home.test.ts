import { expect } from 'vitest'
import { loadOwnerHome } from '#app/loaders/seller/load-owner-home.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createCheck, createListing, createUser, createVisit } from '#tests/factories.ts'

const now = new Date('2026-11-17T06:00:00Z')

test('people come with when and where, on whichever side the viewer is', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  const home = await add({})
  const seeker = await createUser(db, { name: 'Mohd. Arif' })
  const asked = { createdAt: new Date('2026-11-15T06:00:00Z'), seekerId: seeker.id }
  const wish = { preferredDay: '2026-11-19', preferredTime: 'evening' } as const
  await createVisit(db, { ...asked, ...wish, listingId: home.id })
  const other = await createListing(db)
  const proposed = { proposedDay: '2026-11-18', proposedTime: 'morning' } as const
  await createVisit(db, {
    ...proposed,
    listingId: other.id,
    seekerId: owner.id,
    status: 'proposed',
  })
  const request = { listingId: home.id, ownerId: owner.id, seekerId: seeker.id }
  await db
    .insertInto('contactRequest')
    .values({ ...request, seekerLine: 'Family of four.' })
    .execute()

  const { visits, requests } = await loadOwnerHome(db, owner, now)
  expect(visits).toMatchObject([
    {
      side: 'owner',
      name: 'Mohd. Arif',
      when: 'Thu 19 Nov, evening, 4 to 8',
      about: '2 BHK apartment in Sector 45 · asked Sunday',
    },
    { side: 'seeker', when: 'Tomorrow, morning, 9 to 12', about: '2 BHK apartment in Sector 45' },
  ])
  expect(visits[0]?.actions).toEqual(expect.arrayContaining(['accept', 'propose']))
  expect(requests).toMatchObject([{ name: 'Mohd. Arif', line: 'Family of four.' }])
})

test('a paper that was lately refused says why, until another is shown', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  const home = await add({})
  const refused = { ownerId: owner.id, listingId: home.id, kind: 'sale_deed' } as const
  const decidedAt = new Date('2026-11-15T06:00:00Z')
  await createCheck(db, { ...refused, state: 'refused', reason: 'too_old', decidedAt })
  const { needing } = await loadOwnerHome(db, owner, now)
  expect(needing).toMatchObject([
    {
      kind: 'paper',
      title: 'Sale deed not accepted',
      reason: 'It is more than a year old. Please show the latest one.',
      path: `/dashboard/listings_tab/${home.spn}/check`,
    },
  ])
  const later = new Date('2026-12-15T06:00:00Z')
  expect((await loadOwnerHome(db, owner, later)).needing).toEqual([])
  await createCheck(db, refused)
  expect((await loadOwnerHome(db, owner, now)).needing).toEqual([])
})

test('a draft names its step and percentage, and leads there', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  const draft = await add({ ...completeAnswers, status: 'draft', deal: 'rent', price: null })
  const { needing } = await loadOwnerHome(db, owner, now)
  expect(needing).toMatchObject([
    {
      kind: 'finish',
      title: texts.ownerHome.continueDraft,
      about: '2 BHK apartment, Sector 45, Gurugram · 1,050\u00a0sq\u00a0ft',
      path: `/list-property/resale_details?id=${draft.spn}`,
    },
  ])
  const [row] = needing
  expect(row?.kind === 'finish' && row.step).toMatch(/^Rental details, \d\d %$/)
})

test('what staff sent back says why, and leads to the step that is meant', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const sent = await add({ ...completeAnswers, status: 'under_review' })
  await decideListing(db, staff, sent.spn, {
    to: 'review_failed',
    reason: 'The front photo is too dark.',
    reasons: [
      { field: 'photos', photo: 'hall', text: 'Too dark.' },
      { field: 'price', text: 'Too high.' },
    ],
  })
  const { needing, checked } = await loadOwnerHome(db, owner, now)
  expect(checked).toEqual([])
  expect(needing).toMatchObject([
    {
      kind: 'correct',
      title: '2 BHK apartment in Sector 45 was sent back',
      reason: 'The front photo is too dark.',
      more: texts.ownerHome.andMore(2),
      about: `Sector 45, Gurugram · ${texts.ownerHome.hiddenUntilCorrected}`,
      path: `/list-property/gallery?id=${sent.spn}`,
    },
  ])
})

test('changes to a listing are told from the listing itself', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  const [first, second] = [await add({}), await add({})]
  await add({ status: 'review_failed', revises: first.id, statusReason: 'Blurred.' })
  await add({ status: 'under_review', revises: second.id })
  const { needing, checked } = await loadOwnerHome(db, owner, now)
  expect(needing).toMatchObject([
    { kind: 'correct', about: `Sector 45, Gurugram · ${texts.ownerHome.shownAsItWas}` },
  ])
  expect(checked).toMatchObject([{ title: texts.ownerHome.changesBeingChecked }])
})

test('"still available?" says when the owner last said yes', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  await add({
    deal: 'rent',
    price: 42_000,
    askedAt: new Date('2026-11-16T06:00:00Z'),
    confirmedAt: new Date('2026-11-02T06:00:00Z'),
  })
  const { needing } = await loadOwnerHome(db, owner, now)
  expect(needing).toMatchObject([
    {
      kind: 'confirm',
      about: '2 BHK apartment in Sector 45 · ₹ 42,000 / month',
      note: 'You last said yes on 2 Nov',
    },
  ])
})

test('the week stands next to the week before; what is new has none', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  const old = await add({ activeAt: new Date('2026-09-01') })
  const fresh = await add({ activeAt: new Date('2026-11-13T06:00:00Z') })
  const views = [
    { listingId: old.id, day: '2026-11-17', views: 30 },
    { listingId: old.id, day: '2026-11-05', views: 39 },
    { listingId: fresh.id, day: '2026-11-16', views: 19 },
  ]
  await db.insertInto('listingViews').values(views).execute()

  const { week } = await loadOwnerHome(db, owner, now)
  expect(week).toMatchObject({
    span: '11 to 17 Nov, against the week before',
    views: 49,
    hasMore: false,
  })
  const rowOf = (spn: string) => week.rows.find((row) => row.spn === spn)
  expect(rowOf(old.spn)?.facts[0]).toMatchObject({ count: '30', change: '−9', isUp: false })
  expect(rowOf(fresh.spn)?.facts[0]).toMatchObject({ count: '19', change: 'new' })
  expect(rowOf(fresh.spn)).toMatchObject({
    firstDay: 'Wed',
    place: 'Sector 45, Gurugram · live since Friday',
    daily: [0, 0, 0, 0, 0, 19, 0],
  })
})

async function newOwner(db: Db) {
  const owner = asViewer(await createUser(db))
  const add = (differences: Partial<NewListing>) =>
    createListing(db, { ownerId: owner.id, ...differences })
  return { owner, add }
}
