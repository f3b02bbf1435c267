import { type Kysely, sql } from 'kysely'

/** How fast pages were for people: counts by day, page and metric, with nothing of who it was. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table web_vital (
      id         uuid primary key default uuid_v7(),
      day        date not null,
      page       text not null,
      vital      text not null check (vital in ('lcp', 'inp', 'cls', 'fcp', 'ttfb')),
      buckets    int[] not null,
      good       int not null,
      fair       int not null,
      poor       int not null,
      created_at timestamptz not null,
      rating     text not null generated always as (
        case
          when good * 4 >= (good + fair + poor) * 3 then 'good'
          when (good + fair) * 4 >= (good + fair + poor) * 3 then 'fair'
          else 'poor'
        end
      ) stored,
      unique (day, page, vital)
    )
  `.execute(db)
  await sql`create index web_vital_by_date on web_vital (created_at desc, id desc)`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table web_vital`.execute(db)
}
