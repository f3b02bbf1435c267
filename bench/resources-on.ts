import { connect } from '#db/connect.ts'
import { createLog } from '#server/create-log.ts'
import { createResources } from '#server/create-resources.ts'
import type { Env } from '#server/env.ts'
import { createInboxHub } from '#server/events/inbox-hub.ts'

/** What the site works with, on one pool of connections and without its background jobs. */
export function resourcesOn(url: string, env: Env) {
  const db = connect(url, { size: env.DATABASE_POOL })
  const log = createLog(env.LOG_LEVEL)
  const never = new AbortController().signal
  return createResources({
    env,
    db,
    readDb: db,
    visitorPools: { db, readDb: db },
    searchDb: db,
    healthDb: db,
    workDb: db,
    log,
    drainSignal: never,
    stopSignal: never,
    inboxHub: createInboxHub(url, env, log),
  })
}
