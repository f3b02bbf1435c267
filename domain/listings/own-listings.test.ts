import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { Listing, NewListing } from '#db/schema.ts'
import { findGoneListing } from '#domain/listings/find-gone-listing.ts'
import { findListingOwner } from '#domain/listings/find-listing-owner.ts'
import {
  findOwnDraft,
  findOwnDraftByKey,
  requireOwnDraft,
} from '#domain/listings/find-own-draft.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import { listLatestListings } from '#domain/listings/list-latest-listings.ts'
import { listOwnListings } from '#domain/listings/list-own-listings.ts'
import { listOwnNames } from '#domain/listings/list-own-names.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const draftKey = '0199a0de-0000-7000-8000-000000000001'

describe('listings of others stand beside those of the viewer', () => {
  test('and only their owner finds them', async ({ db }) => {
    const { owner, other } = await twoOwners(db)
    const mine = await createListing(db, { ownerId: owner.id })
    expect(await findOwnListing(db, owner, mine.spn)).toMatchObject({ id: mine.id })
    expect(await findOwnListing(db, other, mine.spn)).toBeUndefined()
  })

  test.for([
    ['draft', true],
    ['review_failed', true],
    ['under_review', false],
    ['active', false],
    ['sold_out', false],
    ['delete', false],
  ] as const)('and a listing that is %s may be edited by its owner: %s', async (row, { db }) => {
    const [status, isEditable] = row
    const { owner, other } = await twoOwners(db)
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const { id, spn } = await createListing(db, { ownerId: owner.id, status })

    expect((await findOwnDraft(db, owner, spn))?.id).toBe(isEditable ? id : undefined)
    expect(await findOwnDraft(db, other, spn)).toBeUndefined()
    expect(await findOwnDraft(db, staff, spn)).toBeUndefined()
    for (const reader of [owner, staff]) {
      const read = requireOwnDraft(db, reader, spn)
      if (isEditable) expect(await read).toMatchObject({ id })
      else
        await expect(read).rejects.toMatchObject({
          code: 'conflict',
          message: 'Only a draft can be edited.',
        })
    }
    await expect(requireOwnDraft(db, other, spn)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('and a draft is found by the key that its owner made', async ({ db }) => {
    const { owner, other } = await twoOwners(db)
    const { id, spn } = await createListing(db, { ownerId: owner.id, status: 'draft', draftKey })
    await createListing(db, { ownerId: owner.id, status: 'draft' })
    expect(await findOwnDraftByKey(db, owner, draftKey)).toEqual({ id, spn })
    expect(await findOwnDraftByKey(db, other, draftKey)).toBeUndefined()
  })

  test('and the latest are those that were changed last and have a type', async ({ db }) => {
    const { owner, other } = await twoOwners(db)
    const [old, typeless, newest] = await createAt(db, [
      ['2026-01-01', { ownerId: owner.id }],
      ['2026-01-02', { ownerId: owner.id, status: 'draft', propertyType: null }],
      ['2026-01-03', { ownerId: owner.id, status: 'draft', activeAt: null }],
      ['2026-01-04', { ownerId: other.id }],
    ])
    const latest = await listLatestListings(db, owner, 2)
    expect(latest.map(({ spn }) => spn)).toEqual([newest, old])
    expect(await listLatestListings(db, owner, 1)).toMatchObject([{ spn: newest }])

    const batches = await batchesOf(db, owner)
    expect(batches.map((batch) => batch.map(({ spn }) => spn))).toEqual([[newest, typeless, old]])
    expect(await batchesOf(db, asViewer(await createUser(db)))).toEqual([])
  })

  test('and the names to choose from are those of listings that were shown once', async ({
    db,
  }) => {
    const { owner, other } = await twoOwners(db)
    const [old, , newest] = await createAt(db, [
      ['2026-01-01', { ownerId: owner.id }],
      ['2026-01-02', { ownerId: owner.id, status: 'draft', activeAt: null }],
      ['2026-01-03', { ownerId: owner.id, status: 'sold_out', bhk: '3mbhk', bedrooms: 4 }],
      ['2026-01-04', { ownerId: other.id }],
    ])
    const names = await listOwnNames(db, owner, 5)
    expect(names.map(({ spn }) => spn)).toEqual([newest, old])
    expect(names[0]).toEqual({
      spn: newest,
      category: 'residential',
      propertyType: 'apartment',
      bhk: '3mbhk',
      bedrooms: 4,
      builtUpArea: 1_050,
      areaUnit: 'sq_ft',
      locality: 'Sector 45',
      city: 'gurugram',
    })
    expect(await listOwnNames(db, owner, 1)).toHaveLength(1)
  })
})

test('fifty listings are read at once, and the next after them', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  for (let count = 0; count < 51; count++) await createListing(db, { ownerId: owner.id })
  const batches = await batchesOf(db, owner)
  expect(batches.map((batch) => batch.length)).toEqual([50, 1])
  expect(new Set(batches.flat().map(({ id }) => id)).size).toBe(51)
})

test.for([
  ['Vikram Singh', 'Vikram S.'],
  ['Vikram  kumar  singh', 'Vikram S.'],
  ['Vikram', 'Vikram'],
])('of the owner %s everybody reads %s', async ([name, shown], { db }) => {
  const { id } = await createUser(db, { name })
  await createUser(db, { name: 'Somebody Else' })
  expect(await findListingOwner(db, id)).toEqual({ name: shown })
})

test('a listing that was shown and is gone is known by kind and place', async ({ db }) => {
  const gone = await createListing(db, { status: 'delete' })
  await createListing(db, { status: 'delete', city: 'delhi' })
  const known = { category: 'residential', deal: 'resale', city: 'gurugram', locality: 'Sector 45' }
  expect(await findGoneListing(db, gone.spn)).toEqual(known)
  expect(await findGoneListing(db, gone.id)).toEqual(known)

  const shown = await createListing(db, { status: 'sold_out' })
  const never = await createListing(db, { status: 'draft', activeAt: null })
  const nowhere = await createListing(db, { status: 'delete', city: null })
  for (const ref of [shown.spn, never.spn, nowhere.spn, 'castle']) {
    expect(await findGoneListing(db, ref), ref).toBeUndefined()
  }
})

async function batchesOf(db: Db, viewer: Viewer) {
  const batches: Listing[][] = []
  for await (const batch of await listOwnListings(db, viewer)) batches.push(batch)
  return batches
}

async function twoOwners(db: Db) {
  return { owner: asViewer(await createUser(db)), other: asViewer(await createUser(db)) }
}

/** The SPN of each; a listing's last change is the one that is named. */
async function createAt(db: Db, listings: [day: string, Partial<NewListing>][]) {
  const spns: string[] = []
  for (const [day, listing] of listings) {
    const { spn } = await createListing(db, { ...listing, updatedAt: new Date(day) })
    spns.push(spn)
  }
  return spns
}
