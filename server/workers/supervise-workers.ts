import cluster, { type Address, type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { restartPauseMs } from '#server/workers/restart-pause.ts'

type Options = {
  count: number
  /** Environment variables for the worker at a place, besides those of this process. */
  settingsOf: (place: number) => Record<string, string>
  /** How long workers go on serving after SIGTERM. */
  drainMs: number
  /** How long workers may take to stop before they are killed. */
  stopMs: number
  log: Logger
  /** Called when all workers have ended. */
  onClosed: () => Promise<void>
}

/**
 * Runs the site in several processes behind one port, and resolves to the port when the first one
 * serves. They share the port, so that nobody is refused while one of them is away. A worker that
 * crashes is replaced; one that never served, because of a setting that only a worker can find
 * wrong, ends the site.
 */
export async function superviseWorkers(options: Options) {
  const { count, settingsOf, log, onClosed } = options
  // Idle workers accept connections themselves (SCHED_NONE). With Node's default the primary hands
  // connections out, and one on its way to a crashing worker stays open and is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isStopping = false
  const running = new Set<Worker>()
  stopWithWorkers(running, options, () => {
    isStopping = true
  })

  function start(place: number, falls = 0) {
    const startedAt = Date.now()
    const worker = cluster.fork(settingsOf(place))
    running.add(worker)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (isStopping || !hasServed) return
      const next = restartPauseMs({ ranMs: Date.now() - startedAt, falls })
      log.error({ worker: worker.process.pid, code, signal, ...next }, 'a worker fell')
      setTimeout(() => isStopping || start(place, next.falls), next.pauseMs)
    })
    return worker
  }

  let hasServed = false
  const first = start(0)
  const port = await Promise.race([listening(first), exit(first).then(() => undefined)])
  if (port === undefined) return isStopping ? never() : endSite(onClosed)
  hasServed = true
  for (let place = 1; place < count; place++) start(place)
  return { port }
}

/** The worker has said why it could not start. */
async function endSite(onClosed: () => Promise<void>): Promise<never> {
  await onClosed()
  process.exit(1)
}

/** Never resolves: the handler of the stop signal ends this process. */
function never() {
  return new Promise<never>(() => {})
}

/** How much earlier than its workers this process closes the port. */
const headStartMs = 200

/** Passes a stop signal on to the workers, which finish their requests, and ends after them. */
function stopWithWorkers(
  running: Set<Worker>,
  { drainMs, stopMs, onClosed }: Options,
  onStopping: () => void,
) {
  let isStopping = false

  async function stop(signal: NodeJS.Signals) {
    onStopping()
    // Not cluster.workers, which forgets workers whose port was closed.
    const workers = [...running]
    const ends = workers.map(exit)
    for (const worker of workers) worker.process.kill(signal)
    if (signal !== 'SIGTERM') letPortGo(workers)
    if (isStopping) return
    isStopping = true
    setTimeout(letPortGo, Math.max(0, drainMs - headStartMs), workers)
    // SIGKILL, since a worker that hangs would not even handle the signal before.
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

/**
 * The primary has the port open too, and would keep it open for a moment after the last worker has
 * closed it: connections in that moment would be accepted by nobody and then reset. So the primary
 * closes the port first, which tells the workers to do the same.
 */
function letPortGo(workers: Worker[]) {
  for (const worker of workers) if (worker.isConnected()) worker.disconnect()
}

async function listening(worker: Worker) {
  const [{ port }] = (await once(worker, 'listening')) as [Address]
  return port
}

/** The exit code of a worker; 1 if it was killed, but 0 if it was still starting. */
async function exit(worker: Worker) {
  if (!worker.isDead()) await once(worker, 'exit')
  const { exitCode, signalCode } = worker.process
  return exitCode ?? (signalCode === 'SIGKILL' ? 1 : 0)
}
