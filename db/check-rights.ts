import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** What the first migration asks PostgreSQL for. */
export const neededExtensions = ['btree_gin', 'fuzzystrmatch', 'pg_trgm']

type Facts = {
  role: string
  database: string
  isSuperuser: boolean
  isReadOnly: boolean
  mayUseSchema: boolean
  mayCreateInSchema: boolean
  mayCreateInDatabase: boolean
  hasJobSchema: boolean
  mayUseJobSchema: boolean
  installed: string[]
  available: string[]
}

type Options = {
  /** Whether this role is to make and change tables, or only to work with them. */
  migrates: boolean
}

/**
 * One sentence, with what to do, for each right that the role of a connection lacks. PostgreSQL would
 * say so too, at the first statement that needs it and without the way out.
 */
export async function describeMissingRights(db: Db, { migrates }: Options): Promise<string[]> {
  const facts = await readFacts(db)
  const role = `"${facts.role}"`
  if (facts.isReadOnly) {
    return [
      `The role ${role} can only read: the server is a replica, or default_transaction_read_only is on. DATABASE_URL must be the primary, with a role that may write.`,
    ]
  }
  if (!facts.mayUseSchema) {
    return [
      `The role ${role} may not enter the schema public: grant usage on schema public to ${role}.`,
    ]
  }
  return [
    ...(migrates
      ? [...missingExtensions(facts), ...missingToMigrate(facts)]
      : missingJobSchema(facts)),
    ...(migrates ? await foreignTables(db, role) : []),
    ...(await closedTables(db, role, facts)),
  ]
}

function missingExtensions({ role, database, isSuperuser, installed, available, ...may }: Facts) {
  const missing = neededExtensions.filter((name) => !installed.includes(name))
  const [unknown] = missing.filter((name) => !available.includes(name))
  if (unknown) {
    return [
      `The extension ${unknown} is not on the database server: install PostgreSQL's contrib package there.`,
    ]
  }
  if (missing.length === 0 || isSuperuser || may.mayCreateInDatabase) return []
  const statements = missing.map((name) => `create extension ${name};`).join(' ')
  return [
    `The role "${role}" may not create extensions in the database "${database}": let an administrator run ${statements}`,
  ]
}

function missingToMigrate(facts: Facts) {
  const { role, database, isSuperuser, hasJobSchema } = facts
  if (isSuperuser) return []
  const sentences: string[] = []
  if (!facts.mayCreateInSchema) {
    sentences.push(
      `The role "${role}" may not make tables: grant create on schema public to "${role}". To start with a role that only works with the tables, set MIGRATE_AT_START=off.`,
    )
  }
  if (!hasJobSchema && !facts.mayCreateInDatabase) {
    sentences.push(
      `The role "${role}" may not make the schema pgboss of the job queue: grant create on database "${database}" to "${role}", or create schema pgboss authorization "${role}".`,
    )
  }
  return sentences
}

function missingJobSchema({ role, hasJobSchema, mayUseJobSchema }: Facts) {
  if (!hasJobSchema) {
    return [
      'The schema pgboss of the job queue is not there: run npm run migrate with the role that owns the tables.',
    ]
  }
  if (mayUseJobSchema) return []
  return [
    `The role "${role}" may not enter the schema pgboss: grant usage on schema pgboss to "${role}".`,
  ]
}

/** Only who owns a table may change it. */
async function foreignTables(db: Db, role: string) {
  const { rows } = await sql<{ name: string; owner: string }>`
    select c.oid::regclass::text as name, pg_get_userbyid(c.relowner) as owner
    from pg_class c
    where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      and c.relkind in ('r', 'p') and not pg_has_role(c.relowner, 'usage')
      and not exists (
        select from pg_depend d where d.objid = c.oid and d.deptype = 'e'
      )
    order by 1 limit 1
  `.execute(db)
  const [table] = rows
  if (!table) return []
  return [
    `The table ${table.name} belongs to "${table.owner}", so the role ${role} may not migrate it: run npm run migrate as "${table.owner}" and start with MIGRATE_AT_START=off, or reassign owned by "${table.owner}" to ${role}.`,
  ]
}

/** The audit log is only read and added to, and what was migrated is only read. */
async function closedTables(db: Db, role: string, { hasJobSchema, mayUseJobSchema }: Facts) {
  const schemas = hasJobSchema && mayUseJobSchema ? ['public', 'pgboss'] : ['public']
  const { rows } = await sql<{ name: string; needed: string }>`
    select c.oid::regclass::text as name, p.needed
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(array['select', 'insert', 'update', 'delete']) as p(needed)
    where n.nspname = any(${schemas}) and c.relkind in ('r', 'p')
      and not has_table_privilege(c.oid, p.needed)
      and not (c.relname = 'audit_entry' and p.needed in ('update', 'delete'))
      and not (c.relname like 'kysely_migration%' and p.needed <> 'select')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1
  `.execute(db)
  const [first] = rows
  if (!first) return []
  const tables = new Set(rows.map(({ name }) => name)).size
  const others = tables > 1 ? ` and ${tables - 1} other tables` : ''
  return [
    `The role ${role} may not ${first.needed} on the table ${first.name}${others}: docs/operations.md has the grants that it needs.`,
  ]
}

async function readFacts(db: Db): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      current_user as role,
      current_database() as database,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
      pg_is_in_recovery() or current_setting('transaction_read_only')::bool as is_read_only,
      has_schema_privilege('public', 'usage') as may_use_schema,
      has_schema_privilege('public', 'create') as may_create_in_schema,
      has_database_privilege(current_database(), 'create') as may_create_in_database,
      to_regnamespace('pgboss') is not null as has_job_schema,
      coalesce(has_schema_privilege(to_regnamespace('pgboss')::oid, 'usage'), false)
        as may_use_job_schema,
      array(select extname::text from pg_extension) as installed,
      array(select name::text from pg_available_extensions) as available
  `.execute(db)
  return rows[0]!
}
