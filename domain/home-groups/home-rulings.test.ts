import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing, NewListing } from '#db/schema.ts'
import { compareListing } from '#domain/home-groups/compare-listing.ts'
import { findHome } from '#domain/home-groups/find-home.ts'
import { groupListing } from '#domain/home-groups/group-listing.ts'
import { joinListings } from '#domain/home-groups/join-listings.ts'
import { listMembers } from '#domain/home-groups/list-members.ts'
import { listRulings } from '#domain/home-groups/list-rulings.ts'
import { listWays } from '#domain/home-groups/list-ways.ts'
import { separateListing } from '#domain/home-groups/separate-listing.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const home = { floor: '4', houseNo: 'B-204' } as const

test('the last word of staff counts, of this pair and for both of it', async ({ db }) => {
  const staff = await newStaff(db)
  const [one, two, other] = [await offer(db), await offer(db), await offer(db)]
  await joinListings(db, staff, one.spn, two.spn)
  expect(await listRulings(db, one.id)).toEqual(new Map([[two.id, true]]))
  expect(await listRulings(db, two.id)).toEqual(new Map([[one.id, true]]))
  expect(await listRulings(db, other.id)).toEqual(new Map())

  await separateListing(db, staff, one.spn)
  expect(await listRulings(db, two.id)).toEqual(new Map([[one.id, false]]))
  expect(await compareListing(db, one)).toMatchObject({ same: [], different: [two.id] })
  await joinListings(db, staff, one.spn, two.spn)
  expect(await compareListing(db, one)).toMatchObject({ same: [two.id], different: [] })
})

test('what is joined already, or looks like the same home too, is joined once', async ({ db }) => {
  const staff = await newStaff(db)
  const one = await offer(db)
  const two = await offer(db, { ownerId: one.ownerId })
  for (const _ of [1, 2]) await joinListings(db, staff, one.spn, two.spn)
  expect(await memberIds(db, one.id)).toEqual([one.id, two.id].toSorted())
  expect(await compareListing(db, one)).toEqual({ same: [two.id], different: [] })
  await separateListing(db, staff, one.spn)
  expect(await compareListing(db, one)).toEqual({ same: [], different: [two.id] })
  const above = await offer(db, { floor: '5' })
  const { different } = await compareListing(db, one)
  expect(different).toEqual([two.id, above.id])
})

test('a listing that is alone joins the home of the other, whichever is named first', async ({
  db,
}) => {
  const staff = await newStaff(db)
  const [one, two, three, four] = [
    await offer(db),
    await offer(db),
    await offer(db),
    await offer(db),
  ]
  await joinListings(db, staff, one.spn, two.spn)
  const homeId = (await listMembers(db, one.id))[0]?.homeId
  await joinListings(db, staff, one.spn, three.spn)
  await joinListings(db, staff, four.spn, two.spn)
  const members = await listMembers(db, four.id)
  expect(members.map((member) => member.homeId)).toEqual([1, 2, 3, 4].map(() => homeId))
})

test('two homes that are joined become one, with all of their listings', async ({ db }) => {
  const staff = await newStaff(db)
  const offers = [await offer(db), await offer(db), await offer(db), await offer(db)]
  const [a, b, c, d] = offers as [Listing, Listing, Listing, Listing]
  await joinListings(db, staff, a.spn, b.spn)
  await joinListings(db, staff, c.spn, d.spn)
  await joinListings(db, staff, a.spn, c.spn)
  expect(await memberIds(db, b.id)).toEqual(offers.map(({ id }) => id).toSorted())
  const alone = await offer(db)
  await joinListings(db, staff, alone.spn, d.spn)
  expect(await memberIds(db, a.id)).toHaveLength(5)
  expect(await memberIds(db, (await offer(db)).id)).toEqual([])
})

test.for<[string, Partial<NewListing>, string]>([
  ['in another city', { city: 'delhi' }, texts.homeGroups.otherKind],
  ['of another kind', { category: 'commercial' }, texts.homeGroups.otherKind],
  ['for rent', { deal: 'rent', price: 30_000 }, texts.homeGroups.otherKind],
  ['that is sold', { status: 'sold_out' }, texts.homeGroups.notShown],
])('a listing %s is not joined', async ([, differences, sentence], { db }) => {
  const staff = await newStaff(db)
  const [one, other] = [await offer(db), await offer(db, differences)]
  const refused = { code: 'invalid', fields: { other: sentence } }
  await expect(joinListings(db, staff, one.spn, other.spn)).rejects.toMatchObject(refused)
  const unknown = { fields: { other: texts.homeGroups.unknown } }
  await expect(joinListings(db, staff, one.spn, one.id)).rejects.toMatchObject(unknown)
  await expect(joinListings(db, staff, one.spn, 'SPN00000000')).rejects.toMatchObject(unknown)
  if (differences.status) {
    await expect(joinListings(db, staff, other.spn, one.spn)).rejects.toMatchObject(refused)
  }
  await expect(separateListing(db, staff, one.spn)).rejects.toMatchObject({
    message: texts.homeGroups.alone,
  })
})

test('ways are those on show, the cheapest first, and of this home alone', async ({ db }) => {
  const staff = await newStaff(db)
  const since = new Date('2025-06-01')
  const [dear, cheap, sold] = [
    await offer(db, { price: 9_000_000 }),
    await offer(db, { firstShownAt: since, byAgent: true }),
    await offer(db, { price: 7_000_000 }),
  ]
  const elsewhere = [await offer(db), await offer(db)]
  await joinListings(db, staff, elsewhere[0]!.spn, elsewhere[1]!.spn)
  for (const { spn } of [cheap, sold]) await joinListings(db, staff, dear.spn, spn)
  await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', sold.id).execute()
  const firstShownAt = { firstShownAt: since }
  await db.updateTable('listing').set(firstShownAt).where('id', '=', cheap.id).execute()

  expect(await listWays(db, { id: dear.id, ways: 2 })).toMatchObject([
    { spn: cheap.spn, since, byAgent: true },
    { spn: dear.spn, since: dear.activeAt, byAgent: false },
  ])
  expect(await listWays(db, { id: dear.id, ways: null })).toEqual([])
})

test.for<[string, Partial<NewListing>, boolean]>([
  ['sold by the same owner', { status: 'sold_out' }, true],
  ['disabled by the same owner', { status: 'delete', hiddenBecause: 'disabled' }, true],
  ['paused, for no answer', { status: 'delete', hiddenBecause: 'unanswered' }, true],
  ['removed by staff', { status: 'delete', hiddenBecause: 'removed' }, false],
  ['never shown', { status: 'delete', hiddenBecause: 'disabled', activeAt: null }, false],
  ['still a draft', { status: 'draft' }, false],
])('an earlier listing that was %s is known of: %j', async ([, earlier, isKnown], { db }) => {
  const mine = await offer(db)
  const before = await offer(db, { ownerId: mine.ownerId, ...earlier })
  await offer(db, { ...earlier })
  await groupListing(db, mine.id)
  expect((await memberIds(db, mine.id)).includes(before.id)).toBe(isKnown)
  const { same } = await compareListing(db, mine)
  expect(same).toEqual(isKnown ? [before.id] : [])
})

test('neighbours are near, in every direction', async ({ db }) => {
  const mine = await offer(db)
  const { ownerId, lat, lng } = { ...mine, lat: mine.lat!, lng: mine.lng! }
  const east = (metres: number) => lng + metres / (111_195 * Math.cos((lat * Math.PI) / 180))
  const near = [
    { lng: east(295) },
    { lng: east(-295) },
    { lat: lat + 295 / 111_195 },
    { lat: lat - 295 / 111_195 },
  ]
  const ids = []
  for (const place of near) ids.push((await offer(db, { ownerId, ...place })).id)
  await offer(db, { ownerId, lng: east(305) })
  const { same } = await compareListing(db, mine)
  expect(same.toSorted()).toEqual(ids.toSorted())
})

test('a listing of which nobody knows where it is has no neighbours', async ({ db }) => {
  await offer(db)
  for (const nowhere of [{ lat: null }, { lng: null }, { city: null }]) {
    const lost = await offer(db, { ...nowhere, status: 'draft' })
    expect(await compareListing(db, lost)).toEqual({ same: [], different: [] })
    await groupListing(db, lost.id)
    expect(await memberIds(db, lost.id)).toEqual([])
  }
})

test('changes to a listing on show are of its home, and expected in no other', async ({ db }) => {
  const shown = await offer(db)
  const { id: revises, ownerId } = shown
  const revision = await offer(db, { ownerId, revises, status: 'under_review', activeAt: null })
  expect(await findHome(db, revision)).toEqual([])
  await groupListing(db, revision.id)
  expect(await memberIds(db, shown.id)).toEqual([])
  const draft = await offer(db, { ownerId, status: 'draft', activeAt: null })
  expect(await findHome(db, draft)).toEqual([])
})

async function newStaff(db: Db) {
  return asViewer(await createUser(db, { role: 'staff' }))
}

function offer(db: Db, differences: Partial<NewListing> = {}): Promise<Listing> {
  return createListing(db, { ...home, ...differences })
}

async function memberIds(db: Db, id: string) {
  return (await listMembers(db, id)).map((member) => member.id).toSorted()
}
