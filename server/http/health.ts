import { Hono } from 'hono'
import { sql } from 'kysely'
import type { AppEnv } from '#server/http/app-env.ts'

/** Whether the process lives, and whether it can serve: the questions of whoever watches over it. */
export const health = new Hono<AppEnv>()
  .get('/healthz', (c) => c.json({ ok: true }))
  .get('/readyz', async (c) => {
    const { db, isReady } = c.var.services
    const ok = isReady() && (await answers(sql`select 1`.execute(db)))
    return c.json({ ok }, ok ? 200 : 503)
  })

async function answers(question: Promise<unknown>) {
  const timeoutMs = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false))
  return Promise.race([question.then(() => true).catch(() => false), timeoutMs])
}
