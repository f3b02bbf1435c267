import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { positionOf } from '#bench/sizing-writes.ts'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/schema.ts'
import { setValueParsers } from '#db/value-parsers.ts'
import { summariseHistory } from '#domain/market/summarise-history.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

setValueParsers()

/** Processor time of PostgreSQL, and the statement that took longest: jobs have a limit for each. */
type Job = { seconds: number; longestSeconds: number }

const jobs = {
  counts: async (db: Db) => {
    await sql`delete from kind_count`.execute(db)
    await keepCounts(db)
  },
  market: (db: Db) => summariseMarket(db),
  history: (db: Db) => summariseHistory(db),
}

export type JobCost = Record<keyof typeof jobs, Job>

/** The jobs that read all listings: counts of a new day, what is on offer, how prices went. */
export async function measureJobs(url: string) {
  let longest = 0
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: new Pool({ connectionString: url, max: 1, options: '-c jit=off' }),
    }),
    plugins: [new CamelCasePlugin()],
    log: ({ queryDurationMillis }) => {
      longest = Math.max(longest, queryDurationMillis)
    },
  })
  const cost = {} as JobCost
  for (const [name, work] of Object.entries(jobs)) {
    const before = await positionOf(db)
    longest = 0
    await work(db)
    const longestSeconds = longest / 1_000
    const { milliseconds } = await positionOf(db)
    const seconds = (milliseconds - before.milliseconds) / 1_000
    cost[name as keyof typeof jobs] = { seconds, longestSeconds }
  }
  await db.destroy()
  return cost
}
