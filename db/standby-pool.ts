import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isDatabaseAway } from '#db/is-database-away.ts'
import { poolClient } from '#db/pool-client.ts'
import type { Standbys } from '#db/watch-standbys.ts'

type Options = {
  standbys: Standbys
  /** One pool for each of the standbys. */
  pools: PostgresPool[]
  /** Read from when no standby can be; closed by whoever opened it. */
  leader: PostgresPool
}

/**
 * A pool for reading that spreads its connections over standbys. A statement whose standby is lost
 * meanwhile is asked of the next one, and at last of the leader.
 */
export function standbyPool({ standbys, pools, leader }: Options): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    for (const index of standbys.choose()) {
      try {
        return retrying(index, await pools[index]!.connect())
      } catch (error) {
        if (!isLost(error)) throw error
        standbys.markAway(index)
      }
    }
    return leader.connect()
  }

  function retrying(index: number, first: PostgresPoolClient): PostgresPoolClient {
    let client: PostgresPoolClient | undefined = first
    let isFirst = true
    return poolClient({
      async query<Row>(text: string, values: readonly unknown[]) {
        // Only the first statement is retried: an open transaction would be lost with the
        // connection.
        const mayRetry = isFirst
        isFirst = false
        try {
          return await client!.query<Row>(text, values)
        } catch (error) {
          if (!mayRetry || !(isLost(error) || isRecoveryConflict(error))) throw error
          if (isLost(error)) standbys.markAway(index)
          client!.release(true)
          client = undefined
          client = isLost(error) ? await connect() : await leader.connect()
          return client.query<Row>(text, values)
        }
      },
      release: (destroy) => client?.release(destroy),
    })
  }

  return {
    options: leader.options,
    connect,
    async end() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** Whether the standby is gone; the leader could not help one that is only busy or slow. */
function isLost(error: unknown) {
  if (!isDatabaseAway(error)) return false
  const { code, message } = error as { code?: string; message: string }
  return code !== '57014' && !/deadline|read timeout|when trying to connect/i.test(message)
}

/** The standby had to remove rows that the statement was reading. */
function isRecoveryConflict(error: unknown) {
  return (error as { code?: string }).code === '40001'
}
