import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import type { Listing, NewListing } from '#db/schema.ts'
import { groupAll } from '#domain/home-groups/group-all.ts'
import { groupListing } from '#domain/home-groups/group-listing.ts'
import { joinListings } from '#domain/home-groups/join-listings.ts'
import { listMembers } from '#domain/home-groups/list-members.ts'
import { listWays } from '#domain/home-groups/list-ways.ts'
import { separateListing } from '#domain/home-groups/separate-listing.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { listShownPrices } from '#domain/listings/list-shown-prices.ts'
import { changeLiveAnswers } from '#domain/revisions/change-live-answers.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { pictureHash } from '#tests/picture-hash.ts'

const home = { floor: '4', totalFloors: '12', bathrooms: 2, houseNo: 'B-204' } as const

describe('two listings of one home', () => {
  test('are one card, and the cheaper one stands for both', async ({ db }) => {
    const dear = await offer(db, { price: 9_000_000 })
    const cheap = await offer(db)
    await groupListing(db, cheap.id)

    expect(await told(db, cheap, dear)).toEqual([
      { representedBy: null, ways: 2 },
      { representedBy: cheap.id, ways: 2 },
    ])
    const { listings } = await searchListings(db, inGurugram)
    expect(listings).toMatchObject([{ spn: cheap.spn, ways: '2 ways to buy it' }])
    const ways = await listWays(db, { id: dear.id, ways: 2 })
    expect(ways.map(({ spn, price, owner }) => [spn, price, owner])).toEqual([
      [cheap.spn, 8_500_000, 'Asha R.'],
      [dear.spn, 9_000_000, 'Asha R.'],
    ])
  })

  test('are grouped once, however often it is asked', async ({ db }) => {
    const [one, two] = [await offer(db), await offer(db)]
    await groupListing(db, one.id)
    const before = await db.selectFrom('homeListing').selectAll().execute()
    const changed = await db.selectFrom('listing').select(['id', 'updatedAt']).execute()
    for (const { id } of [one, two, one]) await groupListing(db, id)
    await groupAll(db)

    expect(before).toHaveLength(2)
    expect(await db.selectFrom('homeListing').selectAll().execute()).toEqual(before)
    expect(await db.selectFrom('listing').select(['id', 'updatedAt']).execute()).toEqual(changed)
  })

  test('are two cards again when one of them is gone', async ({ db }) => {
    const [cheap, dear] = [await offer(db), await offer(db, { price: 9_000_000 })]
    await groupListing(db, cheap.id)
    const owner = { kind: 'owner', id: cheap.ownerId } as const
    await changeListingStatus(db, owner, cheap.id, { to: 'sold_out' })
    await groupListing(db, cheap.id)

    expect(await told(db, cheap, dear)).toEqual([alone, alone])
    expect(await spnsFound(db)).toEqual([dear.spn])
    // It stays a member of its home, also while it is only hidden.
    expect(await memberIds(db, dear)).toEqual([cheap.id, dear.id].toSorted())
    await changeListingStatus(db, { kind: 'owner', id: dear.ownerId }, dear.id, { to: 'delete' })
    await groupListing(db, dear.id)
    expect(await memberIds(db, dear)).toEqual([cheap.id, dear.id].toSorted())
  })

  test('join the home that most like them are of, of equal ones their own', async ({ db }) => {
    const offers = [1, 2, 3, 4, 5].map(() => offer(db))
    const [a, b, c, d, e] = (await Promise.all(offers)) as [Listing, ...Listing[]]
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const mine = await offer(db)
    const put = async (homeId: string, ...listings: (Listing | undefined)[]) => {
      for (const listing of listings) {
        await db
          .insertInto('homeListing')
          .values({ listingId: listing!.id, homeId })
          .onConflict((conflict) => conflict.column('listingId').doUpdateSet({ homeId }))
          .execute()
      }
    }
    for (const [larger, smaller] of [
      [one, other],
      [other, one],
    ] as const) {
      await put(larger, a, b, c)
      await put(smaller, d, e, mine)
      await groupListing(db, mine.id)
      expect(await memberIds(db, mine)).toEqual([a, b!, c!, mine].map(({ id }) => id).toSorted())

      await put(larger, a, b)
      await put(smaller, d, e, mine)
      await db.deleteFrom('homeListing').where('listingId', '=', c!.id).execute()
      await setStatus(db, c!, 'draft')
      await groupListing(db, mine.id)
      expect(await memberIds(db, mine)).toEqual([d!, e!, mine].map(({ id }) => id).toSorted())
      await setStatus(db, c!, 'active')
    }
  })

  test('change places when the price does', async ({ db }) => {
    const [cheap, dear] = [await offer(db), await offer(db, { price: 9_000_000 })]
    await groupListing(db, cheap.id)
    await changeLiveAnswers(db, { id: dear.ownerId }, dear.id, { price: 8_000_000 })
    await groupListing(db, dear.id)

    expect(await spnsFound(db)).toEqual([dear.spn])
  })

  test('a third one joins them, and one that says otherwise stays apart', async ({ db }) => {
    const [one, two] = [await offer(db), await offer(db)]
    const third = await offer(db)
    const above = await offer(db, { floor: '5', houseNo: 'B-304', photos: [] })
    for (const { id } of [one, third, above]) await groupListing(db, id)

    expect((await listMembers(db, two.id)).map(({ id }) => id).toSorted()).toEqual(
      [one.id, two.id, third.id].toSorted(),
    )
    expect(await told(db, above)).toEqual([alone])
  })

  test('leave their home when what they say no longer fits', async ({ db }) => {
    const [one, two] = [await offer(db), await offer(db)]
    await groupListing(db, one.id)
    await db.updateTable('listing').set({ floor: '7' }).where('id', '=', two.id).execute()
    await groupListing(db, two.id)

    expect(await told(db, one, two)).toEqual([alone, alone])
    expect(await db.selectFrom('homeListing').selectAll().execute()).toEqual([])
  })

  test('of an erased account nothing is left', async ({ db }) => {
    const [one, two] = [await offer(db), await offer(db)]
    await groupListing(db, one.id)
    await eraseAccount(db, { id: one.ownerId })
    await groupListing(db, one.id)

    expect(await db.selectFrom('homeListing').selectAll().execute()).toEqual([])
    expect(await told(db, one, two)).toEqual([alone, alone])
  })

  test('a draft of a home is not grouped', async ({ db }) => {
    const one = await offer(db)
    const draft = await offer(db, { status: 'draft', activeAt: null })
    for (const { id } of [one, draft]) await groupListing(db, id)
    expect(await db.selectFrom('homeListing').selectAll().execute()).toEqual([])
  })
})

describe('the job', () => {
  test('is queued when a listing is shown, hidden or said to be otherwise', async ({ db }) => {
    const { id, ownerId } = await offer(db, { status: 'under_review' })
    const staff = { kind: 'staff', id: (await createUser(db, { role: 'staff' })).id } as const
    await changeListingStatus(db, staff, id, { to: 'active' })
    await changeLiveAnswers(db, { id: ownerId }, id, { price: 8_000_000 })
    await changeLiveAnswers(db, { id: ownerId }, id, { deposit: 10_000 })
    await changeListingStatus(db, { kind: 'owner', id: ownerId }, id, { to: 'sold_out' })

    const { rows } = await jobsOf(db)
    expect(rows).toEqual([1, 2, 3].map(() => ({ data: { listingId: id } })))
  })
})

describe('a home that its owner lists again', () => {
  test('keeps its first day and its prices', async ({ db }) => {
    const owner = asViewer(await createUser(db))
    const actor = { kind: 'owner', id: owner.id } as const
    const mine = { ownerId: owner.id, deal: 'rent', price: 30_000 } as const
    const first = await offer(db, { ...mine, activeAt: new Date('2025-03-01') })
    await changeListingStatus(db, actor, first.id, { to: 'sold_out' })
    const again = await offer(db, { ...mine, price: 33_000, activeAt: new Date('2026-02-01') })
    await groupListing(db, again.id)

    const listing = await find(db, again)
    expect(listing).toMatchObject({ firstShownAt: new Date('2025-03-01'), ways: null })
    expect(await listShownPrices(db, listing)).toEqual([
      { price: 33_000, shownSince: new Date('2026-02-01') },
      { price: 30_000, shownSince: new Date('2025-03-01') },
    ])
  })

  test('is a new one where somebody else listed it before', async ({ db }) => {
    const first = await offer(db, { activeAt: new Date('2025-03-01') })
    const again = await offer(db, { activeAt: new Date('2026-02-01') })
    await groupListing(db, again.id)
    expect(await find(db, again)).toMatchObject({ firstShownAt: null, ways: 2 })
    expect(await find(db, first)).toMatchObject({ firstShownAt: null, ways: 2 })
  })
})

describe('staff', () => {
  test('separate what was taken for the same home, and nothing joins it again', async ({ db }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const [one, two] = [await offer(db), await offer(db)]
    await groupListing(db, one.id)
    await separateListing(db, staff, two.spn)
    for (const { id } of [one, two]) await groupListing(db, id)

    expect(await told(db, one, two)).toEqual([alone, alone])
    expect(await audited(db)).toEqual([
      {
        actorId: staff.id,
        action: 'home.separate',
        subjectKind: 'listing',
        subjectId: two.id,
        facts: { homes: [one.spn] },
      },
    ])
  })

  test('what they separated does not meet again by a third listing', async ({ db }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const [one, two] = [await offer(db), await offer(db)]
    await groupListing(db, one.id)
    await separateListing(db, staff, two.spn)
    const third = await offer(db)
    await groupListing(db, third.id)

    const ids = (await listMembers(db, third.id)).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids.includes(one.id) && ids.includes(two.id)).toBe(false)
  })

  test('join what was not, whatever it says', async ({ db }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const one = await offer(db)
    const two = await offer(db, { floor: '5', houseNo: null, price: 20_000_000 })
    await joinListings(db, staff, one.spn, two.spn)
    for (const { id } of [one, two]) await groupListing(db, id)

    expect(await told(db, one, two)).toEqual([
      { representedBy: null, ways: 2 },
      { representedBy: one.id, ways: 2 },
    ])
    expect(await audited(db)).toMatchObject([
      {
        action: 'home.join',
        subjectKind: 'listing',
        subjectId: one.id,
        facts: { homes: [two.spn] },
      },
    ])
  })

  test('are told why two cannot be joined, or one not be separated', async ({ db }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const one = await offer(db)
    const elsewhere = await offer(db, { city: 'delhi' })
    const sold = await offer(db, { status: 'sold_out' })
    for (const { spn } of [one, elsewhere, sold, { spn: 'SPN00000000' }]) {
      await expect(joinListings(db, staff, one.spn, spn)).rejects.toMatchObject({
        code: 'invalid',
        fields: { other: expect.any(String) },
      })
    }
    await expect(separateListing(db, staff, one.spn)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('nobody else does either', async ({ db }) => {
    const [one, two] = [await offer(db), await offer(db)]
    await groupListing(db, one.id)
    const owner = asViewer({ id: one.ownerId, name: 'Asha Rani', role: 'member' })
    const forbidden = { code: 'forbidden' }
    await expect(separateListing(db, owner, one.spn)).rejects.toMatchObject(forbidden)
    await expect(joinListings(db, owner, one.spn, two.spn)).rejects.toMatchObject(forbidden)
    expect((await told(db, one))[0]).toMatchObject({ ways: 2 })
  })
})

const alone = { representedBy: null, ways: null }
const inGurugram = { city: 'gurugram', text: '', filters: noFilters } as const

/** A listing of the home, with three pictures that nobody else shows. */
async function offer(db: Db, differences: Partial<NewListing> = {}): Promise<Listing> {
  const { id: ownerId } = differences.ownerId ? { id: differences.ownerId } : await createUser(db)
  const photos = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const key = `${ownerId}-${number}-${crypto.randomUUID()}`.slice(0, 60)
      const size = { width: 1_280, height: 960, purpose: 'listing' } as const
      await db
        .insertInto('photo')
        .values({ key, ownerId, ...size, perceptualHash: pictureHash(number) })
        .execute()
      return key
    }),
  )
  return createListing(db, { ...home, ownerId, photos, ...differences })
}

function jobsOf(db: Db) {
  return sql`select data from pgboss.job where name = 'group-homes'`.execute(db)
}

function find(db: Db, { id }: Listing) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function told(db: Db, ...listings: Listing[]) {
  const rows = await Promise.all(listings.map((listing) => find(db, listing)))
  return rows.map(({ representedBy, ways }) => ({ representedBy, ways }))
}

async function setStatus(db: Db, { id }: Listing, status: 'active' | 'draft') {
  await db.updateTable('listing').set({ status }).where('id', '=', id).execute()
}

async function memberIds(db: Db, { id }: Listing) {
  return (await listMembers(db, id)).map((member) => member.id).toSorted()
}

async function spnsFound(db: Db) {
  const { listings } = await searchListings(db, inGurugram)
  return listings.map(({ spn }) => spn)
}

function audited(db: Db) {
  return db
    .selectFrom('auditEntry')
    .select(['actorId', 'action', 'subjectKind', 'subjectId', 'facts'])
    .where('action', 'like', 'home.%')
    .execute()
}
