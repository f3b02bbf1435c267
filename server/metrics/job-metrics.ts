import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { jobQueues } from '#db/job-queues.ts'
import type { createRegistry, Sample } from '#server/metrics/registry.ts'

type Row = { name: string; state: string; count: number; seconds: number }
type Queues = { isUp: boolean; rows: Row[] }

const freshMs = 5_000

/** The state of the queues in the database; the same for all processes. */
export function addJobMetrics(registry: ReturnType<typeof createRegistry>, db: Db) {
  let read: Promise<Queues> | undefined
  let readAt = 0
  // One statement for the three families of a scrape, however many scrape.
  function queues() {
    if (read && performance.now() - readAt < freshMs) return read
    readAt = performance.now()
    read = readQueues(db)
    return read
  }

  registry.gauge('basera_database_up', 'Whether the database answers', async () => [
    { labels: {}, value: (await queues()).isUp ? 1 : 0 },
  ])
  registry.gauge('basera_jobs', 'Jobs that are due, run now, or have failed for good', async () =>
    asSamples(await queues(), ['waiting', 'active', 'failed'], ({ count }) => count),
  )
  registry.gauge(
    'basera_job_oldest_seconds',
    'How long the oldest job that is due waits',
    async () => asSamples(await queues(), ['waiting'], ({ seconds }) => seconds),
  )
}

function asSamples(
  { isUp, rows }: Queues,
  states: string[],
  value: (row: Row) => number,
): Sample[] {
  if (!isUp) return []
  return Object.keys(jobQueues).flatMap((queue) =>
    states.map((state) => {
      const row = rows.find((one) => one.name === queue && one.state === state)
      return { labels: { queue, state }, value: row ? value(row) : 0 }
    }),
  )
}

async function readQueues(db: Db): Promise<Queues> {
  try {
    const { rows } = await sql<Row>`
      select name,
        case when state in ('created', 'retry') then 'waiting' else state::text end as state,
        count(*)::int as count,
        extract(epoch from clock_timestamp() - min(start_after))::float8 as seconds
      from pgboss.job
      where state = 'active' or state = 'failed'
        or (state in ('created', 'retry') and start_after <= clock_timestamp())
      group by 1, 2
    `.execute(db)
    return { isUp: true, rows }
  } catch {
    return { isUp: false, rows: [] }
  }
}
