import { expect } from 'vitest'
import { searchLimits } from '#contract/limits.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { chooseAlert } from '#domain/saved-searches/change-saved-search.ts'
import { listSavedSearches } from '#domain/saved-searches/list-saved-searches.ts'
import { lookAtSearch } from '#domain/saved-searches/look-at-search.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const buy = '/search/buy?city=gurugram'
/** 17 November 2026 is a Tuesday. */
const tuesday = new Date('2026-11-17T12:00:00+05:30')
const monday = new Date('2026-11-23T09:00:00+05:30')

test('more new homes than a page holds are told, and new until looked at after that', async ({
  db,
}) => {
  const seeker = await seekerOf(db)
  const count = searchLimits.pageSize + 2
  for (let n = 1; n <= count; n++) await newHome(db, n)

  for (const order of ['newest', 'cheapest', 'costliest'] as const) {
    const next = await look(db, seeker, { order })
    await look(db, seeker, { order }, next)
  }
  expect(await newTo(db, seeker)).toBe(count)
  expect(await tellSearches(db, monday)).toBe(1)
  const [notification] = await listNotifications(db, seeker)
  expect(notification?.subject).toBe(`${count} new homes for your search`)

  // What was told is new until the first page of the newest, to which the message leads.
  await look(db, seeker, { order: 'cheapest' })
  await look(db, seeker, {}, await look(db, seeker, { order: 'costliest' }))
  expect(await newTo(db, seeker)).toBe(count)
  await look(db, seeker)
  expect(await newTo(db, seeker)).toBe(0)
})

test.for<[string, Partial<ListingSearch>]>([
  ['newest first', {}],
  ['cheapest first', { order: 'cheapest' }],
  ['costliest first', { order: 'costliest' }],
])('a page that shows all that is new makes it known: %s', async ([, asked], { db }) => {
  const seeker = await seekerOf(db)
  for (let n = 1; n <= 3; n++) await newHome(db, n)
  await look(db, seeker, asked)
  expect(await newTo(db, seeker)).toBe(0)
  expect(await tellSearches(db, monday)).toBe(0)
})

test('an old home that became cheaper is told unless the page showed it', async ({ db }) => {
  const seeker = await seekerOf(db)
  const cheaper = await createListing(db, { activeAt: new Date('2025-01-01') })
  for (let n = 1; n <= searchLimits.pageSize; n++) await createListing(db)
  await matched(db, cheaper.id, { priceWas: 9_000_000 })
  await look(db, seeker)
  expect(await newTo(db, seeker)).toBe(1)
  await look(db, seeker, {}, await look(db, seeker))
  expect(await newTo(db, seeker)).toBe(0)
  expect(await tellSearches(db, monday)).toBe(0)
})

test('a home is seen where another listing of it is shown; one that is gone need not be', async ({
  db,
}) => {
  const seeker = await seekerOf(db)
  const [way, gone] = [await newHome(db, 1), await newHome(db, 2)]
  const { id: representedBy } = await createListing(db)
  await db.updateTable('listing').set({ representedBy }).where('id', '=', way.id).execute()
  await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', gone.id).execute()
  await look(db, seeker)
  expect(await tellSearches(db, monday)).toBe(0)
})

async function seekerOf(db: Db) {
  const seeker = asViewer(await createUser(db))
  const { id } = await saveSearch(db, seeker, buy)
  await chooseAlert(db, seeker, id, { frequency: 'weekly' }, tuesday)
  // The moment of a transaction stands still, so what comes must come after something else.
  const seenAt = new Date(Date.now() - 7_200_000)
  await db.updateTable('savedSearch').set({ seenAt }).where('id', '=', id).execute()
  return seeker
}

async function newHome(db: Db, n: number) {
  const listing = await createListing(db, { price: 8_000_000 + n })
  await matched(db, listing.id)
  return listing
}

async function matched(db: Db, listingId: string, options: { priceWas?: number } = {}) {
  await matchListing(db, listingId, { now: tuesday, ...options })
  const createdAt = new Date(Date.now() - 3_600_000)
  await db
    .updateTable('savedSearchMatch')
    .set({ createdAt })
    .where('listingId', '=', listingId)
    .execute()
}

/** Opens a page of the results; returns the cursor of the next one. */
async function look(db: Db, seeker: Viewer, asked: Partial<ListingSearch> = {}, after?: string) {
  const search = { ...searchOf(buy)!, ...asked }
  const page = await searchListings(db, search, { after: after ? [after] : [] })
  await lookAtSearch(db, seeker, search, { ...page, after })
  return page.next
}

async function newTo(db: Db, seeker: Viewer) {
  const [search] = await listSavedSearches(db, seeker.id)
  return search?.newCount
}
