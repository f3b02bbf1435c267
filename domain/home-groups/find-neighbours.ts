import { type ExpressionBuilder, sql } from 'kysely'
import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import type { Db } from '#db/connect.ts'
import type { Database, Listing } from '#db/schema.ts'
import { NEAR_METRES } from '#domain/home-groups/compare-homes.ts'
import { factColumns, type HomeFacts } from '#domain/home-groups/home-facts.ts'

/** The nearest are enough: a tower has hundreds of flats, of which some dozens are on offer. */
const MOST = 300

/**
 * Listings of the same kind around one: those on show, even where they are certainly of other
 * homes, and earlier ones of the same owner.
 */
export function findNeighbours(db: Db, listing: Listing): Promise<HomeFacts[]> {
  const { id, city, category, deal, lat, lng } = listing
  if (city === null || lat === null || lng === null) return Promise.resolve([])
  const up = NEAR_METRES / 1_000 / KM_PER_DEGREE
  const side = up / squeezeAt(lat)
  return db
    .selectFrom('listing')
    .select(factColumns)
    .select(selectHashes)
    .where('id', '<>', id)
    .where('city', '=', city)
    .where('category', '=', category)
    .where('deal', '=', deal)
    .where('lat', '>=', lat - up)
    .where('lat', '<=', lat + up)
    .where('lng', '>=', lng - side)
    .where('lng', '<=', lng + side)
    .where((eb) => eb.or([eb('status', '=', 'active'), wasShownBy(eb, listing.ownerId)]))
    .orderBy(sql`(lat - ${lat}) ^ 2 + (lng - ${lng}) ^ 2`)
    .orderBy('id')
    .limit(MOST)
    .execute()
}

export function findFacts(db: Db, ids: string[]): Promise<HomeFacts[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('listing')
    .select(factColumns)
    .select(selectHashes)
    .where('id', 'in', ids)
    .execute()
}

/** A listing that staff or a block took down is not an earlier offer of the home. */
function wasShownBy(eb: ExpressionBuilder<Database, 'listing'>, ownerId: string) {
  return eb.and([
    eb('ownerId', '=', ownerId),
    eb('activeAt', 'is not', null),
    eb.or([
      eb('status', '=', 'sold_out'),
      eb.and([eb('status', '=', 'delete'), eb('hiddenBecause', 'in', ['disabled', 'unanswered'])]),
    ]),
  ])
}

const selectHashes = sql<string[]>`array(
  select perceptual_hash::text from photo
  where key = any (listing.photos) and perceptual_hash is not null
)`.as('hashes')
