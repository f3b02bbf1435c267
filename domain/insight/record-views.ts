import { sql } from 'kysely'
import { shownStatuses } from '#contract/listing/shown-listings.ts'
import type { Db } from '#db/connect.ts'

/** Somebody looked at the page of a listing, which is named by its SPN or id. */
export type View = { listing: string; day: string; visitor: Buffer; viewerId: string | null }

/**
 * Counts views, each visitor once per listing and day, in one statement that may safely be repeated.
 * Owners who look at their own listing do not count, nor do listings that are not shown.
 */
export async function recordViews(db: Db, views: readonly View[]) {
  // Every process locks rows in the same order, so that two cannot deadlock.
  await sql`
    with asked as (
      select * from unnest(
        ${views.map(({ listing }) => listing)}::text[],
        ${views.map(({ day }) => day)}::date[],
        ${views.map(({ visitor }) => visitor)}::bytea[],
        ${views.map(({ viewerId }) => viewerId)}::uuid[]
      ) as asked (name, day, visitor, viewer_id)
    ), named as (
      select asked.*, listing.id from asked join listing on listing.spn = asked.name
      union all
      select asked.*, asked.name::uuid from asked where asked.name not like 'SPN%'
    ), counted as (
      insert into listing_visitor (day, listing_id, visitor)
      select distinct named.day, listing.id, named.visitor
      from named join listing using (id)
      where listing.status in (${sql.join(shownStatuses)})
        and listing.owner_id is distinct from named.viewer_id
      order by 1, 2, 3
      on conflict do nothing
      returning day, listing_id
    )
    insert into listing_views (listing_id, day, views)
    select listing_id, day, count(*) from counted group by listing_id, day order by 1, 2
    on conflict (listing_id, day) do update set views = listing_views.views + excluded.views
  `.execute(db)
}
