import cluster, { type Address, type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { restartPauseMs } from '#server/workers/restart-pause.ts'

type Options = {
  count: number
  /** What a worker is told beside the environment of this process. */
  settings: Record<string, string>
  /** How long workers may take to stop before they are killed. */
  stopMs: number
  log: Logger
  /** Called when all workers have ended. */
  onClosed: () => Promise<void>
}

/**
 * Runs the site in several processes behind one port, and answers the port when the first serves.
 * This process accepts connections and hands them out in turn, so that none is refused while a
 * worker is away. A worker that falls is replaced; one that never served, for a setting that only
 * a worker can find wrong, ends the site.
 */
export async function superviseWorkers({ count, settings, stopMs, log, onClosed }: Options) {
  let isStopping = false
  stopWithWorkers(stopMs, onClosed, () => {
    isStopping = true
  })

  function replaceWhenFallen(worker: Worker, startedAt: number, falls: number) {
    worker.once('exit', (code, signal) => {
      if (isStopping) return
      const next = restartPauseMs({ ranMs: Date.now() - startedAt, falls })
      log.error({ worker: worker.process.pid, code, signal, ...next }, 'a worker fell')
      setTimeout(() => {
        if (!isStopping) replaceWhenFallen(cluster.fork(settings), Date.now(), next.falls)
      }, next.pauseMs)
    })
  }

  const startedAt = Date.now()
  const first = cluster.fork(settings)
  const port = await Promise.race([listening(first), exit(first).then(endSite)])
  replaceWhenFallen(first, startedAt, 0)
  for (let i = 1; i < count; i++) replaceWhenFallen(cluster.fork(settings), Date.now(), 0)
  return { port }

  async function endSite(code: number): Promise<never> {
    // A request to stop ends this process when everything has ended.
    if (isStopping) return new Promise<never>(() => {})
    await onClosed()
    process.exit(code || 1)
  }
}

/** Passes a request to stop on to the workers, which finish what is under way, and ends after them. */
function stopWithWorkers(stopMs: number, onClosed: () => Promise<void>, onStopping: () => void) {
  let isStopping = false

  async function stop(signal: NodeJS.Signals) {
    onStopping()
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const ends = workers.map(exit)
    for (const worker of workers) worker.process.kill(signal)
    if (isStopping) return
    isStopping = true
    // One that hangs would not even hear the signal.
    const killing = setTimeout(() => {
      for (const worker of workers) worker.process.kill('SIGKILL')
    }, stopMs)
    const codes = await Promise.all(ends)
    clearTimeout(killing)
    await onClosed()
    process.exit(codes.find((code) => code !== 0) ?? 0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}

async function listening(worker: Worker) {
  const [{ port }] = (await once(worker, 'listening')) as [Address]
  return port
}

/** The exit code of a worker; 1 for one that was killed. */
async function exit(worker: Worker) {
  if (worker.isDead()) return worker.process.exitCode ?? 1
  const [code] = (await once(worker, 'exit')) as [number | null]
  return code ?? 1
}
