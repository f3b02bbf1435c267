import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { formatMetrics } from '#server/metrics/format-metrics.ts'
import { createRegistry } from '#server/metrics/registry.ts'
import { routeGroup } from '#server/metrics/route-group.ts'
import { listenForMetrics, metricsPage } from '#server/metrics/serve-metrics.ts'
import { SendError } from '#server/providers/channels/channel.ts'
import { test } from '#tests/database.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const token = 'a token for prometheus'.replaceAll(' ', '-')

function siteFor(db: Db, settings = {}) {
  const resources = resourcesFor(db, settings)
  const site = new Hono<AppEnv>()
    .use(requestContext(resources))
    .route('/', metricsPage)
    .get('/busy', (c) => c.text('', 503))
    .get('*', (c) => c.text('a page'))
  return { resources, site }
}

async function read(db: Db) {
  const { resources, site } = siteFor(db, { METRICS_TOKEN: token })
  const authorization = `Bearer ${token}`
  return {
    resources,
    site,
    metrics: async () => (await site.request('/metrics', { headers: { authorization } })).text(),
  }
}

describe('/metrics', () => {
  test('is there only for whoever has the token', async ({ db }) => {
    const { site } = siteFor(db)
    expect(await (await site.request('/metrics')).text()).toBe('a page')

    const guarded = siteFor(db, { METRICS_TOKEN: token }).site
    expect((await guarded.request('/metrics')).status).toBe(401)
    const wrong = { authorization: `Bearer ${token}x` }
    expect((await guarded.request('/metrics', { headers: wrong })).status).toBe(401)
    const right = await guarded.request('/metrics', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(right.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  })

  test('has a port of its own, and then none on the site', async ({ db, onTestFinished }) => {
    const METRICS_PORT = await freePort()
    const settings = { METRICS_PORT, METRICS_HOST: '127.0.0.1', METRICS_TOKEN: undefined }
    const { site, resources } = siteFor(db, settings)
    const server = await listenForMetrics(resources.env, resources.metrics)
    onTestFinished(server.close)

    const reply = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
    expect(await reply.text()).toMatch(/basera_build_info\{version="[^"]+",build="/)
    expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404)
    expect(await (await site.request('/metrics')).text()).toBe('a page')
  })

  test('counts requests, refusals, sends, codes, jobs and connections', async ({ db }) => {
    const { resources, site, metrics } = await read(db)
    await site.request('/search/rent')
    await site.request('/search/buy')
    await site.request('/busy')
    const channels = resources.metrics.countSends({
      ...resources.channels,
      sms: async () => {
        throw new SendError('no', { mayRetry: false })
      },
    })
    const message = { to: 'asha@example.com', body: 'Hello', purpose: 'alert' } as const
    await resources.channels.email(message)
    await expect(channels.sms(message)).rejects.toThrow('no')
    resources.metrics.countCode('sent')
    await enqueue(db, 'end-visits', { listingId: 'x' })

    const lines = (await metrics()).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'basera_http_requests_total{group="search page",method="GET",status="200"} 2',
        'basera_http_request_seconds_bucket{group="search page",le="+Inf"} 2',
        'basera_http_request_seconds_count{group="search page"} 2',
        'basera_http_refused_total{group="other page",reason="overload"} 1',
        'basera_messages_total{channel="email",result="sent"} 1',
        'basera_messages_total{channel="sms",result="refused"} 1',
        'basera_login_codes_total{result="sent"} 1',
        'basera_jobs{queue="end-visits",state="waiting"} 1',
        'basera_database_up 1',
        'basera_page_cache_total{result="hit"} 0',
      ]),
    )
    for (const name of ['event_loop_lag_seconds', 'process_memory_bytes', 'db_waiting']) {
      expect(lines.some((line) => line.startsWith(`basera_${name}{`))).toBe(true)
    }
  })

  test('is what Prometheus can read, line by line', async ({ db }) => {
    const { site, metrics } = await read(db)
    await site.request('/')
    const sample = /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [-+\d.e]+$/
    for (const line of (await metrics()).trimEnd().split('\n')) {
      expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) basera_\w+ \S+/ : sample)
    }
  })
})

test('a histogram counts up to each bound, and labels are escaped', async () => {
  const registry = createRegistry()
  const observe = registry.histogram('seconds', 'How long', [1, 2])
  for (const value of [0.5, 1, 1.5, 9]) observe({ of: 'a"b' }, value)
  expect(formatMetrics(await registry.collect()).split('\n')).toEqual([
    '# HELP seconds How long',
    '# TYPE seconds histogram',
    'seconds_bucket{of="a\\"b",le="1"} 2',
    'seconds_bucket{of="a\\"b",le="2"} 3',
    'seconds_bucket{of="a\\"b",le="+Inf"} 4',
    'seconds_sum{of="a\\"b"} 12',
    'seconds_count{of="a\\"b"} 4',
    '',
  ])
})

test.for([
  ['/', 'home page'],
  ['/_root.data', 'home page'],
  ['/search/rent.data', 'search page'],
  ['/property', 'property page'],
  ['/api/prop/search', 'search call'],
  ['/api/otp/s', 'call'],
  ['/admin/review/SPN1', 'staff page'],
  ['/wp-login.php', 'other page'],
])('%s counts as %s', ([path, group]) => {
  expect(routeGroup(path!)).toBe(group)
})

test('every metric of the dashboard and the alert rules is one of ours', async ({ db }) => {
  const { site, metrics } = await read(db)
  await site.request('/')
  const text = await metrics()
  const ours = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
  const dashboard = readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8')
  const rules = readFileSync('deploy/monitoring/prometheus-alerts.yml', 'utf8')
  const named = new Set(
    Array.from(`${dashboard}${rules}`.matchAll(/basera_\w+/g), ([name]) => name),
  )

  expect(named.size).toBeGreaterThan(12)
  for (const name of named) {
    expect(ours, name).toContain(ours.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''))
  }
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr.includes('basera_')))).toBe(
    true,
  )
  expect(rules.match(/- alert: /g)?.length).toBe(rules.match(/^ {10}summary: /gm)?.length)
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
