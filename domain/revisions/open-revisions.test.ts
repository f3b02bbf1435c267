import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing, NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { submitListing } from '#domain/listings/submit-listing.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { settleReview } from '#domain/review/settle-review.ts'
import { swapAnswers } from '#domain/revisions/apply-revision.ts'
import { beginRevision } from '#domain/revisions/begin-revision.ts'
import { bringsChanges } from '#domain/revisions/brings-changes.ts'
import { changeLiveAnswers, changeLiveAnswersOf } from '#domain/revisions/change-live-answers.ts'
import { deleteRevision, discardRevision } from '#domain/revisions/discard-revision.ts'
import { findRevision, listRevisions } from '#domain/revisions/find-revision.ts'
import { foldRevision } from '#domain/revisions/fold-revision.ts'
import { keepUnsavedStep } from '#domain/unsaved-steps/keep-unsaved-step.ts'
import type { Viewer } from '#domain/viewer.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const now = new Date('2026-11-18T06:00:00Z')

test.for([
  ['2026-11-17', '2026-11-18'],
  ['2026-11-18', '2026-11-18'],
  ['2026-11-19', '2026-11-19'],
  [null, null],
])('a home that is free from %s is free from %s in the revision', async ([from, begun], { db }) => {
  const home = await prepare(db, { availableFrom: from })
  const revision = await beginRevision(db, home.owner, home.id, now)
  expect(revision).toMatchObject({ revises: home.id, status: 'draft', availableFrom: begun })
  expect(revision.spn).not.toBe(home.spn)
  expect((await find(db, home.id)).availableFrom).toBe(from)
})

test('a revision has every answer of its listing, and its owner and place', async ({ db }) => {
  const home = await prepare(db)
  const { category, deal, placeId, searchText, ownerId, photos, bhk } = home
  const revision = await beginRevision(db, home.owner, home.id)
  expect(revision).toMatchObject({ category, deal, placeId, searchText, ownerId, photos, bhk })
  expect(await bringsChanges(db, revision)).toBe(false)
  expect(await bringsChanges(db, await redescribe(db, home, revision))).toBe(true)
})

test('one that failed the review is gone on with, with what it says', async ({ db }) => {
  const home = await prepare(db)
  const revision = await redescribe(db, home, await beginRevision(db, home.owner, home.id))
  await submitListing(db, home.owner, revision.id)
  const reasons = [{ field: 'description', text: 'Which rooms?' }] as const
  await decideListing(db, home.staff, revision.id, { to: 'review_failed', reasons: [...reasons] })
  const again = await beginRevision(db, home.owner, home.id)
  expect(again).toMatchObject({ id: revision.id, status: 'review_failed' })
})

test('after an approval that staff may take back, nothing is begun or discarded', async ({
  db,
}) => {
  const home = await prepare(db)
  const revision = await redescribe(db, home, await beginRevision(db, home.owner, home.id))
  await submitListing(db, home.owner, revision.id)
  await decideListing(db, home.staff, revision.id, { to: 'active', canUndo: true })

  await expect(beginRevision(db, home.owner, home.id)).rejects.toMatchObject({
    code: 'conflict',
    message: texts.revision.justApproved,
  })
  const discarded = discardRevision(db, home.owner, revision.id)
  await expect(discarded).rejects.toMatchObject({ code: 'not_found' })
  expect([...(await listRevisions(db, [home.id]))]).toEqual([])
})

test.for(['delete', 'draft', 'hold'] as const)(
  'what was approved a moment ago stays, whatever becomes of the listing: %s',
  async (change, { db }) => {
    const home = await prepare(db)
    const revision = await redescribe(db, home, await beginRevision(db, home.owner, home.id))
    await submitListing(db, home.owner, revision.id)
    await decideListing(db, home.staff, revision.id, { to: 'active', canUndo: true })
    const other = await createListing(db, { ...completeAnswers, status: 'under_review' })
    await decideListing(db, home.staff, other.id, { to: 'active' })
    const owner = { kind: 'owner', id: home.owner.id } as const
    if (change === 'hold') {
      const held = { to: 'under_review', act: 'hold' } as const
      await changeListingStatus(db, { kind: 'site' }, home.id, held)
    } else {
      await changeListingStatus(db, owner, home.id, { to: 'delete' })
      if (change === 'draft') await changeListingStatus(db, owner, home.id, { to: 'draft' })
    }
    const described = { description: 'Newly painted in every room.' }
    expect(await find(db, home.id)).toMatchObject(described)
    await settleReview(db, (await findLastReview(db, revision.id))!.id)
    expect(await find(db, home.id)).toMatchObject(described)
    for (const { id } of [home, other]) {
      expect(await findLastReview(db, id)).toMatchObject({ toStatus: 'active' })
    }
    expect(await findRevision(db, home.id)).toBeUndefined()
  },
)

test('a revision is approved or sent back; it is never sold or hidden by itself', async ({
  db,
}) => {
  const home = await prepare(db)
  const revision = await redescribe(db, home, await beginRevision(db, home.owner, home.id))
  await submitListing(db, home.owner, revision.id)
  const refused = { code: 'forbidden', message: texts.revision.onlyListing }
  for (const to of ['delete', 'sold_out'] as const) {
    const decided = decideListing(db, home.staff, revision.id, { to })
    await expect(decided).rejects.toMatchObject(refused)
  }
  const owner = { kind: 'owner', id: home.owner.id } as const
  const hidden = changeListingStatus(db, owner, revision.id, { to: 'delete' })
  await expect(hidden).rejects.toMatchObject(refused)
  expect(await beginRevision(db, home.owner, home.id)).toMatchObject({ status: 'draft' })
})

test('a revision has no revision of its own, and hidden listings have none', async ({ db }) => {
  const home = await prepare(db)
  const revision = await beginRevision(db, home.owner, home.id)
  const refused = { code: 'conflict', message: texts.revision.onlyShown }
  await expect(beginRevision(db, home.owner, revision.id)).rejects.toMatchObject(refused)
  const { id } = await createListing(db, { ownerId: home.owner.id, status: 'delete' })
  await expect(beginRevision(db, home.owner, id)).rejects.toMatchObject(refused)
  await expect(changeLiveAnswers(db, home.owner, id, { price: 1 })).rejects.toMatchObject(refused)
})

test('a page of listings knows its own open revisions', async ({ db }) => {
  const [home, other] = [await prepare(db), await prepare(db)]
  const { id, spn } = await beginRevision(db, home.owner, home.id)
  await beginRevision(db, other.owner, other.id)
  const found = await listRevisions(db, [home.id, (await createListing(db)).id])
  expect([...found]).toMatchObject([[home.id, { id, spn, status: 'draft', revises: home.id }]])
  expect([...(await listRevisions(db, []))]).toEqual([])
})

test('discarding leaves an entry with the listing, and never deletes a listing', async ({ db }) => {
  const home = await prepare(db)
  const other = await prepare(db)
  const { id } = await beginRevision(db, home.owner, home.id)
  const theirs = await beginRevision(db, other.owner, other.id)
  await discardRevision(db, home.owner, id)
  await deleteRevision(db, home.id)

  expect(await find(db, home.id)).toMatchObject({ id: home.id })
  expect(await findRevision(db, other.id)).toMatchObject({ id: theirs.id })
  expect(await entries(db)).toEqual([
    { actorId: home.owner.id, action: 'discard_revision', subjectId: home.id },
  ])
})

test('the terms of an open revision follow those of its listing', async ({ db }) => {
  const home = await prepare(db)
  const { id } = await beginRevision(db, home.owner, home.id)
  const availableFrom = addDays(indiaDay(new Date()), 30)
  await changeLiveAnswers(db, home.owner, home.id, { price: 8_400_000, availableFrom })
  expect(await find(db, id)).toMatchObject({ price: 8_400_000, availableFrom })
})

test('a step of a revision changes the terms while its listing is shown, and no others', async ({
  db,
}) => {
  const home = await prepare(db)
  const change = (answers: object) => changeLiveAnswersOf(db, home.owner, home.id, answers)
  expect(await change({ description: 'New' })).toBeUndefined()
  expect(await find(db, home.id)).toMatchObject({ version: home.version })
  expect(await change({ price: 8_400_000, description: 'New' })).toBeUndefined()
  const { description } = home
  expect(await find(db, home.id)).toMatchObject({ price: 8_400_000, description })

  const owner = { kind: 'owner', id: home.owner.id } as const
  await changeListingStatus(db, owner, home.id, { to: 'delete' })
  expect(await change({ price: 8_300_000 })).toBeUndefined()
  expect(await find(db, home.id)).toMatchObject({ price: 8_400_000 })
})

test('what was typed into a revision goes on in the listing that takes it up', async ({ db }) => {
  const home = await prepare(db)
  const revision = await beginRevision(db, home.owner, home.id)
  const typed = { step: 'amenities', input: { amenities: ['amenities_gym'] } } as const
  await keepUnsavedStep(db, home.owner, { ...typed, ref: revision.spn })
  const other = await createListing(db, { ownerId: home.owner.id, status: 'draft' })
  await keepUnsavedStep(db, home.owner, { ...typed, ref: other.spn })
  const owner = { kind: 'owner', id: home.owner.id } as const
  for (const to of ['delete', 'draft'] as const) {
    await changeListingStatus(db, owner, home.id, { to })
  }
  const kept = await db.selectFrom('unsavedStep').select('listingId').execute()
  expect(kept.map(({ listingId }) => listingId).toSorted()).toEqual([home.id, other.id].toSorted())
})

test('a listing on show, and a revision itself, take nothing up', async ({ db }) => {
  const home = await prepare(db)
  const revision = await redescribe(db, home, await beginRevision(db, home.owner, home.id))
  expect(await foldRevision(db, await find(db, home.id))).toMatchObject({
    description: home.description,
  })
  expect(await foldRevision(db, revision)).toBe(revision)
  expect(await findRevision(db, home.id)).toMatchObject({ id: revision.id })
})

test('changes are swapped with what was shown, and back, only while it is shown', async ({
  db,
}) => {
  const home = await prepare(db)
  const revision = await redescribe(db, home, await beginRevision(db, home.owner, home.id))
  await swapAnswers(db, revision)
  expect(await find(db, home.id)).toMatchObject({ description: 'Newly painted in every room.' })
  expect(await find(db, revision.id)).toMatchObject({ description: home.description })
  await swapAnswers(db, await find(db, revision.id))
  expect(await find(db, home.id)).toMatchObject({ description: home.description })

  await db.updateTable('listing').set({ status: 'draft' }).where('id', '=', home.id).execute()
  const hidden = { code: 'conflict', message: texts.revision.originalHidden }
  await expect(swapAnswers(db, revision)).rejects.toMatchObject(hidden)
})

async function prepare(db: Db, differences: Partial<NewListing> = {}) {
  const owner = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const answers = { ...completeAnswers, ...differences }
  const home = await createListing(db, { ...answers, ownerId: owner.id })
  return { ...home, owner, staff }
}

function redescribe(db: Db, { owner }: { owner: Viewer }, { id, category, deal }: Listing) {
  const answers = { description: 'Newly painted in every room.' }
  return saveListingAnswers(db, owner, id, { category, deal, answers })
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function entries(db: Db) {
  return db.selectFrom('auditEntry').select(['actorId', 'action', 'subjectId']).execute()
}
