import { connect, type Db } from '#db/connect.ts'
import type { Env } from '#server/env.ts'

/** How long a page or a call waits for the database before it answers 503. */
const requestTimeoutMs = 2_400

export type Pools = {
  db: Db
  /** A read replica; the same as `db` when there is none. */
  readDb: Db
  /** Searches only, so that a flood of them leaves other pages their connections (a bulkhead). */
  searchDb: Db
  /** One open connection that nothing but /readyz uses: to open it takes long under load. */
  healthDb: Db
  /** For jobs and the start, without a short time-out since nobody waits for them. */
  workDb: Db
}

type Settings = Pick<Env, 'DATABASE_POOL' | 'DATABASE_READ_URL'>

/** Opens the pools, and names a function that closes them. */
export function connectPools(url: string, { DATABASE_POOL, DATABASE_READ_URL }: Settings) {
  const timeoutMs = requestTimeoutMs
  const searchSize = Math.floor(DATABASE_POOL / 2)
  const size = DATABASE_POOL - searchSize
  const db = connect(url, { size, timeoutMs })
  const pools: Pools = {
    db,
    readDb: DATABASE_READ_URL ? connect(DATABASE_READ_URL, { size, timeoutMs }) : db,
    searchDb: connect(DATABASE_READ_URL ?? url, { size: searchSize, timeoutMs }),
    healthDb: connect(url, { size: 1, timeoutMs: 2_000, staysOpen: true }),
    workDb: connect(url, { size: 4 }),
  }
  async function close() {
    await Promise.all([...new Set(Object.values(pools))].map((pool) => pool.destroy()))
  }
  return { ...pools, close }
}
