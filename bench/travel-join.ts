import { sql } from 'kysely'
import { medianTime } from '#bench/load.ts'
import { say } from '#bench/say.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { arrivalsAt, SLOW_WALK } from '#domain/travel/arrivals.ts'
import { metroStations } from '#domain/travel/metro-network.ts'
import { destinationsOf } from '#domain/travel/read-travel.ts'

/** The same page by a join with a table of every listing's stations, which decision 075 did not choose. */
export async function compareJoin(db: Db, name: string, search: ListingSearch) {
  await fillStations(db)
  const time = await medianTime(50, () => joinedPage(db, search))
  say('  the same ids by a join', `${time.toFixed(2)} ms`, name)
}

/** Leaves the database as it was. */
export async function dropStations(db: Db) {
  await sql`drop table if exists bench_listing_station`.execute(db)
}

let isFilled = false

async function fillStations(db: Db) {
  if (isFilled) return
  isFilled = true
  const stations = [...metroStations().values()]
  const list = (of: (station: (typeof stations)[number]) => number) => stations.map(of)
  await dropStations(db)
  await sql`
    create unlogged table bench_listing_station as
    select listing.id as listing_id, station, ceil(metres * 1.3 / 80 * ${SLOW_WALK})::smallint as walk
    from listing, unnest(
      ${list((_) => stations.indexOf(_))}::smallint[], ${list(({ lat }) => lat)}::float8[],
      ${list(({ lng }) => lng)}::float8[]
    ) as at (station, at_lat, at_lng),
    lateral (select 111195 * sqrt(
      (lat - at_lat) ^ 2 + ((lng - at_lng) * cos(radians(lat))) ^ 2
    ) as metres) as way
    where status = 'active' and lat between at_lat - 0.0175 and at_lat + 0.0175
      and lng between at_lng - 0.02 and at_lng + 0.02 and metres * 1.3 <= 2500
  `.execute(db)
  await sql`
    create unique index on bench_listing_station (listing_id, station) include (walk)
  `.execute(db)
  await sql`analyze bench_listing_station`.execute(db)
}

/** The newest 21 of each city that have a station from which each place is near enough. */
async function joinedPage(
  db: Db,
  { region, city, category, deal, filters, ...travel }: ListingSearch,
) {
  const ids = [...metroStations().keys()]
  const left = destinationsOf(travel).map((place) => {
    const most = new Map(arrivalsAt(place).map(({ station, most }) => [station?.id, most]))
    return ids.map((id) => Math.max(-1, Math.floor(place.minutes - (most.get(id) ?? 999))))
  })
  const cities = region ? ['delhi', 'gurugram', 'noida', 'ghaziabad', 'faridabad'] : [city]
  const near = left.map(
    (minutes) => sql`exists (
      select from bench_listing_station s where s.listing_id = listing.id
        and s.walk <= (${minutes}::smallint[])[s.station + 1]
    )`,
  )
  return Promise.all(
    cities.map((one) =>
      sql`
        select id from listing
        where status = 'active' and city = ${one} and category = ${category} and deal = ${deal}
          and (${filters.bhk[0] ?? null}::text is null or bhk = ${filters.bhk[0] ?? null})
          and price <= ${filters.priceMax ?? Number.MAX_SAFE_INTEGER}
          and ${sql.join(near, sql` and `)}
        order by active_at desc, id desc limit 21
      `.execute(db),
    ),
  )
}
