import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { Hono } from 'hono'
import { type Env, SettingsError } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Metrics } from '#server/metrics/create-metrics.ts'
import { formatMetrics, metricsType } from '#server/metrics/format-metrics.ts'

type Settings = Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>

/**
 * /metrics on the port of the site, for whoever has the token. Without a token, or with a port of its
 * own, there is no such page here.
 */
export const metricsPage = new Hono<AppEnv>().get('/metrics', async (c, next) => {
  const { env, metrics } = c.var.resources
  if (!env.METRICS_TOKEN || env.METRICS_PORT) return next()
  if (!isAllowed(env, c.req.header('authorization'))) return c.text('', 401)
  return c.text(await readMetrics(metrics), 200, {
    'content-type': metricsType,
    'cache-control': 'no-store',
  })
})

/** Opens the private port, if there is one. */
export async function listenForMetrics(env: Settings, metrics: Metrics) {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  if (!port) return { close: async () => {} }
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (!isAllowed(env, request.headers.authorization)) return void response.writeHead(401).end()
    const text = await readMetrics(metrics)
    response.writeHead(200, { 'content-type': metricsType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new SettingsError(`The setting METRICS_PORT is not right: ${cause.message}.`, { cause }),
      ),
    )
    server.listen(port, host, resolve)
  })
  return {
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function readMetrics(metrics: Metrics) {
  const [own, site] = await Promise.all([metrics.collectOwn(), metrics.collectSite()])
  return formatMetrics([...own, ...site])
}

function isAllowed({ METRICS_TOKEN: token }: Settings, authorization = '') {
  if (!token) return true
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
