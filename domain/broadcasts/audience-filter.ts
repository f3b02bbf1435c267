import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type AudienceFilter,
  type HomeKind,
  kindParts,
  type LastSeen,
} from '#contract/options/audiences.ts'

/**
 * The condition that the account `person` fulfils for a filter; each part is served by an index of
 * its own.
 */
export function audienceConditions(filter: AudienceFilter): RawBuilder<SqlBool>[] {
  const { city, role, listed, searched, seen } = filter
  const wantsListed = listed !== undefined || role === 'owner' || role === 'both'
  const wantsSearched = searched !== undefined || role === 'seeker' || role === 'both'
  const found: RawBuilder<SqlBool>[] = []
  if (wantsListed) found.push(isAmong(ownersOf(city, listed)))
  if (wantsSearched) found.push(isAmong(seekersOf(city, searched)))
  if (city && !wantsListed && !wantsSearched) {
    found.push(isAmong(sql`${ownersOf(city)} union ${seekersOf(city)}`))
  }
  if (seen) found.push(wasSeen(seen))
  return found
}

function isAmong(people: RawBuilder<unknown>) {
  return sql<SqlBool>`person.id in (${people})`
}

/**
 * Who has offered such a home, apart from drafts and removed listings; served by the index
 * listing_audience.
 */
function ownersOf(city?: string, kind?: HomeKind) {
  return sql`
    select owner_id from listing
    where revises is null and status in ('under_review', 'review_failed', 'active', 'sold_out')
      ${isThere(city, kind)}`
}

/** Who has searched for such homes, saved one or asked for one; search_audience serves the first. */
function seekersOf(city?: string, kind?: HomeKind) {
  const searched = sql`select user_id from search_record where true ${isThere(city, kind)}`
  if (city || kind) return searched
  return sql`${searched} union select user_id from saved_listing union select seeker_id from lead`
}

function isThere(city?: string, kind?: HomeKind) {
  const inCity = city ? sql`and city = ${city}` : sql``
  if (!kind) return inCity
  const { deal, category } = kindParts(kind)
  return sql`${inCity} and category = ${category} and deal = ${deal}`
}

const days: Record<LastSeen, number> = {
  days_7: 7,
  days_30: 30,
  days_90: 90,
  before_30: 30,
  before_90: 90,
}

function wasSeen(seen: LastSeen) {
  const since = sql`now() - make_interval(days => ${days[seen]})`
  const seenSince = sql`select user_id from user_seen where seen_at >= ${since}`
  const isLater = seen.startsWith('days_')
  return isLater
    ? isAmong(seenSince)
    : sql<SqlBool>`not exists (
        select from user_seen where user_seen.user_id = person.id and seen_at >= ${since}
      )`
}
