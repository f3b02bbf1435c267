import type { PostgresPool } from 'kysely'
import type { Logger } from 'pino'
import { connect, connectThrough, type Db, openPool } from '#db/connect.ts'
import { standbyPool } from '#db/standby-pool.ts'
import { type Standbys, watchStandbys } from '#db/watch-standbys.ts'
import type { Env } from '#server/env.ts'

/** Time limit of one statement; a request may run several within its deadline. */
const statementMs = 2_400

/** A standby that takes longer to connect to is skipped, within the deadline of the request. */
const standbyConnectMs = 1_000

/** The connections for signed-in or for signed-out requests. */
export type RequestPools = {
  db: Db
  /** Standbys; the same as `db` when there are none. */
  readDb: Db
}

/** Bulkheads: a pool whose connections are all busy delays nobody who uses another pool. */
export type Pools = RequestPools & {
  /** Calls and pages of visitors, who can be as many as they like. */
  visitorPools: RequestPools
  /** For the searches of everybody. */
  searchDb: Db
  /** One open connection for health checks alone, since opening one takes long under load. */
  healthDb: Db
  /** The servers that are read from beside the leader, where there are some. */
  standbys?: Standbys | undefined
  /** For jobs and the start, without a short time limit since nobody waits for them. */
  workDb: Db
}

type Settings = Pick<Env, 'DATABASE_POOL' | 'DATABASE_READ_URL'>

/** Opens the pools, and names a function that closes them. */
export function connectPools(
  url: string,
  { DATABASE_POOL, DATABASE_READ_URL: readUrls }: Settings,
  log?: Logger,
) {
  const third = Math.floor(DATABASE_POOL / 3)
  const healthDb = connect(url, { size: 1, timeoutMs: 2_000, staysOpen: true })
  const standbys = readUrls && watchStandbys(readUrls, healthDb, { onChange: tellOf(log) })

  function requestPools(size: number): RequestPools {
    const leader = openPool(url, { size, timeoutMs: statementMs })
    const db = connectThrough(leader)
    return { db, readDb: standbys ? readThrough(standbys, readUrls, leader, size) : db }
  }
  const searchLeader = openPool(url, { size: third, timeoutMs: statementMs })
  const pools: Pools = {
    ...requestPools(DATABASE_POOL - 2 * third),
    visitorPools: requestPools(third),
    searchDb: standbys
      ? readThrough(standbys, readUrls, searchLeader, third)
      : connectThrough(searchLeader),
    healthDb,
    standbys,
    workDb: connect(url, { size: 4 }),
  }
  async function close() {
    await standbys?.close()
    const { visitorPools, standbys: _, ...others } = pools
    const opened = new Set([...Object.values(others), ...Object.values(visitorPools)])
    await Promise.all([...opened].map((pool) => pool.destroy()))
    if (standbys) await searchLeader.end()
  }
  return { ...pools, close }
}

function readThrough(standbys: Standbys, urls: string[], leader: PostgresPool, size: number) {
  const options = { size, timeoutMs: statementMs, connectMs: standbyConnectMs }
  const pools = urls.map((url) => openPool(url, options))
  return connectThrough(standbyPool({ standbys, pools, leader }), pools)
}

function tellOf(log: Logger | undefined) {
  return (standby: string, state: 'ready' | 'away' | 'behind') =>
    log?.[state === 'ready' ? 'info' : 'warn']({ standby, state }, 'a standby changed')
}
