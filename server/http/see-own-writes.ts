import { generateSignedCookie, getSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { readLogPosition } from '#db/log-position.ts'
import { hasWritten, type LogPosition, leaderOnly, runSeeingWrites } from '#db/own-writes.ts'
import type { Resources } from '#server/create-resources.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { cookieFlags } from '#server/sessions/session-cookie.ts'

const name = 'basera_wrote'
/** Longer than a standby may lag: one that lags more is not read from at all. */
const seconds = 60

/**
 * Read your own writes: a signed-in person who has just written reads from a standby only once it
 * has replayed that write, else from the leader. The position of the write is kept in a cookie, so
 * that it is known to every process; it is signed, so that nobody can direct all reads to the
 * leader.
 */
export function seeOwnWrites({ env, secret }: Pick<Resources, 'env' | 'secret'>) {
  const isNeeded = env.DATABASE_READ_URL !== undefined
  // A key of its own, so that a signature of this cookie is valid for nothing else.
  const key = `${name} ${secret.toString('hex')}`
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isNeeded) return next()
    await runSeeingWrites(await readPosition(c, key), async () => {
      await next()
      if (!(hasWritten() && c.var.viewer)) return
      // c.header would copy the whole response.
      c.res.headers.append('set-cookie', await cookieOf(c, key))
    })
  })
}

async function readPosition(c: AppContext, key: string): Promise<LogPosition> {
  if (!c.req.header('cookie')?.includes(name)) return 0n
  const value = await getSignedCookie(c, key, name, cookieFlags(c).prefix)
  return value ? BigInt(`0x${value}`) : 0n
}

async function cookieOf(c: AppContext, key: string) {
  // Without an answer the write may still have happened, and for a while only the leader is sure to
  // have it.
  const { position } = await readLogPosition(c.var.memberResources.db).catch(() => ({
    position: leaderOnly,
  }))
  const flags = { ...cookieFlags(c), maxAge: seconds }
  return generateSignedCookie(name, position.toString(16), key, flags)
}
