import { type Kysely, sql } from 'kysely'

/** What a home has or allows besides the specified answers, and an order by what a month costs. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column home_features text[] not null default '{}'
        constraint listing_home_features_check check (home_features <@ array[
          'pets_allowed', 'private_terrace', 'private_garden', 'servant_room', 'study_room',
          'pooja_room', 'store_room', 'gated_society'
        ])
  `.execute(db)
  await sql`
    create index listing_by_monthly on listing (city, category, deal, (
      price + case when maintenance = 'maintance_included' then 0
        else coalesce(maintenance_amount, 0) end
    ), id) where status = 'active'
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index listing_by_monthly`.execute(db)
  await sql`alter table listing drop column home_features`.execute(db)
}
