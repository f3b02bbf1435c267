import { type Kysely, sql } from 'kysely'

const tables = ['contact_request', 'lead', 'visit']

/** A line that a seeker sends to the owner with a request: family of 3, from 1 December. */
export async function up(db: Kysely<unknown>) {
  for (const table of tables) {
    await sql`
      alter table ${sql.id(table)} add column seeker_line text not null default ''
        constraint ${sql.id(`${table}_line_is_short`)} check (char_length(seeker_line) <= 200)
    `.execute(db)
  }
}

export async function down(db: Kysely<unknown>) {
  for (const table of tables) {
    await sql`alter table ${sql.id(table)} drop column seeker_line`.execute(db)
  }
}
