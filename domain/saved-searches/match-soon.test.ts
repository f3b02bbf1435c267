import { sql } from 'kysely'
import { expect } from 'vitest'
import { reviewLimits } from '#contract/limits/review.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import type { Act } from '#domain/listings/listing-transitions.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { matchCheaper, matchSoon } from '#domain/saved-searches/match-soon.ts'
import { removeOldSavedSearches } from '#domain/saved-searches/remove-old-saved-searches.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('an approval is matched when it can no longer be undone, a lower price at once', async ({
  db,
}) => {
  const staff = { kind: 'staff', id: (await createUser(db, { role: 'staff' })).id } as const
  const { id } = await createListing(db, { status: 'under_review' })
  await changeListingStatus(db, staff, id, { to: 'active' })
  const shown = await createListing(db)
  const same = await storeAnswers(db, shown, { price: shown.price })
  await storeAnswers(db, same, { price: 8_000_000 })
  const { rows } = await sql<{ listingId: string; seconds: number }>`
    select data ->> 'listingId' as listing_id,
      extract(epoch from start_after - created_on)::int as seconds
    from pgboss.job where name = 'match-listing' order by seconds desc
  `.execute(db)
  expect(rows).toEqual([
    { listingId: id, seconds: reviewLimits.undoSeconds },
    { listingId: shown.id, seconds: 0 },
  ])
})

test.for<[string, Partial<Listing>, Partial<Listing>, Act, boolean]>([
  ['shown', { status: 'under_review' }, {}, 'set', true],
  ['shown by an import', { status: 'draft' }, {}, 'import', true],
  ['put back after it was sold', { status: 'sold_out' }, {}, 'put_back', true],
  ['shown again when a block ends', { status: 'delete' }, {}, 'unblock', true],
  ['shown again by an undo', { status: 'sold_out' }, {}, 'undo', true],
  ['imported for a review', { status: 'draft' }, { status: 'under_review' }, 'import', false],
  ['on show already', {}, {}, 'set', false],
  ['hidden', {}, { status: 'sold_out' }, 'set', false],
  ['sold from a draft', { status: 'draft' }, { status: 'sold_out' }, 'set', false],
])(
  'a listing that is %s is matched if it may be news',
  async ([, before, after, act, isNews], { db }) => {
    const listing = await createListing(db)
    await matchSoon(db, { ...listing, ...before }, { ...listing, ...after }, act)
    const { rows } = await sql`select 1 from pgboss.job where name = 'match-listing'`.execute(db)
    expect(rows.length).toBe(isNews ? 1 : 0)
  },
)

test('a price that stays, rises or is unknown is no news', async ({ db }) => {
  const listing = await createListing(db)
  for (const price of [listing.price, 9_000_000, null]) {
    await matchCheaper(db, listing, { ...listing, price })
  }
  await matchCheaper(db, { ...listing, price: null }, listing)
  await matchCheaper(db, { ...listing, status: 'draft' }, { ...listing, price: 1 })
  const { rows } = await sql`select 1 from pgboss.job where name = 'match-listing'`.execute(db)
  expect(rows).toEqual([])
})

test('a home that is put back is news to those who could not see it, or not at that price', async ({
  db,
}) => {
  const { id, ownerId } = await createListing(db, { activeAt: daysAgo(20) })
  const owner = { kind: 'owner', id: ownerId } as const
  // Sold now, and put back in two days.
  const [early, meanwhile, away] = [await saved(db, 30), await saved(db, 15), await saved(db, -1)]
  await changeListingStatus(db, owner, id, { to: 'sold_out' })
  await changeListingStatus(db, owner, id, { to: 'active', act: 'put_back' })

  await matchListing(db, id)
  expect(await told(db)).toEqual([early, away].toSorted())
  await matchListing(db, id, { priceWas: 9_000_000 })
  expect(await told(db)).toEqual([early, meanwhile, away].toSorted())
})

test('a home that was on show for long is no news when it is back at once', async ({ db }) => {
  const { id, ownerId } = await createListing(db, { activeAt: daysAgo(220) })
  const owner = { kind: 'owner', id: ownerId } as const
  const early = await saved(db, 230)
  await matchListing(db, id)
  await db
    .updateTable('savedSearchMatch')
    .set({ isDue: false, createdAt: daysAgo(220) })
    .execute()
  await changeListingStatus(db, owner, id, { to: 'sold_out' })
  await removeOldSavedSearches(db)
  await changeListingStatus(db, owner, id, { to: 'active', act: 'put_back' })
  await removeOldSavedSearches(db)

  expect(await matchListing(db, id)).toBe(0)
  expect(await told(db)).toEqual([early])
})

async function saved(db: Db, days: number) {
  const seeker = asViewer(await createUser(db))
  const { id } = await saveSearch(db, seeker, '/search/buy?q=sector+45&city=gurugram')
  const createdAt = daysAgo(days)
  await db.updateTable('savedSearch').set({ createdAt }).where('id', '=', id).execute()
  return id
}

async function told(db: Db) {
  const rows = await db.selectFrom('savedSearchMatch').select('savedSearchId').execute()
  return rows.map(({ savedSearchId }) => savedSearchId).toSorted()
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000)
}
