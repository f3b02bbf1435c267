import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import { savedSearchLimits } from '#contract/limits.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { nextMorning } from '#domain/saved-searches/due-time.ts'

/**
 * Tells everybody who is due what is new to their saved searches: one notification per search, with
 * everything that came since the last one. One transaction per user writes the notification and
 * that it was sent, so that neither a crash nor a second process repeats or loses it. Users who
 * cannot be told hold up nobody else; at the end, the job fails for them and is tried again.
 */
export async function tellSearches(db: Db, now = new Date()): Promise<number> {
  let told = 0
  const failures: string[] = []
  for (let last = firstId; ; ) {
    const users = await listDueUsers(db, last, now)
    for (const userId of users) {
      try {
        told += await tellUser(db, userId, now)
      } catch (error) {
        failures.push(`${userId}: ${error instanceof Error ? error.message : 'unknown'}`)
      }
    }
    if (users.length < batch) break
    last = users.at(-1)!
  }
  if (failures.length === 0) return told
  throw new Error(`${failures.length} users could not be told, such as ${failures[0]}`)
}

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'

async function listDueUsers(db: Db, after: string, now: Date) {
  const rows = await db
    .selectFrom('savedSearch')
    .select('userId')
    .distinct()
    .where('dueAt', '<=', now)
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(batch)
    .execute()
  return rows.map(({ userId }) => userId)
}

function tellUser(db: Db, userId: string, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const isReachable = await lockUser(trx, userId)
    const due = await listDueSearches(trx, userId, now)
    let toldToday = isReachable ? await countToldToday(trx, userId, now) : 0
    let told = 0
    for (const search of due) {
      if (search.frequency === 'at_once' && toldToday >= savedSearchLimits.atOncePerDay) {
        await putOff(trx, search, now)
      } else if (await tellSearch(trx, { ...search, userId }, { isReachable, now })) {
        toldToday += 1
        told += 1
      }
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
  userId: string
  address: string
  place: SearchedPlace | null
  frequency: AlertFrequency
  channels: AlertChannel[]
  pausedAt: Date | null
  removedAt: Date | null
}

type Circumstances = { isReachable: boolean; now: Date }

/** False where the user is gone or nothing is left to tell. */
async function tellSearch(trx: Db, search: DueSearch, { isReachable, now }: Circumstances) {
  const fresh = await takeDueMatches(trx, search.id)
  const isWanted = isReachable && !search.pausedAt && !search.removedAt && fresh.length > 0
  await trx
    .updateTable('savedSearch')
    .set({ dueAt: null, ...(isWanted && { toldAt: now }) })
    .where('id', '=', search.id)
    .execute()
  if (!isWanted) return false
  const { userId, id, address, place, channels } = search
  const notification = {
    kind: 'search-alert' as const,
    searchId: id,
    address,
    place,
    listingId: fresh[0]!.listingId,
    count: fresh.length,
    cheaper: fresh.filter(({ priceWas }) => priceWas !== null).length,
    listingIds: fresh.slice(0, savedSearchLimits.named).map(({ listingId }) => listingId),
  }
  await notify(trx, userId, notification, { channels })
  return true
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
