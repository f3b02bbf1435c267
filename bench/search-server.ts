import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { connect } from '#db/connect.ts'
import { createApi } from '#server/api/api.ts'
import { createLog } from '#server/create-log.ts'
import type { Services } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { checkHost } from '#server/http/check-origin.ts'
import { compress } from '#server/http/compress.ts'
import { createSearchLimit } from '#server/http/limit-searches.ts'
import { listen } from '#server/http/listen.ts'
import { createLoadShedder } from '#server/http/load-shedder.ts'
import { requestContext } from '#server/http/request-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

// The API as the site serves it, but for the pages, in a process of its own: whoever measures it
// shares neither its time nor its memory.
const env = readEnv()
const db = connect(env.DATABASE_URL!, { size: env.DATABASE_POOL })
const services = {
  env,
  db,
  readDb: db,
  searchDb: db,
  // One client is all that is measured.
  limitSearches: createSearchLimit(1_000),
  shedLoad: createLoadShedder(),
  log: createLog(env.LOG_LEVEL),
  stopSignal: new AbortController().signal,
}
const site = new Hono<AppEnv>()
  // Searching needs neither pictures nor secrets.
  .use(requestContext(services as unknown as Services))
  .use(securityHeaders(env.PUBLIC_URL))
  .use(checkHost(env.PUBLIC_URL))
  .use(compress)
  .route('/', createApi(env))
const { port } = await listen(getRequestListener(site.fetch), { PORT: 0, HOST: '127.0.0.1' })

process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }))
process.once('disconnect', () => process.exit())
process.send?.({ port })
