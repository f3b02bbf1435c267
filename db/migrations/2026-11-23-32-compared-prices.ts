import { type Kysely, sql } from 'kysely'

/**
 * How the price of an active listing compares with similar ones near by. A job keeps it up to date
 * and fills it at the first start, so that cards only read it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column compared_percent smallint,
      add column compared_count integer,
      add column compared_place text,
      add column compared_around boolean,
      add constraint listing_comparison_is_whole check (
        num_nulls(compared_percent, compared_count, compared_around) in (0, 3)
      )
  `.execute(db)
  // What others ask is no edit of this listing, so updated_at stays.
  await sql`drop trigger listing_touch on listing`.execute(db)
  await sql`
    create trigger listing_touch before update on listing for each row
    when (
      old.status <> new.status or old.version <> new.version
      or (old.compared_percent, old.compared_count, old.compared_place, old.compared_around)
        is not distinct from
        (new.compared_percent, new.compared_count, new.compared_place, new.compared_around)
    )
    execute function touch_updated_at()
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger listing_touch on listing`.execute(db)
  await sql`
    alter table listing drop column compared_percent, drop column compared_count,
      drop column compared_place, drop column compared_around
  `.execute(db)
  await sql`
    create trigger listing_touch before update on listing
    for each row execute function touch_updated_at()
  `.execute(db)
}
