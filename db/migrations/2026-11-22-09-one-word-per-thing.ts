import { type Kysely, sql } from 'kysely'

/** Old and new names of tables; their indexes and constraints begin with them. */
const tables = [
  ['listing_report', 'complaint'],
  ['message_batch', 'broadcast'],
  ['message_recipient', 'broadcast_recipient'],
  ['message_template', 'broadcast_template'],
  ['message_rate', 'broadcast_rate'],
  ['person_block', 'user_block'],
] as const

const columns = [
  ['complaint', 'reporter_id', 'complainant_id'],
  ['complaint', 'reporter_hash', 'complainant_hash'],
  ['broadcast_recipient', 'batch_id', 'broadcast_id'],
  ['user_block', 'person_id', 'user_id'],
] as const

export async function up(db: Kysely<unknown>) {
  for (const [from, to] of tables) await renameTable(db, from, to)
  for (const [table, from, to] of columns) await renameColumn(db, table, from, to)
  await renameLiveAccountCheck(db, 'reporter_id', 'complainant_id')
  await renameSubjects(db, 'message_batch', 'broadcast')
}

export async function down(db: Kysely<unknown>) {
  await renameSubjects(db, 'broadcast', 'message_batch')
  await renameLiveAccountCheck(db, 'complainant_id', 'reporter_id')
  for (const [table, from, to] of columns) await renameColumn(db, table, to, from)
  for (const [from, to] of tables) await renameTable(db, to, from)
}

async function renameTable(db: Kysely<unknown>, from: string, to: string) {
  await sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(db)
  const { rows: constraints } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${to}::regclass and starts_with(conname, ${`${from}_`})
  `.execute(db)
  for (const { name } of constraints) {
    const next = to + name.slice(from.length)
    await sql`
      alter table ${sql.id(to)} rename constraint ${sql.id(name)} to ${sql.id(next)}
    `.execute(db)
  }
  const { rows: indexes } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = current_schema and tablename = ${to} and starts_with(indexname, ${`${from}_`})
  `.execute(db)
  for (const { name } of indexes) {
    const next = to + name.slice(from.length)
    await sql`alter index ${sql.id(name)} rename to ${sql.id(next)}`.execute(db)
  }
  const { rows: triggers } = await sql<{ name: string }>`
    select tgname as name from pg_trigger
    where tgrelid = ${to}::regclass and not tgisinternal and starts_with(tgname, ${`${from}_`})
  `.execute(db)
  for (const { name } of triggers) {
    const next = to + name.slice(from.length)
    await sql`alter trigger ${sql.id(name)} on ${sql.id(to)} rename to ${sql.id(next)}`.execute(db)
  }
}

/** The body of the function names the column, which renaming that does not change. */
async function renameLiveAccountCheck(db: Kysely<unknown>, from: string, to: string) {
  await sql`
    alter function ${sql.id(`require_live_${from}`)}() rename to ${sql.id(`require_live_${to}`)}
  `.execute(db)
  await sql`
    create or replace function ${sql.id(`require_live_${to}`)}() returns trigger
    language plpgsql as $$
    begin
      perform require_live_account(new.${sql.id(to)});
      return new;
    end
    $$
  `.execute(db)
}

async function renameColumn(db: Kysely<unknown>, table: string, from: string, to: string) {
  await sql`
    alter table ${sql.id(table)} rename column ${sql.id(from)} to ${sql.id(to)}
  `.execute(db)
}

async function renameSubjects(db: Kysely<unknown>, from: string, to: string) {
  const toggle = (able: 'disable' | 'enable') =>
    sql`alter table audit_entry ${sql.raw(able)} trigger audit_entry_append_only`.execute(db)
  await toggle('disable')
  await sql`update audit_entry set subject_kind = ${to} where subject_kind = ${from}`.execute(db)
  await toggle('enable')
}
