import { type Kysely, sql } from 'kysely'

const indexes = {
  complaint_of_complainant: 'complaint (complainant_id) where complainant_id is not null',
  call_request_of_user: 'call_request (user_id, created_at desc) where user_id is not null',
  mail_request_of_user: 'mail_request (user_id, created_at desc) where user_id is not null',
}

/** What the page about one person is found by. */
export async function up(db: Kysely<unknown>) {
  for (const [name, definition] of Object.entries(indexes)) {
    await sql`create index ${sql.id(name)} on ${sql.raw(definition)}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>) {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db)
}
