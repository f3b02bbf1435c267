import { sql } from 'kysely'
import { marketLimits } from '#contract/limits.ts'
import { type City, cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { bedroomsAsRooms, inScopes } from '#domain/market/scopes.ts'

const { fewest, months, stayDays } = marketLimits

/**
 * Computes the asking prices of homes month by month, and for how long homes that have left were on
 * offer. Months and places with too few homes have no row. City by city, so that no statement takes
 * long.
 */
export async function summariseHistory(db: Db) {
  for (const city of cities.values) {
    await summariseMonths(db, city)
    await summariseStays(db, city)
  }
}

/**
 * A home counts in each month in which it was first shown or changed its price, with the last price
 * of that month. A listing that never changed its price and has not left has no row in
 * listing_price.
 */
async function summariseMonths(db: Db, city: City) {
  await sql`
    with home as (
      select id, place_id, deal, ${bedroomsAsRooms} as rooms, price, status, active_at
      from listing
      where city = ${city} and category = 'residential' and bhk is not null
        and active_at is not null
    ), shown as (
      select home.id, place_id, home.deal, rooms, listing_price.price, shown_since
      from home join listing_price on listing_id = home.id and listing_price.deal = home.deal
      union all
      select id, place_id, deal, rooms, price, active_at from home
      where status in ('active', 'sold_out')
        and not exists (select from listing_price where listing_id = home.id)
    ), member as materialized (
      select distinct on (id, month) place_id, deal, rooms, price, month
      from shown, date_trunc('month', shown_since at time zone 'Asia/Kolkata') as month
      where month > (now() at time zone 'Asia/Kolkata') - make_interval(months => ${months}::int)
      order by id, month, shown_since desc
    ), scoped as (${inScopes(city)}), fresh as materialized (
      select scope, deal, rooms, month::date as month, count(*)::int as count,
        round(percentile_cont(0.5) within group (order by price))::bigint as median_price
      from scoped group by scope, deal, rooms, month having count(*) >= ${fewest}
    ), gone as (
      delete from market_month as old where city = ${city} and not exists (
        select from fresh where fresh.scope = old.scope and fresh.deal = old.deal
          and fresh.rooms = old.rooms and fresh.month = old.month
      )
    )
    insert into market_month as old (scope, city, deal, rooms, month, count, median_price)
    select scope, ${city}, deal, rooms, month, count, median_price from fresh
    on conflict (scope, deal, rooms, month) do update
    set count = excluded.count, median_price = excluded.median_price
    where (old.count, old.median_price) is distinct from (excluded.count, excluded.median_price)
  `.execute(db)
}

/**
 * Homes that the owner sold, let or took down: what staff or the site hid says nothing about
 * demand.
 */
async function summariseStays(db: Db, city: City) {
  await sql`
    with member as materialized (
      select place_id, category, deal, extract(epoch from left_at - active_at) / 86400 as days
      from listing
      where city = ${city} and left_at > now() - make_interval(days => ${stayDays}::int)
        and active_at < left_at
        and (status = 'sold_out' or (status = 'delete' and hidden_because = 'disabled'))
    ), scoped as (${inScopes(city)}), fresh as materialized (
      select scope, category, deal, count(*)::int as count,
        greatest(1, round(percentile_cont(0.5) within group (order by days)))::int as median_days
      from scoped group by scope, category, deal having count(*) >= ${fewest}
    ), gone as (
      delete from market_stay as old where city = ${city} and not exists (
        select from fresh where fresh.scope = old.scope and fresh.category = old.category
          and fresh.deal = old.deal
      )
    )
    insert into market_stay (scope, city, category, deal, count, median_days)
    select scope, ${city}, category, deal, count, median_days from fresh
    on conflict (scope, category, deal) do update
    set count = excluded.count, median_days = excluded.median_days
  `.execute(db)
}
