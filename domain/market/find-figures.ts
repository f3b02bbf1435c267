import type { City, PropertyType, RoomFilter } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'

/**
 * How much is on offer of one kind in a city or place; an empty `rooms` or `propertyType` stands
 * for all.
 */
export type Figure = {
  rooms: RoomFilter | ''
  propertyType: PropertyType | ''
  count: number
  medianPrice: number
}

/** All figures of a kind for a city or a place, the largest first. */
export function findFigures(
  db: Db,
  scope: string,
  { category, deal }: Pick<ListingKind, 'category' | 'deal'>,
): Promise<Figure[]> {
  return db
    .selectFrom('marketFigure')
    .select(['rooms', 'propertyType', 'count', 'medianPrice'])
    .where('scope', '=', scope)
    .where('category', '=', category)
    .where('deal', '=', deal)
    .orderBy('count', 'desc')
    .orderBy('rooms')
    .orderBy('propertyType')
    .execute()
}

/** What narrows the figures: rooms and type, as in a landing page's address. */
type What = { rooms?: RoomFilter | undefined; propertyType?: PropertyType | undefined }

/** How many listings of a kind each of these places has; places without any are left out. */
export async function countInPlaces(
  db: Db,
  scopes: readonly string[],
  { category, deal, rooms, propertyType }: Omit<ListingKind, 'city'> & What,
): Promise<Map<string, number>> {
  if (scopes.length === 0) return new Map()
  const rows = await db
    .selectFrom('marketFigure')
    .select(['scope', 'count'])
    .where('scope', 'in', scopes)
    .where('category', '=', category)
    .where('deal', '=', deal)
    .where('rooms', '=', rooms ?? '')
    .where('propertyType', '=', propertyType ?? '')
    .execute()
  return new Map(rows.map(({ scope, count }) => [scope, count]))
}

export type PlaceCount = { id: string; name: string; count: number }

/** The places of a city with most listings of a kind. */
export function listLargestPlaces(
  db: Db,
  { city, category, deal, rooms, propertyType }: ListingKind & What,
  limit: number,
): Promise<PlaceCount[]> {
  return db
    .selectFrom('marketFigure as figure')
    .innerJoin('place', 'place.id', 'figure.scope')
    .select(['place.id', 'place.name', 'figure.count'])
    .where('figure.city', '=', city)
    .where('category', '=', category)
    .where('deal', '=', deal)
    .where('rooms', '=', rooms ?? '')
    .where('propertyType', '=', propertyType ?? '')
    .where('place.isCurrent', '=', true)
    .orderBy('count', 'desc')
    .orderBy('place.id')
    .limit(limit)
    .execute()
}

/** How many listings of each kind a city or place has. */
export function countKinds(db: Db, scope: string) {
  return db
    .selectFrom('marketFigure')
    .select(['category', 'deal', 'count'])
    .where('scope', '=', scope)
    .where('rooms', '=', '')
    .where('propertyType', '=', '')
    .execute()
}

/** Every place of a city with listings on offer and their number, by name. */
export async function listPlacesOnOffer(db: Db, city: City) {
  return db
    .selectFrom('marketFigure as figure')
    .innerJoin('place', 'place.id', 'figure.scope')
    .select(['place.id', 'place.name', 'place.kind'])
    .select(({ fn }) => fn.sum<number>('figure.count').as('count'))
    .where('figure.city', '=', city)
    .where('rooms', '=', '')
    .where('propertyType', '=', '')
    .where('place.isCurrent', '=', true)
    .groupBy(['place.id', 'place.name', 'place.kind'])
    .orderBy('place.name')
    .orderBy('place.id')
    .execute()
}

/** How many listings of any kind each of these places has; places without any are left out. */
export async function countAllInPlaces(db: Db, scopes: readonly string[]) {
  if (scopes.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('marketFigure')
    .select('scope')
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('scope', 'in', scopes)
    .where('rooms', '=', '')
    .where('propertyType', '=', '')
    .groupBy('scope')
    .execute()
  return new Map(rows.map(({ scope, count }) => [scope, count]))
}
