import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { resilientPool } from '#db/resilient-pool.ts'
import type { Database } from '#db/schema.ts'
import { setValueParsers } from '#db/value-parsers.ts'

setValueParsers()

/** The database, or a transaction on it. Domain functions take this as their first argument. */
export type Db = Kysely<Database>

type Options = {
  size?: number
  /** How many milliseconds an answer may take. */
  timeoutMs?: number
  /** Keeps connections open however long nothing is asked of them. */
  staysOpen?: boolean
}

/**
 * Opens a pool with limits on every wait: by default pg has none, and a silent
 * network would then hang requests for ever.
 */
export function connect(url: string, options: Options = {}): Db {
  const { size = 10, timeoutMs = 10_000, staysOpen = false } = options
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_500,
    idleTimeoutMillis: staysOpen ? 0 : 10_000,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs - 100,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'basera',
    // Compiling a query pays off for reports of many seconds; ours take a few milliseconds.
    options: '-c jit=off',
  })
  // A connection lost while nothing is asked of it, lent out or not, is an error of the next query;
  // without these it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: resilientPool(pool) }),
    plugins: [new CamelCasePlugin()],
  })
  poolOf.set(db, pool)
  return db
}

const poolOf = new WeakMap<Db, Pool>()

/** How many connections a pool has and may have, and how many statements wait for one. */
export function poolUse(db: Db) {
  const pool = poolOf.get(db)
  if (!pool) return { busy: 0, idle: 0, waiting: 0, most: 0 }
  const { totalCount, idleCount, waitingCount, options } = pool
  return {
    busy: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
    most: options.max ?? 0,
  }
}

/** Runs `work` in a transaction, joining the one `db` already is, if it is one. */
export function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
