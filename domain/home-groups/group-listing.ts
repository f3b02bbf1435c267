import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { compareListing } from '#domain/home-groups/compare-listing.ts'
import { lockHomesOf } from '#domain/home-groups/homes-lock.ts'
import { showAlone, showHome } from '#domain/home-groups/show-home.ts'

/**
 * Works out which home a listing is of, which other listings are of it, and which of them stands
 * for it in searches. Idempotent. A listing that left the market keeps its home, so that its
 * owner's next listing carries on the history; one of an erased account does not.
 */
export function groupListing(db: Db, listingId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const city = await findCity(trx, listingId)
    if (!city) return
    await lockHomesOf(trx, city)
    const homes = new Set<string>()
    // Listings that were alone until now may be of the home that this grouping has just made.
    const waiting = [listingId]
    for (const id of waiting) {
      const { touched, alone } = await findHomeAnew(trx, id)
      for (const home of touched) homes.add(home)
      waiting.push(...alone.filter((each) => !waiting.includes(each)))
    }
    for (const home of homes) await showHome(trx, home)
  })
}

async function findCity(trx: Db, listingId: string) {
  const listing = await trx
    .selectFrom('listing')
    .select('city')
    .where('id', '=', listingId)
    .where('revises', 'is', null)
    .executeTakeFirst()
  return listing?.city
}

type Found = {
  /** The homes that the listing belonged to before and belongs to now. */
  touched: string[]
  /** Others of the same home that are of none yet. */
  alone: string[]
}

async function findHomeAnew(trx: Db, id: string): Promise<Found> {
  const listing = await trx
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const before = (await listHomes(trx, [id])).get(id)
  const { home, alone } =
    listing.status === 'active'
      ? await chooseHome(trx, listing, before)
      : { home: isErased(listing) ? undefined : before, alone: [] }
  if (home !== before) await moveTo(trx, id, home)
  if (!home) await showAlone(trx, listing)
  return { touched: [before, home].filter((each) => each !== undefined), alone }
}

function isErased({ status, hiddenBecause }: Listing) {
  return status === 'delete' && hiddenBecause === 'erased'
}

/**
 * The home that most listings of the same home belong to, unless one of its listings is certainly
 * of another home; a new home with the first of them where they belong to none yet.
 */
async function chooseHome(trx: Db, listing: Listing, before: string | undefined) {
  const { same, different } = await compareListing(trx, listing)
  const homes = await listHomes(trx, [...same, ...different])
  const excluded = new Set(different.map((id) => homes.get(id)))
  const byHome = Map.groupBy(same, (id) => homes.get(id))
  const alone = byHome.get(undefined) ?? []
  const known = [...byHome].flatMap(([home, members]) =>
    home === undefined || excluded.has(home) ? [] : { home, count: members.length },
  )
  const [best] = known.toSorted(
    (a, b) => b.count - a.count || Number(b.home === before) - Number(a.home === before),
  )
  if (best) return { home: best.home, alone }

  const [first, ...others] = alone
  if (!first) return { home: undefined, alone: [] }
  const home = randomUUID()
  await moveTo(trx, first, home)
  return { home, alone: others }
}

async function listHomes(trx: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('homeListing')
    .select(['listingId', 'homeId'])
    .where('listingId', 'in', ids)
    .execute()
  return new Map(rows.map(({ listingId, homeId }) => [listingId, homeId]))
}

async function moveTo(trx: Db, listingId: string, homeId: string | undefined) {
  if (!homeId) {
    await trx.deleteFrom('homeListing').where('listingId', '=', listingId).execute()
    return
  }
  await trx
    .insertInto('homeListing')
    .values({ listingId, homeId })
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet({ homeId }))
    .execute()
}
