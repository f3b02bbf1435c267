import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type JobName, jobQueues } from '#db/job-queues.ts'

type Queue = {
  name: JobName
  /** Jobs of the last day: older ones are removed. */
  doneAt: Date | null
  waiting: number
  failed: number
}

/**
 * The last finished job of each queue, and the jobs that wait or failed in it, as long as jobs are
 * kept.
 */
export async function listJobs(db: Db): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select name, max(completed_on) filter (where state = 'completed') as done_at,
      (count(*) filter (where state in ('created', 'retry', 'active')))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job group by name
  `.execute(db)
  const found = new Map(rows.map((row) => [row.name, row]))
  return (Object.keys(jobQueues) as JobName[]).map(
    (name) => found.get(name) ?? { name, doneAt: null, waiting: 0, failed: 0 },
  )
}
