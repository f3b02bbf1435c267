import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Resources } from '#server/create-resources.ts'
import type { AppEnv } from '#server/http/app-env.ts'

/**
 * Liveness and readiness checks for load balancers and monitoring. A process is ready when it can
 * serve reads: if it were taken out while only the leader is away, nobody would get pages.
 */
export const health = new Hono<AppEnv>()
  .get('/healthz', (c) => c.json({ ok: true }))
  .get('/readyz', async (c) => {
    const { reads, writes } = await databaseState(c.var.resources)
    const ok = reads && !c.var.resources.drainSignal.aborted
    return c.json({ ok, writes }, ok ? 200 : 503)
  })

/** With standbys, they and the leader are checked every second anyway. */
async function databaseState({ healthDb, standbys }: Pick<Resources, 'healthDb' | 'standbys'>) {
  if (standbys) {
    const writes = !standbys.isLeaderAway()
    return { reads: writes || standbys.choose().length > 0, writes }
  }
  const isThere = await answers(sql`select 1`.execute(healthDb))
  return { reads: isThere, writes: isThere }
}

async function answers(question: Promise<unknown>) {
  const timeoutMs = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false))
  return Promise.race([question.then(() => true).catch(() => false), timeoutMs])
}
