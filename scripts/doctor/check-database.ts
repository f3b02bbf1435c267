import { sql } from 'kysely'
import { describeMissingRights } from '#db/check-rights.ts'
import { connect, type Db } from '#db/connect.ts'
import { listPendingMigrations, MigrationError } from '#db/migrate.ts'
import { hasDemoAccounts } from '#demo/has-demo-accounts.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import { type Finding, reasonOf, reporter } from '#scripts/doctor/finding.ts'
import { checkDatabase } from '#server/check-settings.ts'
import type { Env } from '#server/env.ts'
import { isOpenToPublic } from '#server/production-settings.ts'
import { poolOfWorker } from '#server/workers/worker-settings.ts'

/** The connections of a process beside those for requests. */
const connectionsBeside = 6

/** The database: reachable, new enough, with rights, migrated, with room and somebody to run the site. */
export async function checkSiteDatabase(db: Db, env: Env): Promise<Finding[]> {
  const about = reporter('database')
  try {
    await checkDatabase(db, 'DATABASE_URL')
  } catch (error) {
    return [about.wrong(reasonOf(error))]
  }
  const { version, connections, clockGapMs } = await readServer(db)
  const rights = await checkRights(db, env)
  const migrations = await checkMigrations(db, env)
  return [
    about.ok(`PostgreSQL ${version}`),
    checkConnections(connections, env),
    checkClock(clockGapMs),
    ...rights,
    ...migrations,
    ...(isMigrated(migrations) ? await checkPeople(db, env) : []),
    ...(await checkOthers(env)),
  ]
}

async function readServer(db: Db) {
  const asked = Date.now()
  const { rows } = await sql<{ version: string; connections: number; clockMs: number }>`
    select current_setting('server_version') as version,
      current_setting('max_connections')::int as connections,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms
  `.execute(db)
  const answered = Date.now()
  const { clockMs, ...server } = rows[0]!
  // The database read its clock at some moment between the two.
  return { ...server, clockGapMs: Math.max(asked - clockMs, clockMs - answered, 0) }
}

function checkConnections(most: number, env: Env) {
  const { ok, warning } = reporter('connections')
  const needed = env.WORKERS * (poolOfWorker(env) + connectionsBeside)
  const who = env.WORKERS > 1 ? `this machine with ${env.WORKERS} workers` : 'a process'
  const line = `${who} opens up to ${needed} of the ${most} that PostgreSQL allows`
  if (needed < most) return ok(line)
  return warning(`${line}: lower DATABASE_POOL or raise max_connections.`)
}

/** Codes and sessions end by the clock of the database, cookies and links by that of this machine. */
function checkClock(gapMs: number) {
  const { ok, warning, wrong } = reporter('clock')
  const seconds = Math.round(gapMs / 1_000)
  if (seconds <= 2) return ok('the same here and in the database')
  const line = `${seconds} seconds between this machine and the database: let both follow a time server (NTP).`
  return seconds <= 30 ? warning(line) : wrong(line)
}

async function checkRights(db: Db, { MIGRATE_AT_START }: Env): Promise<Finding[]> {
  const { ok, wrong } = reporter('rights')
  const missing = await describeMissingRights(db, { migrates: MIGRATE_AT_START })
  return missing.length > 0 ? missing.map(wrong) : [ok('the role may do what the site needs')]
}

async function checkMigrations(db: Db, { MIGRATE_AT_START }: Env): Promise<Finding[]> {
  const { ok, warning, wrong } = reporter('migrations')
  try {
    const waiting = await listPendingMigrations(db)
    if (waiting.length === 0) return [ok('the tables are those of this version')]
    const line = `${waiting.length} are still to run, from ${waiting[0]} on`
    return [
      MIGRATE_AT_START
        ? warning(`${line}: the next start runs them, or npm run migrate.`)
        : wrong(`${line}: run npm run migrate before the next start.`),
    ]
  } catch (error) {
    if (error instanceof MigrationError) return [wrong(error.message)]
    return [wrong(`they cannot be read: ${reasonOf(error)}`)]
  }
}

function isMigrated(migrations: Finding[]) {
  return migrations.every(({ level }) => level === 'ok')
}

async function checkPeople(db: Db, env: Env): Promise<Finding[]> {
  const { ok, warning, wrong } = reporter('staff')
  const staff = await listStaff(db)
  const administrators = staff.filter(({ role }) => role === 'administrator').length
  const people =
    administrators > 0
      ? ok(`${administrators} of ${staff.length} are administrators`)
      : warning('nobody is administrator: npm run staff -- create 9876543210 administrator')
  if (!isOpenToPublic(env) || !(await hasDemoAccounts(db))) return [people]
  return [
    people,
    wrong(
      'the demo accounts are in the database of a site for the public: start it on an empty one.',
    ),
  ]
}

/** The databases that only a part of the site needs. */
async function checkOthers(env: Env): Promise<Finding[]> {
  const direct = env.DATABASE_DIRECT_URL
  const others = [
    ...(env.DATABASE_READ_URL ?? []).map((url) => ({ setting: 'DATABASE_READ_URL', url }) as const),
    ...(direct ? [{ setting: 'DATABASE_DIRECT_URL', url: direct } as const] : []),
  ]
  return Promise.all(
    others.map(async ({ setting, url }) => {
      const { ok, wrong } = reporter(setting === 'DATABASE_READ_URL' ? 'replica' : 'direct')
      const db = connect(url, { size: 1 })
      try {
        await checkDatabase(db, setting)
        return ok(`the database of ${setting} at ${new URL(url).host} answers`)
      } catch (error) {
        return wrong(reasonOf(error))
      } finally {
        await db.destroy()
      }
    }),
  )
}
