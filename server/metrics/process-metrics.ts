import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { createRegistry } from '#server/metrics/registry.ts'

const nanoseconds = 1e9

/** What the process itself knows: version, memory, processor, event loop. */
export function addProcessMetrics(registry: ReturnType<typeof createRegistry>) {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  let before = performance.eventLoopUtilization()
  const labels = { version: readVersion(), build: readBuild(), node: process.version }
  const startedAt = Math.round(Date.now() / 1_000 - process.uptime())

  registry.gauge('basera_build_info', 'The running version', () => [{ labels, value: 1 }])
  registry.gauge('basera_process_start_time_seconds', 'When the process started', () => [
    { labels: {}, value: startedAt },
  ])
  registry.gauge('basera_process_memory_bytes', 'Memory of the process by kind', () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    return Object.entries({ rss, heap: heapUsed, external }).map(([kind, value]) => ({
      labels: { kind },
      value,
    }))
  })
  registry.counterOf('basera_process_cpu_seconds_total', 'Processor time that was used', () => {
    const { user, system } = process.cpuUsage()
    return [{ labels: {}, value: (user + system) / 1e6 }]
  })
  registry.gauge(
    'basera_event_loop_lag_seconds',
    'How late the event loop was since it was asked last',
    () => {
      const lags = { p50: delays.percentile(50), p99: delays.percentile(99), max: delays.max }
      delays.reset()
      return Object.entries(lags).map(([quantile, value]) => ({
        labels: { quantile },
        value: value / nanoseconds,
      }))
    },
  )
  registry.gauge('basera_event_loop_busy_ratio', 'Share of the time that it was busy', () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return [{ labels: {}, value: utilization }]
  })
}

/** Identifies the build during an upgrade; empty where nothing was built. */
function readBuild() {
  try {
    return path.basename(realpathSync(path.join(process.cwd(), 'build/current')))
  } catch {
    return ''
  }
}

function readVersion() {
  const file = path.join(process.cwd(), 'package.json')
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  } catch {
    return 'unknown'
  }
}
