import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import { savedSearchLimits } from '#contract/limits.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { ToldSearch } from '#domain/notifications/notification.ts'
import { notify } from '#domain/notifications/notify.ts'
import { nextMorning } from '#domain/saved-searches/due-time.ts'

const { atOncePerDay, named, searchesPerMessage } = savedSearchLimits

/**
 * Tells one user of all saved searches that are due, several in one notification. One transaction
 * writes the notifications and that they were sent, so that neither a crash nor a second process
 * repeats or loses one. Returns how many there were.
 */
export function tellUser(db: Db, userId: string, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const isReachable = await lockUser(trx, userId)
    const due = await listDueSearches(trx, userId, now)
    let toldToday = isReachable ? await countToldToday(trx, userId, now) : 0
    let told = 0
    for (let at = 0; at < due.length; at += searchesPerMessage) {
      const isFull = toldToday >= atOncePerDay
      const some = due.slice(at, at + searchesPerMessage)
      const news: News[] = []
      for (const search of some) {
        if (isFull && search.frequency === 'at_once') await putOff(trx, search, now)
        else news.push(...(await takeNews(trx, search, { isReachable, now })))
      }
      if (news.length === 0) continue
      await tell(trx, userId, news)
      toldToday += 1
      told += 1
    }
    return told
  })
}

/**
 * Locks the account against other processes that tell the same user. False for an account that is
 * blocked or erased.
 */
async function lockUser(trx: Db, userId: string) {
  const user = await trx
    .selectFrom('appUser')
    .select(['erasedAt', 'blockedAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user !== undefined && !user.erasedAt && !user.blockedAt
}

function listDueSearches(trx: Db, userId: string, now: Date) {
  return trx
    .selectFrom('savedSearch')
    .select(['id', 'address', 'place', 'frequency', 'channels', 'pausedAt', 'removedAt'])
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

async function countToldToday(trx: Db, userId: string, now: Date) {
  const { count } = await trx
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', 'search-alert')
    .where('createdAt', '>=', new Date(`${indiaDay(now)}T00:00:00+05:30`))
    .executeTakeFirstOrThrow()
  return count
}

async function putOff(trx: Db, { id }: { id: string }, now: Date) {
  const dueAt = nextMorning(now)
  await trx.updateTable('savedSearch').set({ dueAt }).where('id', '=', id).execute()
}

type DueSearch = {
  id: string
  address: string
  place: SearchedPlace | null
  frequency: AlertFrequency
  channels: AlertChannel[]
  pausedAt: Date | null
  removedAt: Date | null
}

type Circumstances = { isReachable: boolean; now: Date }

type News = { search: DueSearch; told: ToldSearch; newest: string }

/** What is new to a search, which is no longer due; empty where the user is gone or nothing is. */
async function takeNews(
  trx: Db,
  search: DueSearch,
  { isReachable, now }: Circumstances,
): Promise<News[]> {
  const { id: searchId, address, place } = search
  const fresh = await takeDueMatches(trx, searchId)
  const [newest] = fresh
  const isWanted = isReachable && !search.pausedAt && !search.removedAt
  await trx
    .updateTable('savedSearch')
    .set({ dueAt: null, ...(isWanted && newest && { toldAt: now }) })
    .where('id', '=', searchId)
    .execute()
  if (!isWanted || !newest) return []
  const told = {
    searchId,
    address,
    place,
    count: fresh.length,
    cheaper: fresh.filter(({ priceWas }) => priceWas !== null).length,
    listingIds: fresh.slice(0, named).map(({ listingId }) => listingId),
  }
  return [{ search, told, newest: newest.listingId }]
}

/** On each channel, the message names only the searches that have chosen it. */
async function tell(trx: Db, userId: string, news: News[]) {
  const [first, ...others] = news
  if (!first) return
  const notification = {
    kind: 'search-alert' as const,
    listingId: first.newest,
    ...first.told,
    ...(others.length > 0 && { others: others.map(({ told }) => told) }),
  }
  const channels = news.flatMap(({ search }) => search.channels)
  await notify(trx, userId, notification, { channels })
}

/**
 * Homes that are no longer on show are left out, and those that came before the user last looked at
 * the results. The newest come first.
 */
async function takeDueMatches(trx: Db, searchId: string) {
  const { rows } = await sql<{ listingId: string; priceWas: number | null }>`
    with taken as (
      update saved_search_match set is_due = false
      where saved_search_id = ${searchId} and is_due
      returning listing_id, price_was, created_at
    )
    select listing_id, price_was from taken
    join listing on listing.id = taken.listing_id and listing.status = 'active'
    join saved_search s on s.id = ${searchId} and s.seen_at <= taken.created_at
    order by taken.created_at desc, listing_id desc
  `.execute(trx)
  return rows
}
