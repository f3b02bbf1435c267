import { type Kysely, sql } from 'kysely'

/** The prices that listings were shown with, and with each listing its last change, for cards. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table listing_price (
      listing_id  uuid not null references listing on delete cascade,
      shown_since timestamptz not null default clock_timestamp(),
      deal        text not null check (deal in ('rent', 'resale')),
      price       bigint not null check (price > 0),
      primary key (listing_id, shown_since)
    )
  `.execute(db)
  await sql`
    alter table listing
      add column price_before bigint,
      add column price_changed_at timestamptz,
      add constraint listing_price_change_is_whole
        check ((price_before is null) = (price_changed_at is null))
  `.execute(db)
  await fillHistory(db)
  await fillLastChange(db)
}

/**
 * What approvals have kept of the answers, and what is or was shown last. A listing that is shown
 * with its first price needs no row: it is kept when the listing leaves.
 */
async function fillHistory(db: Kysely<unknown>) {
  await sql`
    with shown as (
      select listing_id, created_at as shown_since, answers ->> 'deal' as deal,
        (answers ->> 'price')::bigint as price
      from listing_review
      where to_status = 'active' and from_status not in ('active', 'sold_out')
        and (answers ->> 'price')::bigint > 0 and answers ->> 'deal' in ('rent', 'resale')
      union
      select id, active_at, deal, price from listing
      where status in ('active', 'sold_out', 'delete') and active_at is not null
        and price is not null
    ), compared as (
      select *, lag(price) over past as price_before, lag(deal) over past as deal_before
      from shown window past as (partition by listing_id order by shown_since)
    ), changed as (
      select *, count(*) over (partition by listing_id) as prices from compared
      where price is distinct from price_before or deal <> deal_before
    )
    insert into listing_price (listing_id, shown_since, deal, price)
    select listing_id, shown_since, changed.deal, changed.price
    from changed join listing on listing.id = listing_id
    where prices > 1 or status not in ('active', 'sold_out')
    on conflict do nothing
  `.execute(db)
}

async function fillLastChange(db: Kysely<unknown>) {
  // Not an edit by the owner, so updated_at stays.
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`
    with compared as (
      select distinct on (listing_id) listing_id, shown_since, deal,
        lag(price) over past as price_before, lag(deal) over past as deal_before
      from listing_price window past as (partition by listing_id order by shown_since)
      order by listing_id, shown_since desc
    )
    update listing set price_before = compared.price_before, price_changed_at = shown_since
    from compared
    where listing.id = listing_id and compared.deal = deal_before
  `.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table listing drop column price_before, drop column price_changed_at`.execute(db)
  await sql`drop table listing_price`.execute(db)
}
