import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { listOwnPage } from '#domain/listings/list-own-page.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { submitListing } from '#domain/listings/submit-listing.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { countWaiting, takeNext } from '#domain/review/review-queue.ts'
import { settleReview } from '#domain/review/settle-review.ts'
import { undoApproval } from '#domain/review/undo-approval.ts'
import { beginRevision } from '#domain/revisions/begin-revision.ts'
import { changeLiveAnswers } from '#domain/revisions/change-live-answers.ts'
import { discardRevision } from '#domain/revisions/discard-revision.ts'
import { findRevision } from '#domain/revisions/find-revision.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const first = 'A quiet flat near the park, with morning sun.'
const second = 'A quiet flat near the park, newly painted in every room.'

describe('a revision', () => {
  test('waits while the approved version stays public, then replaces it', async ({ db }) => {
    const home = await prepare(db)
    const revision = await describeAnew(db, home)
    await submitListing(db, home.owner, revision.spn)
    expect(await find(db, home.id)).toMatchObject({ status: 'active', description: first })
    expect(await findListing(db, null, revision.spn)).toBeUndefined()

    await decideListing(db, home.staff, revision.spn, { to: 'active' })
    const shown = await find(db, home.id)
    expect(shown).toMatchObject({ status: 'active', description: second, spn: home.spn })
    expect(shown.activeAt).toEqual(home.activeAt)
    expect(await findRevision(db, home.id)).toBeUndefined()
    expect((await findLastReview(db, home.id))?.toStatus).toBe('active')
    expect(await told(db, home)).toEqual(['revision-approved'])
  })

  test('is gone on with when it is open, and taken back when it waits', async ({ db }) => {
    const home = await prepare(db)
    const revision = await describeAnew(db, home)
    expect((await beginRevision(db, home.owner, home.id)).id).toBe(revision.id)
    await submitListing(db, home.owner, revision.spn)

    const again = await beginRevision(db, home.owner, home.id)
    expect(again).toMatchObject({ id: revision.id, status: 'draft', description: second })
  })

  test('is no listing of its own in My Listings', async ({ db }) => {
    const home = await prepare(db)
    await describeAnew(db, home)
    const rows = await listOwnPage(db, home.owner, { page: 1, pageSize: 10 })
    expect(rows.map(({ id }) => id)).toEqual([home.id])
  })

  test('is sent back with reasons, and the listing stays as it was', async ({ db }) => {
    const home = await prepare(db)
    const revision = await describeAnew(db, home)
    await submitListing(db, home.owner, revision.spn)
    const reasons = [{ field: 'description', text: 'Which rooms?' }] as const
    await decideListing(db, home.staff, revision.id, { to: 'review_failed', reasons: [...reasons] })

    expect(await find(db, home.id)).toMatchObject({ status: 'active', description: first })
    expect((await findRevision(db, home.id))?.status).toBe('review_failed')
    expect(await told(db, home)).toEqual(['revision-rejected'])
  })

  test('that changes nothing but the price ends without a review', async ({ db }) => {
    const home = await prepare(db)
    const revision = await beginRevision(db, home.owner, home.id)
    await save(db, home, revision, { price: 7_900_000 })
    expect((await find(db, home.id)).price).toBe(7_900_000)

    await submitListing(db, home.owner, revision.spn)
    expect(await findRevision(db, home.id)).toBeUndefined()
    expect(await countWaiting(db, home.staff)).toMatchObject({ all: 0 })
  })

  test('stays of the same kind', async ({ db }) => {
    const home = await prepare(db)
    const { id } = await beginRevision(db, home.owner, home.id)
    const step = { category: 'residential', deal: 'rent', answers: {} } as const
    await expect(saveListingAnswers(db, home.owner, id, step)).rejects.toMatchObject({
      code: 'conflict',
      message: texts.revision.otherKind,
    })
  })

  test('is begun by the owner alone, and only of what is shown', async ({ db }) => {
    const home = await prepare(db)
    for (const other of [home.staff, asViewer(await createUser(db))]) {
      await expect(beginRevision(db, other, home.id)).rejects.toMatchObject({ code: 'forbidden' })
    }
    const { id } = await createListing(db, { ownerId: home.owner.id, status: 'sold_out' })
    await expect(beginRevision(db, home.owner, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is not approved by its owner, staff or not', async ({ db }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const { id } = await createListing(db, {
      ...completeAnswers,
      ownerId: staff.id,
      description: first,
    })
    const home = { ...(await find(db, id)), owner: staff, staff }
    const revision = await describeAnew(db, home)
    await submitListing(db, staff, revision.id)
    await expect(decideListing(db, staff, revision.id, { to: 'active' })).rejects.toMatchObject({
      message: texts.review.ownListing,
    })
    expect((await find(db, id)).description).toBe(first)
  })

  test('can be discarded, by its owner alone', async ({ db }) => {
    const home = await prepare(db)
    const revision = await describeAnew(db, home)
    const other = asViewer(await createUser(db))
    await expect(discardRevision(db, other, revision.id)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(discardRevision(db, home.owner, home.id)).rejects.toMatchObject({
      code: 'not_found',
    })
    await discardRevision(db, home.owner, revision.id)
    expect(await findRevision(db, home.id)).toBeUndefined()
    expect((await find(db, home.id)).description).toBe(first)
  })

  test('becomes part of the listing when that is edited itself again', async ({ db }) => {
    const home = await prepare(db)
    await describeAnew(db, home)
    const owner = { kind: 'owner', id: home.owner.id } as const
    await changeListingStatus(db, owner, home.id, { to: 'delete' })
    expect((await find(db, home.id)).description).toBe(first)

    await changeListingStatus(db, owner, home.id, { to: 'draft' })
    expect(await find(db, home.id)).toMatchObject({ status: 'draft', description: second })
    expect(await findRevision(db, home.id)).toBeUndefined()
  })
})

describe('the review of a revision', () => {
  test('comes to its turn only while its listing is shown', async ({ db }) => {
    const home = await prepare(db)
    const revision = await describeAnew(db, home)
    await submitListing(db, home.owner, revision.spn)
    expect(await takeNext(db, home.staff)).toMatchObject({ spn: revision.spn })

    const owner = { kind: 'owner', id: home.owner.id } as const
    await changeListingStatus(db, owner, home.id, { to: 'delete' })
    expect(await countWaiting(db, home.staff)).toMatchObject({ all: 0 })
    await expect(
      decideListing(db, home.staff, revision.id, { to: 'active' }),
    ).rejects.toMatchObject({ message: texts.revision.originalHidden })
  })

  test('can be undone until it is settled', async ({ db }) => {
    const home = await prepare(db)
    const revision = await describeAnew(db, home)
    await submitListing(db, home.owner, revision.spn)
    await decideListing(db, home.staff, revision.id, { to: 'active', canUndo: true })
    expect((await find(db, home.id)).description).toBe(second)
    expect(await told(db, home)).toEqual([])

    await undoApproval(db, home.staff, revision.spn)
    expect((await find(db, home.id)).description).toBe(first)
    expect(await findRevision(db, home.id)).toMatchObject({
      status: 'under_review',
      description: second,
    })

    await decideListing(db, home.staff, revision.id, { to: 'active', canUndo: true })
    const { id } = (await findLastReview(db, revision.id))!
    await settleReview(db, id)
    expect(await told(db, home)).toEqual(['revision-approved'])
    await expect(undoApproval(db, home.staff, revision.spn)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await find(db, home.id)).description).toBe(second)
  })

  test('never brings an old price back', async ({ db }) => {
    const home = await prepare(db)
    const revision = await describeAnew(db, home)
    await submitListing(db, home.owner, revision.spn)
    await changeLiveAnswers(db, home.owner, home.id, { price: 7_500_000 })
    await decideListing(db, home.staff, revision.id, { to: 'active' })
    expect(await find(db, home.id)).toMatchObject({ price: 7_500_000, description: second })
  })
})

describe('price, deposit and date of a shown listing', () => {
  test('change at once, and the price before is kept', async ({ db }) => {
    const home = await prepare(db)
    const availableFrom = '2027-01-15'
    await changeLiveAnswers(db, home.owner, home.id, { price: 7_900_000, availableFrom })
    expect(await find(db, home.id)).toMatchObject({
      status: 'active',
      price: 7_900_000,
      priceBefore: 8_500_000,
      availableFrom,
    })
    const [entry] = await db.selectFrom('auditEntry').select(['action', 'facts']).execute()
    expect(entry).toMatchObject({
      action: 'change_live',
      facts: { liveBefore: { price: 8_500_000 }, liveAfter: { price: 7_900_000 } },
    })
  })

  test('change nothing when they are the same', async ({ db }) => {
    const home = await prepare(db)
    await changeLiveAnswers(db, home.owner, home.id, { price: 8_500_000 })
    expect(await find(db, home.id)).toMatchObject({ version: home.version, priceBefore: null })
    expect(await db.selectFrom('auditEntry').select('id').execute()).toEqual([])
  })

  test('are changed by the owner alone, while it is shown and as it was looked at', async ({
    db,
  }) => {
    const home = await prepare(db)
    const price = 1
    const other = asViewer(await createUser(db))
    await expect(changeLiveAnswers(db, other, home.id, { price })).rejects.toMatchObject({
      code: 'forbidden',
    })
    const outdated = changeLiveAnswers(db, home.owner, home.id, { price }, { version: 99 })
    await expect(outdated).rejects.toMatchObject({ code: 'conflict' })
    const draft = await createListing(db, { ownerId: home.owner.id, status: 'under_review' })
    await expect(changeLiveAnswers(db, home.owner, draft.id, { price })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('bring nothing else along', async ({ db }) => {
    const home = await prepare(db)
    const more = { price: 7_900_000, description: second } as object
    await changeLiveAnswers(db, home.owner, home.id, more)
    expect(await find(db, home.id)).toMatchObject({ price: 7_900_000, description: first })
  })
})

type Home = Awaited<ReturnType<typeof prepare>>

/** A shown flat, its owner and who reviews it. */
async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { id } = await createListing(db, {
    ...completeAnswers,
    ownerId: owner.id,
    price: 8_500_000,
    description: first,
  })
  return { ...(await find(db, id)), owner, staff }
}

/** Changes to the text, not sent yet. */
async function describeAnew(db: Db, home: Home) {
  const revision = await beginRevision(db, home.owner, home.id)
  return save(db, home, revision, { description: second })
}

function save(db: Db, { owner }: Home, { id, category, deal }: Listing, answers: object) {
  return saveListingAnswers(db, owner, id, { category, deal, answers })
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function told(db: Db, { owner }: Home) {
  const rows = await db
    .selectFrom('notification')
    .select('kind')
    .where('userId', '=', owner.id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
