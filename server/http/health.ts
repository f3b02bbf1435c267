import { Hono } from 'hono'
import { sql } from 'kysely'
import type { AppEnv } from '#server/http/app-env.ts'

/** Liveness and readiness checks for load balancers and monitoring. */
export const health = new Hono<AppEnv>()
  .get('/healthz', (c) => c.json({ ok: true }))
  .get('/readyz', async (c) => {
    const { healthDb, drainSignal } = c.var.services
    const ok = !drainSignal.aborted && (await answers(sql`select 1`.execute(healthDb)))
    return c.json({ ok }, ok ? 200 : 503)
  })

async function answers(question: Promise<unknown>) {
  const timeoutMs = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false))
  return Promise.race([question.then(() => true).catch(() => false), timeoutMs])
}
