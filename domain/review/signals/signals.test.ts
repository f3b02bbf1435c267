import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { findSignals } from '#domain/review/find-signals.ts'
import { complaintsOfUsers } from '#domain/review/signals/complaints-of-users.ts'
import { contactInText } from '#domain/review/signals/contact-in-text.ts'
import { manyListings } from '#domain/review/signals/many-listings.ts'
import { newNumber } from '#domain/review/signals/new-number.ts'
import { pinOutside } from '#domain/review/signals/pin-outside.ts'
import { similarPhotos } from '#domain/review/signals/similar-photos.ts'
import { unusualPrice } from '#domain/review/signals/unusual-price.ts'
import { wording } from '#domain/review/signals/wording.ts'
import { test } from '#tests/database.ts'
import { createListing, createListings, createUser } from '#tests/factories.ts'

/** The hash of a picture with something in it. */
const hash = '0110100111001010'.repeat(4)

describe('pictures', () => {
  test.for([0, 1, 4, 7])('%i different bits are found, wherever they are', async (bits, { db }) => {
    const other = await listingWithPhoto(db, 'other', flipped(hash, bits))
    const mine = await listingWithPhoto(db, 'mine', hash)

    expect(await similarPhotos(db, mine)).toMatchObject([
      {
        kind: 'similar-photos',
        field: 'photos',
        photo: 'mine',
        matches: [{ spn: other.spn, status: 'active', isSameOwner: false, photo: 'other' }],
      },
    ])
  })

  test('pictures that differ more are not called similar', async ({ db }) => {
    await listingWithPhoto(db, 'other', flipped(hash, 8))

    expect(await similarPhotos(db, await listingWithPhoto(db, 'mine', hash))).toEqual([])
  })

  test('each picture has its own signal, and drawings none', async ({ db }) => {
    const { ownerId } = await listingWithPhoto(db, 'hall', hash)
    await listingWithPhoto(db, 'hall elsewhere', hash)
    await listingWithPhoto(db, 'similar hall', flipped(hash, 3))
    await addPhoto(db, 'garden', flipped(hash, 30), ownerId)
    await listingWithPhoto(db, 'similar garden', flipped(hash, 31))
    const drawn = 'drawn-flat-1'
    await createListing(db, { photos: [drawn] })
    const photos = ['garden', drawn, 'hall']
    const mine = await createListing(db, { ownerId, status: 'under_review', photos })

    const signals = await similarPhotos(db, mine)
    expect(signals.map(({ photo, text }) => [photo, text])).toEqual([
      ['garden', texts.review.similarPhoto],
      ['hall', texts.review.samePhoto],
    ])
    const shown = signals.map(({ matches }) => matches?.map(({ photo }) => photo).toSorted())
    expect(shown).toEqual([['similar garden'], ['hall', 'hall elsewhere', 'similar hall']])
  })

  test('of many matches the first three are shown, the same pictures first', async ({ db }) => {
    for (const key of ['a', 'b']) await listingWithPhoto(db, key, flipped(hash, 2))
    for (const key of ['c', 'd']) await listingWithPhoto(db, key, hash)
    const [signal] = await similarPhotos(db, await listingWithPhoto(db, 'mine', hash))

    const shown = signal?.matches?.map(({ photo }) => photo)
    expect(shown).toHaveLength(3)
    expect(shown?.slice(0, 2).toSorted()).toEqual(['c', 'd'])
  })

  test('a picture that somebody else had before is borrowed, and not the other way round', async ({
    db,
  }) => {
    const earlier = await listingWithPhoto(db, 'first', hash)
    await db
      .updateTable('photo')
      .set({ createdAt: new Date('2026-01-01') })
      .execute()
    const [same, similar] = [
      await listingWithPhoto(db, 'copy', hash),
      await listingWithPhoto(db, 'cut', flipped(hash, 3)),
    ]

    expect(await similarPhotos(db, same)).toMatchObject([
      { kind: 'borrowed-photos', isStrong: true },
    ])
    expect(await similarPhotos(db, similar)).toMatchObject([
      { kind: 'borrowed-photos', isStrong: false },
    ])
    expect(await similarPhotos(db, earlier)).toMatchObject([{ kind: 'similar-photos' }])
    await db.updateTable('listing').set({ ownerId: earlier.ownerId }).execute()
    const own = { ...same, ownerId: earlier.ownerId }
    expect(await similarPhotos(db, own)).toMatchObject([{ kind: 'similar-photos' }])
  })

  test('even pictures are like each other and say nothing', async ({ db }) => {
    await listingWithPhoto(db, 'white wall', '0'.repeat(64))

    expect(await similarPhotos(db, await listingWithPhoto(db, 'sky', '0'.repeat(64)))).toEqual([])
  })

  test('the same upload in another listing of the owner is named as his', async ({ db }) => {
    const mine = await listingWithPhoto(db, 'mine', null)
    const { spn } = await createListing(db, { ownerId: mine.ownerId, photos: ['mine'] })

    expect(await similarPhotos(db, mine)).toMatchObject([{ matches: [{ spn, isSameOwner: true }] }])
  })

  test('a picture that no listing shows any more says nothing', async ({ db }) => {
    await addPhoto(db, 'unused', hash, (await createUser(db)).id)

    expect(await similarPhotos(db, await listingWithPhoto(db, 'mine', hash))).toEqual([])
  })
})

describe('the price', () => {
  test.for([
    [3_000_000, { kind: 'low-price', text: texts.review.priceLow(63, 6), isStrong: true }],
    [4_000_000, { kind: 'low-price', text: texts.review.priceLow(50, 6), isStrong: false }],
    [5_000_000, undefined],
    [8_000_000, undefined],
    [12_800_000, undefined],
    [20_000_000, { kind: 'high-price', text: texts.review.priceHigh(150, 6) }],
  ] as const)('%i rupees where others ask 8,000,000', async ([price, signal], { db }) => {
    await createListings(
      db,
      Array.from({ length: 6 }, () => ({ price: 8_000_000 })),
    )
    const listing = await createListing(db, { status: 'under_review', price })

    expect(await unusualPrice(db, listing)).toEqual(signal ? [{ field: 'price', ...signal }] : [])
  })

  test('is not judged before it is named', async ({ db }) => {
    await createListings(
      db,
      Array.from({ length: 6 }, () => ({})),
    )
    const draft = await createListing(db, { status: 'draft', price: null })
    expect(await unusualPrice(db, draft)).toEqual([])
  })

  test('is not judged where too few are similar', async ({ db }) => {
    await createListing(db)
    const listing = await createListing(db, { status: 'under_review', price: 1 })

    expect(await unusualPrice(db, listing)).toEqual([])
  })
})

describe('the pin', () => {
  test('in another city is seen', async ({ db }) => {
    const listing = await createListing(db, { city: 'delhi' })

    expect(await pinOutside(db, listing)).toMatchObject([{ kind: 'pin-outside', field: 'lat' }])
  })

  test('far from the named locality is seen, near it is not', async ({ db }) => {
    const there = { city: 'gurugram', locality: 'Sector 45' } as const
    const far = await createListing(db, { ...there, lat: 28.505, lng: 77.02 })

    expect((await pinOutside(db, far))[0]?.text).toMatch(/km away from Sector 45/)
    expect(await pinOutside(db, await createListing(db, there))).toEqual([])
  })

  test('is not judged before it is set', async ({ db }) => {
    const nowhere = { lat: null, lng: null, status: 'draft' } as const
    expect(await pinOutside(db, await createListing(db, nowhere))).toEqual([])
  })

  test('is not judged by a locality that nobody knows', async ({ db }) => {
    expect(await pinOutside(db, await createListing(db, { locality: 'Our lane' }))).toEqual([])
  })
})

describe('the owner', () => {
  test('who sends in five in a day is seen, four are not', async ({ db }) => {
    const { id: ownerId } = await createUser(db)
    const sent = { ownerId, submittedAt: new Date() }
    for (let others = 0; others < 4; others++) await createListing(db, { submittedAt: new Date() })
    for (let count = 0; count < 3; count++) await createListing(db, sent)
    await createListing(db, { ownerId, submittedAt: new Date(Date.now() - 25 * 3_600_000) })
    const fourth = await createListing(db, sent)
    // Changes to one are no other listing.
    await createListing(db, { ...sent, revises: fourth.id, status: 'under_review' })

    expect(await manyListings(db, fourth)).toEqual([])
    expect(await manyListings(db, await createListing(db, sent))).toEqual([
      { kind: 'many-listings', text: texts.review.manyListings(5, 24) },
    ])
  })
})

describe('a new number', () => {
  test.for([
    [2, undefined],
    [3, { kind: 'new-number', isStrong: false }],
    [4, { kind: 'new-number', isStrong: true }],
  ] as const)('with homes in %i cities', async ([count, signal], { db }) => {
    const { id: ownerId } = await createUser(db)
    const cities = ['hisar', 'delhi', 'noida', 'bhiwani'] as const
    for (const city of cities.slice(0, count)) await createListing(db, { ownerId, city })
    await createListing(db, { ownerId, city: 'faridabad', status: 'draft' })
    for (const city of ['ghaziabad', 'gurugram'] as const) await createListing(db, { city })
    const listing = await db
      .selectFrom('listing')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .executeTakeFirst()

    expect(await newNumber(db, listing!)).toMatchObject(signal ? [signal] : [])
    await db
      .updateTable('appUser')
      .set({ createdAt: new Date('2025-01-01') })
      .execute()
    expect(await newNumber(db, listing!)).toEqual([])
  })
})

describe('complaints', () => {
  test.for([
    [['visitor', 'visitor', 'visitor', 'visitor', 'visitor'], false],
    [['user', 'user'], false],
    [['user', 'user', 'user'], true],
    [['user', 'user', 'visitor', 'visitor'], true],
  ] as const)('of %j hold a listing back: %s', async ([people, isStrong], { db }) => {
    const [listing, other] = [await createListing(db), await createListing(db)]
    for (const [at, who] of people.entries()) await complain(db, listing.id, who, `${at}`)
    for (const at of ['a', 'b', 'c']) await complain(db, other.id, 'user', at)

    const text = texts.review.complained(people.length)
    expect(await complaintsOfUsers(db, listing)).toEqual([{ kind: 'complaints', text, isStrong }])
  })

  test('of its owner, about a conversation, say nothing against the listing', async ({ db }) => {
    const { id: listingId, ownerId: complainantId, ...listing } = await createListing(db)
    const complaint = { listingId, complainantId, reason: 'offensive' } as const
    await db.insertInto('complaint').values(complaint).execute()

    const own = { ...listing, id: listingId, ownerId: complainantId }
    expect(await complaintsOfUsers(db, own)).toEqual([])
  })

  test('that a home is let, or that were closed, say nothing against its owner', async ({ db }) => {
    const listing = await createListing(db)
    for (const at of ['a', 'b', 'c']) await complain(db, listing.id, 'user', at)
    await db.updateTable('complaint').set({ reason: 'sold' }).execute()
    expect(await complaintsOfUsers(db, listing)).toEqual([])

    await db.updateTable('complaint').set({ reason: 'fake', status: 'done' }).execute()
    expect(await complaintsOfUsers(db, listing)).toEqual([])
  })
})

test('words that ask for money or shut people out are quoted', async ({ db }) => {
  const listing = await createListing(db, {
    description: 'Send the token before visit. Sunny.',
    idealFor: 'Hindu family preferred',
  })

  expect(await wording(db, listing)).toEqual([
    {
      kind: 'advance-payment',
      field: 'description',
      text: texts.review.asksForMoney('Send the token before visit'),
      found: 'Send the token before visit',
      isStrong: true,
    },
    {
      kind: 'shuts-out',
      field: 'idealFor',
      text: texts.review.shutsOut('Hindu family preferred'),
      found: 'Hindu family preferred',
      isStrong: false,
    },
  ])
})

test('a phone number or link in the own words of the owner is named', async ({ db }) => {
  const listing = await createListing(db, {
    description: 'Call me on 98765 43210.',
    houseNo: 'see www.example.com',
  })

  expect(await contactInText(db, listing)).toEqual([
    {
      kind: 'contact-in-text',
      field: 'description',
      text: texts.review.holdsPhone('98765 43210'),
      found: '98765 43210',
    },
    {
      kind: 'contact-in-text',
      field: 'houseNo',
      text: texts.review.holdsLink('www.example.com'),
      found: 'www.example.com',
    },
  ])
})

test('an honest listing has no signals', async ({ db }) => {
  const listing = await createListing(db, { description: 'Quiet, with morning sun.' })

  expect(await findSignals(db, listing)).toEqual([])
})

async function listingWithPhoto(db: Db, key: string, perceptualHash: string | null) {
  const listing = await createListing(db, { photos: [key] })
  await addPhoto(db, key, perceptualHash, listing.ownerId)
  return listing
}

async function complain(db: Db, listingId: string, who: 'user' | 'visitor', key: string) {
  const complainantId = who === 'user' ? (await createUser(db)).id : null
  const complainantHash = who === 'visitor' ? Buffer.from(key) : null
  const complaint = { listingId, complainantId, complainantHash, reason: 'fake' } as const
  await db.insertInto('complaint').values(complaint).execute()
}

async function addPhoto(db: Db, key: string, perceptualHash: string | null, ownerId: string) {
  const photo = { key, ownerId, purpose: 'listing', width: 9, height: 9, perceptualHash } as const
  await db.insertInto('photo').values(photo).execute()
}

/** The same hash with so many bits changed, spread over all of its parts. */
function flipped(bits: string, count: number) {
  const places = Array.from({ length: count }, (_, at) => (at * 17 + 5) % 64)
  return [...bits].map((bit, at) => (places.includes(at) ? `${1 - Number(bit)}` : bit)).join('')
}
