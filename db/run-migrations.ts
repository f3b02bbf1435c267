import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from '#db/connect.ts'

/** A migration may run outside a transaction, as `create index concurrently` must. */
type OwnMigration = Migration & { inTransaction?: boolean }

type Options = {
  /** Told when a migration let go of its place in the queue and tries again. */
  onRetry?: (name: string) => void
  tries?: number
}

/** Migrations before this date may change many rows at once, so they have no limit on statements. */
const firstWithStatementLimit = '2026-11-27'

/**
 * Runs the pending migrations on a database that people use. Each commits by itself and waits for a
 * lock for a second at most, since all queries behind it in the lock's queue wait too; then it tries
 * again. An empty database gets all of them in one transaction, up to the first that must run outside
 * of one.
 */
export async function runMigrations(db: Db, provider: MigrationProvider, options: Options = {}) {
  const migrator = new Migrator({ db, provider })
  const all = await migrator.getMigrations()
  const migrations: Record<string, OwnMigration> = await provider.getMigrations()
  const pending = all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
  const isEmpty = pending.length === all.length
  const atOnce = isEmpty ? beforeFirstOutside(pending, migrations) : []
  const last = atOnce.at(-1)
  if (last) {
    const { error } = await migrator.migrateTo(last)
    if (error) throw error
  }
  for (const name of pending.slice(atOnce.length)) await runOne(db, name, migrations, options)
  return pending
}

/** Those that can run in one transaction: none of them has to run outside of one. */
function beforeFirstOutside(names: string[], migrations: Record<string, OwnMigration>) {
  const first = names.findIndex((name) => migrations[name]?.inTransaction === false)
  return first < 0 ? names : names.slice(0, first)
}

async function runOne(
  db: Db,
  name: string,
  migrations: Record<string, OwnMigration>,
  { onRetry = () => {}, tries = 120 }: Options,
) {
  const { inTransaction = true } = migrations[name]!
  const limited = { ...migrations, ...(inTransaction && { [name]: withLimits(migrations, name) }) }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => limited } })
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateTo(name, { disableTransactions: !inTransaction })
    if (!error) return
    if (!isOutOfTime(error) || attempt >= tries) throw error
    onRetry(name)
    // Long enough for those who waited behind it to be served.
    await wait(300 + Math.random() * 700)
  }
}

function withLimits(migrations: Record<string, OwnMigration>, name: string): Migration {
  const { up } = migrations[name]!
  return {
    async up(trx) {
      await sql`set local lock_timeout = '1s'`.execute(trx)
      if (name >= firstWithStatementLimit)
        await sql`set local statement_timeout = '1s'`.execute(trx)
      await up(trx)
      // Kysely's own record of the migration follows, without this limit.
      await sql`set local statement_timeout = 0`.execute(trx)
    },
  }
}

/** The lock or the statement took longer than the second. */
function isOutOfTime(error: unknown) {
  const { code = '' } = error as { code?: string }
  return code === '55P03' || code === '57014'
}
