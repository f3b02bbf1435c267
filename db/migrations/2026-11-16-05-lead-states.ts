import { type Kysely, sql } from 'kysely'

/** How far an owner has come with a lead, and what he noted about it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table lead
      add column status text not null default 'new'
                 check (status in ('new', 'contacted', 'visited', 'closed')),
      add column note   text not null default '' check (char_length(note) <= 500)
  `.execute(db)
  await sql`create index lead_new on lead (owner_id) where status = 'new'`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table lead drop column status, drop column note`.execute(db)
}
