import { setMaxListeners } from 'node:events'
import type { Logger } from 'pino'
import { connectPools } from '#server/connect-pools.ts'
import { createResources } from '#server/create-resources.ts'
import type { Env } from '#server/env.ts'
import { createInboxHub } from '#server/events/inbox-hub.ts'
import { createListener } from '#server/http/create-listener.ts'
import { listen } from '#server/http/listen.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { listenForMetrics } from '#server/metrics/serve-metrics.ts'
import { onStop } from '#server/on-stop.ts'

type Options = {
  /** The address of the database, which has been migrated. */
  url: string
  hotReload?: boolean
  /** Called when everything else has ended. */
  onClosed?: () => Promise<void>
}

/** Starts jobs and the HTTP server of this process, and stops them in reverse order when asked to. */
export async function serve(env: Env, log: Logger, { url, hotReload = false, onClosed }: Options) {
  const { workDb, close: closePools, ...pools } = connectPools(url, env, log)
  const draining = new AbortController()
  const stopping = new AbortController()
  // Every open event stream listens to it.
  setMaxListeners(0, stopping.signal)
  const inboxHub = createInboxHub(url, env, log)
  const signals = { drainSignal: draining.signal, stopSignal: stopping.signal }
  const resources = await createResources({ ...pools, ...signals, workDb, env, log, inboxHub })
  const { broadcastSender } = resources
  const worker = await startWorker({ ...resources, db: workDb })
  broadcastSender.start()
  const listener = await createListener(resources, { hotReload })
  const server = await listen(listener.handle, env)
  const metricsServer = await listenForMetrics(env, resources.metrics)

  onStop(log, {
    drainMs: env.DRAIN_SECONDS * 1_000,
    drain: () => draining.abort(),
    async close() {
      stopping.abort()
      await Promise.all([server.close(), worker.stop(), broadcastSender.stop()])
      await metricsServer.close()
      await listener.close()
      await resources.views.flush()
      await resources.streetTiles?.close()
      await inboxHub.close()
      await closePools()
      await onClosed?.()
    },
  })
  return server
}
