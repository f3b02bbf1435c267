import { parentPort, workerData } from 'node:worker_threads'
import { openLine } from '#bench/http-line.ts'

export type Flood = {
  port: number
  request: string
  connections: number
  /** It ends after so many seconds or calls, whatever comes first. */
  seconds: number
  calls: number
}

// One request again and again on many connections, in a thread of its own: whoever measures beside
// it does not wait for it.
const { port, request, connections, seconds, calls } = workerData as Flood
const until = performance.now() + seconds * 1_000
const statuses: Record<number, number> = {}
let asked = 0

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (isOn()) {
      const line = await openLine(port, request)
      await repeat(line.ask).catch(() => {})
      line.close()
    }
  }),
)
parentPort?.postMessage(statuses)

async function repeat(ask: () => Promise<{ status: number }>) {
  while (isOn()) {
    asked++
    const { status } = await ask()
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

function isOn() {
  return performance.now() < until && asked < calls
}
