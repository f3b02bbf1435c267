import { type Kysely, sql } from 'kysely'

/**
 * What the site noticed about a listing when it last looked, and the same with each decision of the
 * staff, so that decisions measure it. `held_at` is when it was taken out of view until staff look.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table listing_score (
      listing_id      uuid primary key references listing on delete cascade,
      score           smallint not null check (score between 0 and 100),
      signals         jsonb not null,
      compared_prices integer,
      assessed_at     timestamptz not null default now(),
      held_at         timestamptz
    )
  `.execute(db)
  await sql`
    alter table listing_review
      add column score   smallint,
      add column signals jsonb
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table listing_review drop column score, drop column signals`.execute(db)
  await sql`drop table listing_score`.execute(db)
}
