import { indiaDay } from '#contract/dates.ts'
import { mapLimits } from '#contract/limits.ts'
import type { ListingSearch, MapArea } from '#contract/listing-search.ts'
import { listingKind } from '#contract/listing-title.ts'
import type { Bhk, Category, PropertyType } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { findListings } from '#domain/listings/find-listings.ts'
import { filterConditions, textCondition } from '#domain/listings/listing-conditions.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { scopeConditions } from '#domain/listings/scope-conditions.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import { findTextMatch, type TextMatch } from '#domain/listings/text-match.ts'
import { rememberBriefly } from '#domain/remember-briefly.ts'

/** A listing as a pin shows it. */
export type MapPoint = {
  id: string
  spn: string
  lat: number
  lng: number
  price: number
  title: string
  place: string | null
  photo: string | null
}

/** Some listings close to each other, counted. */
export type MapCluster = { lat: number; lng: number; count: number }

export type ListingsOnMap = {
  total: number
  /** The first listings of the search's order. */
  points: MapPoint[]
  /** Those beyond them. */
  rest: MapCluster[]
}

type PointRow = Omit<MapPoint, 'title'> & {
  category: Category
  propertyType: PropertyType
  bhk: Bhk | null
}

/** The box is counted in a grid of so many cells each way. */
const CELLS = 12

const pointColumns = `spn, lat, lng, category, property_type as "propertyType", bhk,
  locality as place, photos[1] as photo`

/** The listings of a search within a part of the map: the first ones each, the others counted. */
export async function findListingsOnMap(
  db: Db,
  search: ListingSearch & { area: MapArea },
  { now = new Date(), limit = mapLimits.points as number } = {},
): Promise<ListingsOnMap> {
  const key = `map ${JSON.stringify(search)} ${indiaDay(now)} ${limit}`
  return rememberBriefly(db, { key, seconds: 30, worthMs: 20 }, async () => {
    const match = await findTextMatch(db, search)
    const page = { columns: pointColumns, limit: limit + 1, now, match }
    const found = await findListings<PointRow>(db, search, page)
    const points = found.slice(0, limit).map(toPoint)
    const rest = found.length > limit ? await countRest(db, search, { points, now, match }) : []
    return { total: points.length + rest.reduce((sum, { count }) => sum + count, 0), points, rest }
  })
}

type RestOptions = { points: MapPoint[]; now: Date; match: TextMatch | undefined }

function countRest(
  db: Db,
  search: ListingSearch & { area: MapArea },
  { points, now, match }: RestOptions,
): Promise<MapCluster[]> {
  const params = new SqlParams()
  const { category, filters, area } = search
  const { south, west, north, east } = area
  const conditions = [
    ...scopeConditions(search, params),
    ...filterConditions(filters, { category, today: indiaDay(now) }, params),
    ...(match ? [textCondition(match, 'any', params)] : []),
    `id <> all(${params.bind(points.map(({ id }) => id))}::uuid[])`,
  ]
  const row = `floor((lat - ${params.bind(south)}::float8) / ${params.bind((north - south) / CELLS)}::float8)`
  const column = `floor((lng - ${params.bind(west)}::float8) / ${params.bind((east - west) / CELLS)}::float8)`
  return runSql<MapCluster>(
    db,
    `select avg(lat) as lat, avg(lng) as lng, count(*) as count
     from listing where ${conditions.join(' and ')}
     group by ${row}, ${column} order by count(*) desc`,
    params,
  )
}

function toPoint({ id, spn, lat, lng, price, place, photo, ...kind }: PointRow): MapPoint {
  return { id, spn, lat, lng, price, title: listingKind(kind), place, photo }
}
