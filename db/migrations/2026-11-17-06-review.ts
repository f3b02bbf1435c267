import { type Kysely, sql } from 'kysely'

/** What staff need to verify listings: decisions with their reasons, claims, similar pictures. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table listing_review (
      id         uuid primary key default uuid_v7(),
      listing_id uuid not null references listing on delete cascade,
      staff_id   uuid references app_user on delete set null,
      to_status  text not null,
      version    integer not null,            -- of the listing that was looked at
      answers    jsonb not null,              -- as they were then, to show what changed since
      reasons    jsonb not null default '[]', -- [{field, photo, text}]
      created_at timestamptz not null default clock_timestamp()
    )
  `.execute(db)
  await sql`
    create index listing_review_newest on listing_review (listing_id, created_at desc, id desc)
  `.execute(db)

  await sql`
    create table review_claim (
      listing_id uuid primary key references listing on delete cascade,
      staff_id   uuid not null references app_user on delete cascade,
      claimed_at timestamptz not null default now(),
      expires_at timestamptz not null
    )
  `.execute(db)

  await sql`
    create index listing_review_queue on listing (submitted_at, id) where status = 'under_review'
  `.execute(db)
  await sql`alter table listing_report add column reporter_hash bytea`.execute(db)
  await sql`
    create unique index listing_report_once_unnamed on listing_report (listing_id, reporter_hash)
    where status = 'new' and reporter_id is null
  `.execute(db)
  await sql`
    create index listing_report_open on listing_report (created_at, listing_id) where status = 'new'
  `.execute(db)
  await addPictureSearch(db)
}

/**
 * Multi-index hashing: of two hashes that differ in at most 7 of 64 bits, at least one of the four
 * bands of 16 bits differs in at most one. A look-up of 4 times 17 band values finds them all.
 */
async function addPictureSearch(db: Kysely<unknown>) {
  await sql`
    create function photo_bands(hash bit(64)) returns integer[]
    language sql immutable strict parallel safe as $$
      select array[
        substring(hash from 1 for 16)::bit(16)::integer,
        65536 + substring(hash from 17 for 16)::bit(16)::integer,
        131072 + substring(hash from 33 for 16)::bit(16)::integer,
        196608 + substring(hash from 49 for 16)::bit(16)::integer
      ]
    $$
  `.execute(db)
  await sql`
    create function photo_bands_near(hash bit(64)) returns integer[]
    language sql immutable strict parallel safe as $$
      select array_agg(band # flip)
      from unnest(photo_bands(hash)) as band,
        unnest(array[0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768])
          as flip
    $$
  `.execute(db)
  // Without fastupdate: its list of pending entries is read from end to end by every search.
  await sql`
    create index photo_similar on photo using gin (photo_bands(perceptual_hash))
    with (fastupdate = off) where perceptual_hash is not null
  `.execute(db)
  await sql`
    create index listing_photos on listing using gin (photos) with (fastupdate = off)
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index photo_similar, listing_photos, listing_review_queue`.execute(db)
  await sql`drop function photo_bands_near, photo_bands`.execute(db)
  await sql`alter table listing_report drop column reporter_hash`.execute(db)
  await sql`drop index listing_report_open`.execute(db)
  await sql`drop table review_claim, listing_review`.execute(db)
}
