import { sql } from 'kysely'
import { savedSearchLimits } from '#contract/limits.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import {
  savedSearchDetail,
  savedSearchTitle,
  sinceWords,
} from '#contract/search/saved-search-words.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import type { Db } from '#db/connect.ts'
import { resultsHref, searchOf } from '#domain/saved-searches/search-address.ts'
import { travelWords } from '#domain/travel/travel-words.ts'

/** A saved search as its user sees it. */
export type SavedSearch = {
  id: string
  /** 3 BHK to buy, Sector 57, Gurugram. */
  title: string
  /** The other filters in words; blank where there are none. */
  detail: string
  /** The address of its results, newest first; opening it marks them as seen. */
  href: string
  /**
   * How many homes came since its user last looked; at most one more than `newShown`, which stands
   * for more.
   */
  newCount: number
  /** When its user last looked: today, Tuesday, 2 Nov. */
  since: string
  /** When it was paused, in the same words; undefined while it is not. */
  pausedOn: string | undefined
  frequency: AlertFrequency
  channels: AlertChannel[]
}

type Row = Pick<SavedSearch, 'id' | 'newCount' | 'frequency' | 'channels'> & {
  seenAt: Date
  pausedAt: Date | null
  address: string
  place: SearchedPlace | null
}

/** Somebody's saved searches: those with something new first, then the last saved. */
export async function listSavedSearches(
  db: Db,
  userId: string,
  { limit = savedSearchLimits.searches, now = new Date() }: { limit?: number; now?: Date } = {},
): Promise<SavedSearch[]> {
  const { rows } = await sql<Row>`
    select s.id, s.address, s.place, s.frequency, s.channels, s.seen_at, s.paused_at,
      fresh.count as new_count
    from saved_search s cross join lateral (
      select count(*) as count from (
        select from saved_search_match m
        join listing on listing.id = m.listing_id and listing.status = 'active'
        where m.saved_search_id = s.id and m.created_at > s.seen_at
        limit ${savedSearchLimits.newShown + 1}
      ) as shown
    ) as fresh
    where s.user_id = ${userId} and s.removed_at is null
    order by fresh.count > 0 desc, s.created_at desc, s.id desc
    limit ${limit}
  `.execute(db)
  return rows.flatMap(({ address, place, seenAt, pausedAt, ...row }) => {
    const search = searchOf(address)
    if (!search) return []
    return {
      ...row,
      title: savedSearchTitle(search, place),
      detail: [travelWords(search), savedSearchDetail(search)].filter(Boolean).join(' · '),
      href: resultsHref(search),
      since: sinceWords(seenAt, now),
      pausedOn: pausedAt ? sinceWords(pausedAt, now) : undefined,
    }
  })
}
