import { connect, type Db } from '#db/connect.ts'
import type { Env } from '#server/env.ts'

/** How long one statement may take; a request may have several, within its deadline. */
const statementMs = 2_400

/** The connections of those who are signed in, or of those who are not. */
export type RequestPools = {
  db: Db
  /** A read replica; the same as `db` when there is none. */
  readDb: Db
}

/** Bulkheads: however busy the connections of one pool are, the others are not waited for. */
export type Pools = RequestPools & {
  /** Calls and pages of visitors, who can be as many as they like. */
  visitorPools: RequestPools
  /** Searches only, of everybody. */
  searchDb: Db
  /** One open connection that nothing but /readyz uses: to open it takes long under load. */
  healthDb: Db
  /** For jobs and the start, without a short time-out since nobody waits for them. */
  workDb: Db
}

type Settings = Pick<Env, 'DATABASE_POOL' | 'DATABASE_READ_URL'>

/** Opens the pools, and names a function that closes them. */
export function connectPools(url: string, { DATABASE_POOL, DATABASE_READ_URL }: Settings) {
  const timeoutMs = statementMs
  const third = Math.floor(DATABASE_POOL / 3)
  function requestPools(size: number): RequestPools {
    const db = connect(url, { size, timeoutMs })
    return {
      db,
      readDb: DATABASE_READ_URL ? connect(DATABASE_READ_URL, { size, timeoutMs }) : db,
    }
  }
  const pools: Pools = {
    ...requestPools(DATABASE_POOL - 2 * third),
    visitorPools: requestPools(third),
    searchDb: connect(DATABASE_READ_URL ?? url, { size: third, timeoutMs }),
    healthDb: connect(url, { size: 1, timeoutMs: 2_000, staysOpen: true }),
    workDb: connect(url, { size: 4 }),
  }
  async function close() {
    const { visitorPools, ...others } = pools
    const opened = new Set([...Object.values(others), ...Object.values(visitorPools)])
    await Promise.all([...opened].map((pool) => pool.destroy()))
  }
  return { ...pools, close }
}
