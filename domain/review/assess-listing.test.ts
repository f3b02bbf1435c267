import { expect } from 'vitest'
import { checkZeros } from '#contract/texts/revision.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { dismissComplaints } from '#domain/complaints/dismiss-complaints.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { submitListing } from '#domain/listings/submit-listing.ts'
import { keepScore } from '#domain/review/assess-listing.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { takeNext } from '#domain/review/review-queue.ts'
import { beginRevision } from '#domain/revisions/begin-revision.ts'
import { changeLiveAnswers } from '#domain/revisions/change-live-answers.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const usual = 8_000_000
/** Far below the others: a missing zero, or a bait. */
const bait = 800_000

test('the score is kept when a listing is sent in', async ({ db }) => {
  const { owner, listing } = await prepare(db, {
    status: 'draft',
    description: 'Token before visit',
  })
  await submitListing(db, owner, listing.spn)

  expect(await scoreOf(db, listing.id)).toMatchObject({
    score: 60,
    signals: [{ kind: 'advance-payment', weight: 60 }],
    comparedPrices: 6,
    heldAt: null,
  })
})

test('a price far below takes a listing on show out of view, and its owner is told why', async ({
  db,
}) => {
  const { owner, listing } = await prepare(db)
  const changed = await changeLiveAnswers(db, owner, listing.spn, { price: bait })

  expect(changed).toMatchObject({ status: 'under_review', price: bait, activeAt: listing.activeAt })
  expect((await scoreOf(db, listing.id))?.heldAt).toBeInstanceOf(Date)
  expect(await told(db, owner)).toEqual([
    {
      kind: 'listing-held',
      data: { reasons: [{ field: 'price', text: checkZeros, cause: 'low-price' }] },
    },
  ])
  const prices = await db.selectFrom('listingPrice').select('price').execute()
  expect(prices).toEqual([{ price: usual }])
})

test('an ordinary change of the price is shown at once', async ({ db }) => {
  const { owner, listing } = await prepare(db)
  const changed = await changeLiveAnswers(db, owner, listing.spn, { price: usual * 0.9 })

  expect(changed.status).toBe('active')
  expect(await scoreOf(db, listing.id)).toMatchObject({ score: 0, signals: [], heldAt: null })
  expect(await told(db, owner)).toEqual([])
})

test('what staff let pass stays on show, where it was in the list', async ({ db }) => {
  const { owner, staff, listing } = await prepare(db)
  await changeLiveAnswers(db, owner, listing.spn, { price: bait })
  await decideListing(db, staff, listing.spn, { to: 'active' })
  expect(await find(db, listing.id)).toMatchObject({ status: 'active', activeAt: listing.activeAt })
  expect((await scoreOf(db, listing.id))?.heldAt).toBeNull()

  const lower = await changeLiveAnswers(db, owner, listing.spn, { price: bait - 1_000 })
  expect(lower.status).toBe('active')
})

test('complaints of three people take a listing out of view, without saying why', async ({
  db,
}) => {
  const { owner, listing } = await prepare(db)
  for (let people = 0; people < 3; people++) {
    expect((await find(db, listing.id)).status).toBe('active')
    await complain(db, listing.spn)
  }

  expect((await find(db, listing.id)).status).toBe('under_review')
  expect(await told(db, owner)).toEqual([{ kind: 'listing-held', data: { reasons: [] } }])
})

test('complaints that staff dismissed do not count with new ones', async ({ db }) => {
  const { staff, listing } = await prepare(db)
  for (const _ of ['one', 'other']) await complain(db, listing.spn)
  await dismissComplaints(db, staff, listing.spn)
  await complain(db, listing.spn)

  expect((await find(db, listing.id)).status).toBe('active')
})

test('a step of a revision with such a price is saved, and the listing takes it up', async ({
  db,
}) => {
  const { owner, listing } = await prepare(db, { ...completeAnswers, price: usual })
  const revision = await beginRevision(db, owner, listing.spn)
  const { category, deal } = listing
  const answers = { price: bait, description: 'A flat with morning sun, newly painted.' }
  const saved = await saveListingAnswers(db, owner, revision.spn, { category, deal, answers })

  expect(saved).toMatchObject({ id: listing.id, status: 'under_review', ...answers })
  expect(await find(db, revision.id).catch(() => 'gone')).toBe('gone')
})

test('what reaches the limit comes first in the queue', async ({ db }) => {
  const { owner, staff, listing } = await prepare(db)
  const earlier = { status: 'under_review', submittedAt: new Date('2026-01-01') } as const
  const waiting = await createListing(db, earlier)
  await changeLiveAnswers(db, owner, listing.spn, { price: bait })

  expect((await takeNext(db, staff))?.spn).toBe(listing.spn)
  await decideListing(db, staff, listing.spn, { to: 'review_failed' })
  expect((await takeNext(db, staff))?.spn).toBe(waiting.spn)
})

test('a decision keeps what was noticed when it was made', async ({ db }) => {
  const { staff, listing } = await prepare(db, { status: 'under_review', price: bait })
  await keepScore(db, listing)
  await decideListing(db, staff, listing.spn, { to: 'review_failed' })
  const unseen = await createListing(db, { status: 'under_review' })
  await decideListing(db, staff, unseen.spn, { to: 'active' })

  const decisions = await db
    .selectFrom('listingReview')
    .select(['listingId', 'score', 'signals'])
    .orderBy('id')
    .execute()
  expect(decisions).toEqual([
    { listingId: listing.id, score: 60, signals: [{ kind: 'low-price', weight: 60 }] },
    { listingId: unseen.id, score: null, signals: null },
  ])
})

/** A listing among six that ask the usual price, with its owner and somebody of the staff. */
async function prepare(db: Db, differences: Partial<NewListing> = {}) {
  for (let count = 0; count < 6; count++) await createListing(db, { price: usual })
  const owner = asViewer(await createUser(db, { createdAt: new Date('2025-01-01') }))
  const staff = asViewer(await createUser(db, { role: 'staff', name: 'Meera' }))
  const listing = await createListing(db, {
    ...(differences.status === 'draft' && completeAnswers),
    ownerId: owner.id,
    price: usual,
    ...differences,
  })
  return { owner, staff, listing }
}

async function complain(db: Db, spn: string) {
  const viewer = asViewer(await createUser(db))
  await fileComplaint(db, viewer, spn, { reason: 'fake', note: '', address: '10.0.0.1' })
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function scoreOf(db: Db, listingId: string) {
  return db
    .selectFrom('listingScore')
    .selectAll()
    .where('listingId', '=', listingId)
    .executeTakeFirst()
}

function told(db: Db, { id }: { id: string }) {
  return db.selectFrom('notification').select(['kind', 'data']).where('userId', '=', id).execute()
}
