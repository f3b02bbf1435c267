import { type Kysely, sql } from 'kysely'

/** Places people search by, and the distinct words of their names for typing errors. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table place (
      id          text primary key,
      city        text not null constraint place_city_check check (city in
                  ('hisar', 'bhiwani', 'gurugram', 'delhi', 'faridabad', 'noida', 'ghaziabad')),
      kind        text not null constraint place_kind_check check (kind in
                  ('locality', 'sector', 'landmark', 'metro', 'pincode')),
      name        text not null,
      aliases     text[] not null default '{}',
      pin_code    text check (pin_code ~ '^[1-9][0-9]{5}$'),
      lat         double precision not null check (lat between -90 and 90),
      lng         double precision not null check (lng between -180 and 180),
      search_text text not null,
      rank        smallint not null check (rank between 0 and 100),
      is_current  boolean not null default true
    )
  `.execute(db)
  await sql`create index place_search_text on place using gin (search_text gin_trgm_ops)`.execute(
    db,
  )
  await sql`create index place_position on place (lat, lng)`.execute(db)

  await sql`
    create table place_word (
      word      text collate "C" primary key, -- so that a beginning is a range of the index
      letters   text not null,    -- the word's letters in order, to recognise swapped ones
      weight    real not null,    -- 1 for a word of one place, less the more places share it
      is_city   boolean not null,
      place_ids text[] not null
    )
  `.execute(db)
  await sql`create index place_word_length on place_word (length(word))`.execute(db)

  await sql`
    create table gazetteer_version (
      is_only   boolean primary key default true check (is_only),
      hash      text not null,
      loaded_at timestamptz not null default now()
    )
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table gazetteer_version`.execute(db)
  await sql`drop table place_word`.execute(db)
  await sql`drop table place`.execute(db)
}
