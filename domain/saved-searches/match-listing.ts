import { sql } from 'kysely'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { dueTime } from '#domain/saved-searches/due-time.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'
import { listingAnchors } from '#domain/saved-searches/search-anchors.ts'
import { tellSoon } from '#domain/saved-searches/tell-soon.ts'
import { type Asked, findMatching } from '#domain/search/planner/find-matching.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { minutesAt, reachOf } from '#domain/travel/travel-reach.ts'

type Options = {
  /** What the listing cost before its price fell. */
  priceWas?: number | undefined
  now?: Date
}

/**
 * Finds the saved searches for which a listing on show is new. A search remembers what it has
 * found, so that a repeated job finds nothing twice. Returns how many searches there were.
 */
export async function matchListing(
  db: Db,
  listingId: string,
  { priceWas, now = new Date() }: Options = {},
): Promise<number> {
  const listing = await db
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', listingId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!listing) return 0
  const candidates = await findCandidates(db, listing, { isCheaper: priceWas !== undefined })
  const byAddress = Map.groupBy(candidates, ({ address }) => address)
  const addresses = await matchingAddresses(db, listing, [...byAddress.keys()], now)
  const ids = addresses.flatMap((address) => byAddress.get(address)?.map(({ id }) => id) ?? [])
  return keepMatches(db, { listingId, priceWas: priceWas ?? null }, ids, now)
}

/**
 * Candidates by the index of anchors, without searches of the listing's owner and of users whom the
 * owner has blocked. A listing that is back at its old place is no news to searches that were saved
 * while it was there.
 */
async function findCandidates(db: Db, listing: Listing, { isCheaper }: { isCheaper: boolean }) {
  const { rows } = await sql<{ id: string; address: string }>`
    select s.id, s.address from saved_search s
    where s.anchors && ${listingAnchors(listing)}::text[] and s.removed_at is null
      and (s.price_max is null or s.price_max >= ${listing.price}::bigint)
      and (s.bhks = '{}' or ${listing.bhk}::text = any(s.bhks))
      and (s.types = '{}' or ${listing.propertyType}::text = any(s.types))
      and s.user_id <> ${listing.ownerId}
      and not exists (
        select from user_block b where b.owner_id = ${listing.ownerId} and b.user_id = s.user_id
      )
      and not exists (
        select from saved_search_match m
        where m.saved_search_id = s.id and m.listing_id = ${listing.id}
      )
      and (${isCheaper} or (s.created_at between ${listing.activeAt}::timestamptz and (
        select max(created_at) from audit_entry
        where subject_kind = 'listing' and subject_id = ${listing.id}
          and before_state = 'active' and after_state <> 'active'
      )) is not true)
  `.execute(db)
  return rows
}

/**
 * The candidates whose search finds the listing, by the conditions of the search itself; equal
 * searches are evaluated once.
 */
async function matchingAddresses(db: Db, listing: Listing, addresses: string[], now: Date) {
  const asked: (Asked & { address: string })[] = []
  const matches = new Map<string, Promise<TextMatch | undefined>>()
  for (const address of addresses) {
    const search = withoutTravel(searchOf(address), listing)
    if (!search) continue
    const words = [search.region, search.city, search.category, search.deal, search.text].join('/')
    const match = matches.get(words) ?? findTextMatch(db, search)
    matches.set(words, match)
    asked.push({ address, search, match: await match })
  }
  const found = await findMatching(db, listing.id, asked, now)
  return asked.filter((_, at) => found[at]).map(({ address }) => address)
}

/**
 * The rest of a search whose reach contains the listing; undefined otherwise. Checked here by
 * position, since the reaches of hundreds of searches would be megabytes of one statement.
 */
function withoutTravel(search: ListingSearch | undefined, { lat, lng }: Listing) {
  if (!search?.to) return search
  const reach = reachOf(search)
  const isReached = reach && lat !== null && lng !== null && minutesAt(reach, { lat, lng })
  return isReached ? { ...search, to: undefined, within: undefined } : undefined
}

type Kept = { listingId: string; priceWas: number | null }
type Matched = { id: string; frequency: AlertFrequency; toldAt: Date | null; dueAt: Date | null }

function keepMatches(db: Db, { listingId, priceWas }: Kept, ids: string[], now: Date) {
  if (ids.length === 0) return Promise.resolve(0)
  return inTransaction(db, async (trx) => {
    // In a fixed order, so that two listings that match the same searches never deadlock.
    const { rows } = await sql<Matched & { isDue: boolean }>`
      with wanted as materialized (
        select id, frequency, told_at, due_at, paused_at is null as is_due from saved_search
        where id = any(${ids}::uuid[]) and removed_at is null order by id for no key update
      ), kept as (
        insert into saved_search_match (saved_search_id, listing_id, price_was, is_due)
        select id, ${listingId}, ${priceWas}::bigint, is_due from wanted
        on conflict do nothing returning saved_search_id
      )
      select wanted.* from wanted join kept on kept.saved_search_id = wanted.id
    `.execute(trx)
    await setDueTimes(
      trx,
      rows.filter(({ isDue, dueAt }) => isDue && !dueAt),
      now,
    )
    return rows.length
  })
}

async function setDueTimes(trx: Db, matched: Matched[], now: Date) {
  if (matched.length === 0) return
  const due = matched.map(({ frequency, toldAt }) => dueTime(frequency, toldAt, now))
  await sql`
    update saved_search set due_at = new.due_at
    from unnest(${matched.map(({ id }) => id)}::uuid[], ${due}::timestamptz[]) as new (id, due_at)
    where saved_search.id = new.id
  `.execute(trx)
  await tellSoon(
    trx,
    due.filter((_, at) => matched[at]?.frequency === 'at_once'),
  )
}
