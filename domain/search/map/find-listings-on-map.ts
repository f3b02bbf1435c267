import { indiaDay } from '#contract/format/dates.ts'
import { mapLimits } from '#contract/limits.ts'
import { listingKind } from '#contract/listing/listing-title.ts'
import type { Bhk, Category, PropertyType } from '#contract/options.ts'
import type { ListingSearch, MapArea } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { countOnGrid, type GridCell } from '#domain/search/planner/count-on-grid.ts'
import { findListings } from '#domain/search/planner/find-listings.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

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
  /** Whether it lies near the place that was searched for, not in it. */
  isNearby?: true | undefined
}

/** Some listings close to each other, counted. */
export type MapCluster = { lat: number; lng: number; count: number }

export type ListingsOnMap = {
  total: number
  /** The first listings in the search's order, each with a pin of its own. */
  points: MapPoint[]
  /** The listings beyond the first ones, in clusters. */
  rest: MapCluster[]
}

type PointRow = Omit<MapPoint, 'title'> & {
  category: Category
  propertyType: PropertyType
  bhk: Bhk | null
  bedrooms: number | null
}

type MapSearch = ListingSearch & { area: MapArea }

const pointColumns = `spn, lat, lng, category, property_type as "propertyType", bhk, bedrooms,
  locality as place, photos[1] as photo`

/** The listings of a search within a part of the map: the first ones each, the others counted. */
export async function findListingsOnMap(
  db: Db,
  search: MapSearch,
  { now = new Date(), limit = mapLimits.points as number } = {},
): Promise<ListingsOnMap> {
  const key = `map ${JSON.stringify(search)} ${indiaDay(now)} ${limit}`
  return ttlCache(db, { key, seconds: 30, minCostMs: 20 }, async () => {
    const match = await findTextMatch(db, search)
    // A search with a distance of its own does not go on beyond it.
    const withNearby = !match?.reachKm
    const page = { columns: pointColumns, limit: limit + 1, now, match, withNearby }
    const found = await findListings<PointRow>(db, search, page)
    const points = found.slice(0, limit).map(toPoint)
    const rest = found.length > limit ? await countRest(db, search, { points, now, match }) : []
    return { total: points.length + rest.reduce((sum, { count }) => sum + count, 0), points, rest }
  })
}

type RestOptions = { points: MapPoint[]; now: Date; match: TextMatch | undefined }
async function countRest(
  db: Db,
  search: MapSearch,
  { points, now, match }: RestOptions,
): Promise<MapCluster[]> {
  const except = points.map(({ id }) => id)
  const kinds = kindsOf(search, match)
  const cells = await Promise.all(
    kinds.map((kind) => countOnGrid(db, { ...search, ...kind }, { except, now, match })),
  )
  return joinCells(cells.flat())
}

/** The cells of several kinds, those at the same spot as one, the fullest first. */
function joinCells(cells: GridCell[]): MapCluster[] {
  const spots = Map.groupBy(cells, ({ cell }) => cell)
  return [...spots.values()]
    .map((same) => {
      const sum = (name: 'lat' | 'lng' | 'count') =>
        same.reduce((total, each) => total + each[name], 0)
      return { lat: sum('lat') / sum('count'), lng: sum('lng') / sum('count'), count: sum('count') }
    })
    .sort((a, b) => b.count - a.count)
}

function toPoint({
  id,
  spn,
  lat,
  lng,
  price,
  place,
  photo,
  isNearby,
  ...kind
}: PointRow): MapPoint {
  const point = { id, spn, lat, lng, price, title: listingKind(kind), place, photo }
  return isNearby ? { ...point, isNearby } : point
}
