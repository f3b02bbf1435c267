import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { isSpn } from '#contract/ids.ts'
import { listingStatuses } from '#contract/options.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listingSearchText } from '#db/listing-search-text.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const kind = { category: 'residential', deal: 'resale' } as const
const details: ListingAnswers = { propertyType: 'apartment', bhk: '2bhk', builtUpArea: 900 }
const sector57 = { city: 'gurugram', address: 'Flat 4, Sec-57', lat: 28.421, lng: 77.082 } as const

describe('the first saved step', () => {
  test('makes a draft of the viewer’s with a random number', async ({ db }) => {
    const viewer = await createViewer(db)

    const draft = await saveListingAnswers(db, viewer, undefined, { ...kind, answers: details })

    expect(draft).toMatchObject({ ...kind, ...details, ownerId: viewer.id, status: 'draft' })
    expect(isSpn(draft.spn)).toBe(true)
  })

  test('makes as many drafts as there are first steps without a key', async ({ db }) => {
    const viewer = await createViewer(db)
    const spns = new Set<string>()
    for (let i = 0; i < 12; i++) {
      spns.add((await saveListingAnswers(db, viewer, undefined, { ...kind, answers: details })).spn)
    }
    expect(spns.size).toBe(12)
  })

  test('sent again with its key, even at the same moment, makes no second draft', async ({
    freshDatabase: { db },
  }) => {
    const viewer = await createViewer(db)
    const first = { ...kind, answers: details, draftKey: randomUUID() }

    const saved = await Promise.all(
      Array.from({ length: 5 }, () => saveListingAnswers(db, viewer, undefined, first)),
    )

    expect(new Set(saved.map(({ spn }) => spn)).size).toBe(1)
    expect(await db.selectFrom('listing').select('id').execute()).toHaveLength(1)
    const other = await saveListingAnswers(db, await createViewer(db), undefined, first)
    expect(other.spn).not.toBe(saved[0]?.spn)
  })
})

describe('a later step', () => {
  test('changes its own answers only, under either name of the draft', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)

    await saveListingAnswers(db, viewer, draft.spn.toLowerCase(), { ...kind, answers: sector57 })
    const saved = await saveListingAnswers(db, viewer, draft.id, {
      ...kind,
      answers: { price: 75_00_000 },
    })

    expect(saved).toMatchObject({ ...details, ...sector57, price: 75_00_000, status: 'draft' })
  })

  test('stores answers and nothing else, whatever the object holds', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    const planted = { status: 'active', ownerId: (await createUser(db)).id, version: 99 }

    const saved = await saveListingAnswers(db, viewer, draft.spn, {
      ...kind,
      answers: { facing: 'east', ...planted } as ListingAnswers,
    })

    expect(saved).toMatchObject({ facing: 'east', status: 'draft', ownerId: viewer.id, version: 3 })
  })

  test('of another kind keeps what both kinds are asked, and empties the rest', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    await saveListingAnswers(db, viewer, draft.spn, {
      ...kind,
      answers: { ...sector57, price: 75_00_000, facing: 'east', floor: '3', parking: 'car' },
    })

    const saved = await saveListingAnswers(db, viewer, draft.spn, {
      category: 'commercial',
      deal: 'rent',
      answers: { idealFor: 'A clinic' },
    })

    expect(saved).toMatchObject({
      category: 'commercial',
      deal: 'rent',
      idealFor: 'A clinic',
      ...sector57,
      locality: 'Sector 57',
      builtUpArea: 900,
      facing: 'east',
      floor: '3',
      propertyType: null,
      bhk: null,
      parking: null,
      price: null,
    })
  })

  test('is refused for a draft of somebody else, which stays as it was', async ({ db }) => {
    const { draft } = await ownerWithDraft(db)
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const step = { ...kind, answers: { price: 1 } }

    const save = saveListingAnswers(db, await createViewer(db), draft.spn, step)
    await expect(save).rejects.toMatchObject({ code: 'not_found' })
    const saveByStaff = saveListingAnswers(db, staff, draft.spn, step)
    await expect(saveByStaff).rejects.toMatchObject({ code: 'forbidden' })
    expect(await find(db, draft.id)).toEqual(draft)
  })

  const shut = listingStatuses.values.filter((it) => it !== 'draft' && it !== 'review_failed')
  test.for(shut)('is refused once the listing is %s', async (status, { db }) => {
    const { id, ownerId } = await createListing(db, { status })
    const viewer = { ...(await createViewer(db)), id: ownerId }

    const save = saveListingAnswers(db, viewer, id, { ...kind, answers: { price: 1 } })

    await expect(save).rejects.toMatchObject({
      code: 'conflict',
      message: texts.wizard.notEditable,
    })
  })

  test('makes a draft of what failed the review again, and keeps the reason in sight', async ({
    db,
  }) => {
    const owner = await createUser(db)
    const { id } = await createListing(db, {
      ownerId: owner.id,
      status: 'review_failed',
      statusReason: 'The price has a zero too many.',
    })

    const saved = await saveListingAnswers(db, asViewer(owner), id, {
      ...kind,
      answers: { price: 75_00_000 },
    })

    expect(saved).toMatchObject({
      status: 'draft',
      price: 75_00_000,
      statusReason: 'The price has a zero too many.',
    })
    const [entry] = await db.selectFrom('auditEntry').selectAll().execute()
    expect(entry).toMatchObject({ beforeState: 'review_failed', afterState: 'draft' })
  })

  test('uses only pictures that its owner uploaded for listings', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    const other = await createUser(db)
    const picture = { width: 9, height: 9, ownerId: viewer.id, purpose: 'listing' } as const
    await db
      .insertInto('photo')
      .values([
        { ...picture, key: 'hall' },
        { ...picture, key: 'face', purpose: 'profile' },
        { ...picture, key: 'theirs', ownerId: other.id },
        { ...picture, key: 'drawing', ownerId: null },
      ])
      .execute()
    const use = (...photos: string[]) =>
      saveListingAnswers(db, viewer, draft.spn, { ...kind, answers: { photos } })

    for (const key of ['face', 'theirs', 'invented', 'drawing']) {
      await expect(use('hall', key)).rejects.toMatchObject({
        code: 'invalid',
        fields: { photos: texts.wizard.photoNotYours },
      })
    }
    expect((await use('hall')).photos).toEqual(['hall'])

    // The demo data's drawings belong to nobody; a listing that shows one may keep it.
    await db
      .updateTable('listing')
      .set({ photos: ['drawing'] })
      .execute()
    expect((await use('hall', 'drawing')).photos).toEqual(['hall', 'drawing'])
  })
})

describe('the number of bedrooms', () => {
  test('goes with the answer that it belongs to', async ({ db }) => {
    const { save } = await ownerWithDraft(db)

    expect(await save({ bhk: '3mbhk', bedrooms: 5 })).toMatchObject({ bhk: '3mbhk', bedrooms: 5 })
    expect(await save({ price: 75_00_000 })).toMatchObject({ bhk: '3mbhk', bedrooms: 5 })
    expect(await save({ bhk: '2bhk' })).toMatchObject({ bhk: '2bhk', bedrooms: null })
    expect(await save({ bedrooms: 5 })).toMatchObject({ bhk: '2bhk', bedrooms: null })
  })
})

describe('two tabs on one draft', () => {
  test('do not overwrite each other silently', async ({ freshDatabase: { db } }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    const saves = await Promise.allSettled(
      [60_00_000, 70_00_000, 80_00_000].map((price) =>
        saveListingAnswers(db, viewer, draft.spn, {
          ...kind,
          answers: { price },
          version: draft.version,
        }),
      ),
    )

    const refused = saves.filter((save) => save.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['conflict', 'conflict'])
    const [kept] = saves.filter((save) => save.status === 'fulfilled')
    expect(await find(db, draft.id)).toMatchObject({ price: kept?.value.price, version: 3 })
  })

  test('may repeat what is saved already, as a retry does', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    const step = { ...kind, answers: { ...sector57, locality: null }, version: draft.version }

    const saved = await saveListingAnswers(db, viewer, draft.spn, step)
    const again = await saveListingAnswers(db, viewer, draft.spn, step)

    expect(again).toEqual(saved)
  })

  test('without a version keep the last save, as the specified call does', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    for (const price of [60_00_000, 70_00_000]) {
      await saveListingAnswers(db, viewer, draft.spn, { ...kind, answers: { price } })
    }
    expect((await find(db, draft.id)).price).toBe(70_00_000)
  })
})

describe('what searches need', () => {
  test('is derived from the location: text, place and a locality that was not named', async ({
    db,
  }) => {
    const { viewer, draft } = await ownerWithDraft(db)

    const saved = await saveListingAnswers(db, viewer, draft.spn, { ...kind, answers: sector57 })

    expect(saved).toMatchObject({ locality: 'Sector 57', placeId: await placeId(db, 'Sector 57') })
    expect(saved.searchText).toMatch(/^apartment .*sector 57 flat 4 .*gurugram/)
    expect(saved.searchText).toBe(listingSearchText(saved))
  })

  test('follows the pin when it moves, but not away from a locality that was named', async ({
    db,
  }) => {
    const { save } = await ownerWithDraft(db)
    await save(sector57)
    const elsewhere = { ...sector57, address: 'House 9, Sector 45', lat: 28.4446, lng: 77.0639 }

    expect(await save(elsewhere)).toMatchObject({ locality: 'Sector 45' })
    expect(await save({ ...elsewhere, locality: 'Neem Vihar' })).toMatchObject({
      locality: 'Neem Vihar',
      placeId: await placeId(db, 'Sector 45'),
    })
    expect(await save({ price: 75_00_000 })).toMatchObject({ locality: 'Neem Vihar' })
  })

  test('follows the address alone, and the pin alone', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    const save = (answers: ListingAnswers) =>
      saveListingAnswers(db, viewer, draft.spn, { ...kind, answers })
    await save(sector57)

    expect(await save({ address: 'House 9, Sector 56' })).toMatchObject({
      locality: 'Sector 56',
      placeId: await placeId(db, 'Sector 56'),
    })
    await save({ address: 'House 9' })
    const { lat, lng } = await db
      .selectFrom('place')
      .select(['lat', 'lng'])
      .where('id', '=', await placeId(db, 'Sector 45'))
      .executeTakeFirstOrThrow()
    expect(await save({ lat, lng })).toMatchObject({ placeId: await placeId(db, 'Sector 45') })
  })

  test('forgets the pin when the city is another one, and keeps the locality by its name', async ({
    db,
  }) => {
    const { save } = await ownerWithDraft(db)
    await save(sector57)

    const moved = await save({ city: 'bhiwani' })
    expect(moved).toMatchObject({ lat: null, lng: null, placeId: null, locality: 'Sector 57' })
    expect(moved.searchText).toContain('bhiwani')
    expect(await save(sector57)).toMatchObject({ placeId: await placeId(db, 'Sector 57') })
  })

  test('lets a search find the listing once it is active', async ({ db }) => {
    const { viewer, draft } = await ownerWithDraft(db)
    const answers = { ...sector57, price: 75_00_000 }
    await saveListingAnswers(db, viewer, draft.spn, { ...kind, answers })
    await db.updateTable('listing').set({ status: 'active', activeAt: new Date() }).execute()

    const filters = { ...noFilters, ...kind }
    const search = { city: 'gurugram', text: 'sector 57', filters } as const
    const { listings } = await searchListings(db, search)
    expect(listings.map(({ spn }) => spn)).toEqual([draft.spn])
  })
})

async function createViewer(db: Db) {
  return asViewer(await createUser(db))
}

async function ownerWithDraft(db: Db) {
  const viewer = await createViewer(db)
  const draft = await saveListingAnswers(db, viewer, undefined, { ...kind, answers: details })
  const save = (answers: ListingAnswers) =>
    saveListingAnswers(db, viewer, draft.spn, { ...kind, answers })
  return { viewer, draft, save }
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function placeId(db: Db, name: string) {
  const { id } = await db
    .selectFrom('place')
    .select('id')
    .where('city', '=', 'gurugram')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}
