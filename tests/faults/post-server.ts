import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { listen } from '#server/http/listen.ts'
import { onStop } from '#server/on-stop.ts'
import { superviseWorkers } from '#server/workers/supervise-workers.ts'

// Runs as a child process of rolling-restart.test.ts: the site's own way to listen and to stop, with
// a little work for each request, in so many workers: node tests/faults/post-server.ts PORT WORKERS

const [port = '0', workers = '1'] = process.argv.slice(2)
const drainMs = 300
const log = pino({ level: 'silent' })
if (cluster.isPrimary && Number(workers) > 1) await supervise()
else await serve()

async function supervise() {
  cluster.on('message', (_, message) => process.send?.(message))
  await superviseWorkers({
    count: Number(workers),
    settingsOf: () => ({}),
    drainMs,
    stopMs: 10_000,
    log,
    onClosed: async () => {},
  })
}

async function serve() {
  let answered = 0
  const server = await listen(
    async (request, response) => {
      request.resume()
      await sleep(3)
      answered++
      response.end('done')
    },
    { PORT: Number(port), HOST: '127.0.0.1', TRUST_PROXY: 1 },
    { idleMs: 1_500 },
  )
  onStop(log, {
    drainMs,
    drain: () => {},
    async close() {
      await server.close()
      // The channel of a worker is closed by now.
      process.stdout.write(`${answered}\n`)
    },
  })
  process.send?.({ port: server.port })
}
