import { type Db, poolUse } from '#db/connect.ts'
import { addJobMetrics } from '#server/metrics/job-metrics.ts'
import { addProcessMetrics } from '#server/metrics/process-metrics.ts'
import { createRegistry, type Family } from '#server/metrics/registry.ts'
import { routeGroup } from '#server/metrics/route-group.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import {
  type ChannelName,
  type Channels,
  isSendError,
  type Send,
} from '#server/providers/channels/channel.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type Sources = { pools: Record<string, Db>; workDb: Db; pageCache: PageCache }
type Answered = { method: string; path: string; status: number; seconds: number }

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of this process for Prometheus; those of the whole site are queried separately. */
export function createMetrics({ pools, workDb, pageCache }: Sources) {
  const own = createRegistry()
  const site = createRegistry()
  addProcessMetrics(own)
  addJobMetrics(site, workDb)
  addPoolMetrics(own, { ...pools, work: workDb })
  addCacheMetrics(own, pageCache)

  const requests = own.counter('basera_http_requests_total', 'Answered requests')
  const durations = own.histogram(
    'basera_http_request_seconds',
    'Time until an answer begins',
    bounds,
  )
  const refused = own.counter(
    'basera_http_refused_total',
    'Requests refused by a limit or for want of room',
  )
  const sends = own.counter(
    'basera_messages_total',
    'Messages handed to a channel, by what became of them',
  )
  const codes = own.counter(
    'basera_login_codes_total',
    'Login codes asked for, by what became of them',
  )
  const jobs = own.counter('basera_jobs_finished_total', 'Jobs that ended here')

  return {
    countRequest({ method, path, status, seconds }: Answered) {
      const group = routeGroup(path)
      requests({ group, method: known(method), status: String(status) })
      durations({ group }, seconds)
      if (status === 429) refused({ group, reason: 'limit' })
      if (status === 503) refused({ group, reason: 'overload' })
    },
    countCode: (result: 'sent' | 'failed' | 'refused') => codes({ result }),
    countJob: (queue: string, result: string) => jobs({ queue, result }),
    /** The channels, counting what goes through them. */
    countSends(channels: Channels): Channels {
      const counted =
        (channel: ChannelName): Send =>
        async (message) => {
          try {
            await channels[channel](message)
            sends({ channel, result: 'sent' })
          } catch (error) {
            sends({ channel, result: isSendError(error) ? error.outcome : 'unknown' })
            throw error
          }
        }
      return { sms: counted('sms'), whatsapp: counted('whatsapp'), email: counted('email') }
    },
    collectOwn: (): Promise<Family[]> => own.collect(),
    collectSite: (): Promise<Family[]> => site.collect(),
  }
}

/** A client may send any word as a method. */
function known(method: string) {
  return /^(GET|HEAD|POST)$/.test(method) ? method : 'other'
}

type Registry = ReturnType<typeof createRegistry>

function addPoolMetrics(registry: Registry, pools: Record<string, Db>) {
  const read = () => Object.entries(pools).map(([pool, db]) => ({ pool, ...poolUse(db) }))
  registry.gauge('basera_db_connections', 'Open connections by pool', () =>
    read().flatMap(({ pool, busy, idle }) => [
      { labels: { pool, state: 'busy' }, value: busy },
      { labels: { pool, state: 'idle' }, value: idle },
    ]),
  )
  registry.gauge('basera_db_connections_limit', 'Connections that a pool may open', () =>
    read().map(({ pool, most }) => ({ labels: { pool }, value: most })),
  )
  registry.gauge('basera_db_waiting', 'Statements that wait for a connection of a pool', () =>
    read().map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
  )
}

function addCacheMetrics(registry: Registry, pageCache: PageCache) {
  registry.counterOf('basera_page_cache_total', 'Pages of visitors, by where they came from', () =>
    Object.entries(pageCache.counts).map(([result, value]) => ({ labels: { result }, value })),
  )
  registry.gauge('basera_page_cache_bytes', 'What the cache of pages holds', () => [
    { labels: {}, value: pageCache.bytes },
  ])
}
