import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { resourcesOn } from '#bench/resources-on.ts'
import { createApi } from '#server/api/api.ts'
import { readEnv } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { checkHost } from '#server/http/check-origin.ts'
import { compress } from '#server/http/compress.ts'
import { listen } from '#server/http/listen.ts'
import { requestContext } from '#server/http/request-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

// The API as the site serves it, but for the pages, in a process of its own: whoever measures it
// shares neither its time nor its memory.
const env = readEnv()
const resources = await resourcesOn(env.DATABASE_URL!, env)
const site = new Hono<AppEnv>()
  .use(requestContext(resources))
  .use(securityHeaders(env.PUBLIC_URL))
  .use(checkHost(env.PUBLIC_URL))
  .use(compress)
  .route('/', createApi(env))
const { port } = await listen(getRequestListener(site.fetch), { PORT: 0, HOST: '127.0.0.1' })

process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }))
process.once('disconnect', () => process.exit())
process.send?.({ port })
