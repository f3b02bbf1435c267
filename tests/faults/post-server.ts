import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { listen } from '#server/http/listen.ts'
import { onStop } from '#server/on-stop.ts'

// Runs as a child process of rolling-restart.test.ts: the site's own way to listen and to stop, with
// a little work for each request.

let answered = 0
const server = await listen(
  async (request, response) => {
    request.resume()
    await sleep(3)
    answered++
    response.end('done')
  },
  { PORT: Number(process.argv[2]), HOST: '127.0.0.1', TRUST_PROXY: 1 },
  // Far longer than the proxy keeps idle connections, which on a busy machine it gives up late.
  { idleMs: 3_000 },
)
onStop(pino({ level: 'silent' }), {
  drainMs: 0,
  drain: () => {},
  async close() {
    await server.close()
    process.send?.({ answered })
  },
})
process.send?.({ port: server.port })
