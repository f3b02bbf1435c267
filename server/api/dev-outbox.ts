import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'

/** What went to the outbox, for developers and their tests. */
export const devOutbox = new Hono<AppEnv>().get('/dev/outbox.json', async (c, next) => {
  const { env, readOutbox } = c.var.resources
  if (!env.DEV_OUTBOX) return next()
  c.header('cache-control', 'no-store')
  return c.json({ messages: await readOutbox() })
})
