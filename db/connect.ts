import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
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
  /** Keeps idle connections open. */
  staysOpen?: boolean
  /** How many milliseconds it may take to get a connection. */
  connectMs?: number
}

export function connect(url: string, options: Options = {}): Db {
  return connectThrough(openPool(url, options))
}

/** A database behind a pool that may stand for several others. */
export function connectThrough(pool: PostgresPool, others = [pool]): Db {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  poolsOf.set(db, others)
  return db
}

export function openPool(url: string, options: Options = {}): PostgresPool {
  const pool = openDriverPool(url, options)
  const resilient = resilientPool(pool)
  opened.set(resilient, pool)
  return resilient
}

/**
 * A pool of the driver with limits on every wait: by default pg has none, and a silent
 * network would then hang requests for ever.
 */
export function openDriverPool(url: string, options: Options = {}): Pool {
  const { size = 10, timeoutMs = 10_000, staysOpen = false, connectMs = 2_500 } = options
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    // A new connection plans every statement and reads the catalogue anew: a tenth of a second.
    idleTimeoutMillis: staysOpen ? 0 : 60_000,
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
  return pool
}

const opened = new WeakMap<PostgresPool, Pool>()
const poolsOf = new WeakMap<Db, PostgresPool[]>()

/** How many connections a pool has and may have, and how many statements wait for one. */
export function poolUse(db: Db) {
  const use = { busy: 0, idle: 0, waiting: 0, most: 0 }
  for (const pool of poolsOf.get(db) ?? []) {
    const { totalCount = 0, idleCount = 0, waitingCount = 0, options } = opened.get(pool) ?? {}
    use.busy += totalCount - idleCount
    use.idle += idleCount
    use.waiting += waitingCount
    use.most += options?.max ?? 0
  }
  return use
}

/** Runs `work` in a transaction, joining the one `db` already is, if it is one. */
export function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
