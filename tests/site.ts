import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '..')
/** Sites that tests start share what Node compiled of their modules. */
const compileCache = path.join(root, 'node_modules/.cache/test-commands')

/**
 * Starts the built site as its own process, with settings given by name and none from outside,
 * and waits until it is ready. What it prints goes to a file that tests can read.
 */
export async function startSite(settings: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'basera-site-'))
  const logFile = path.join(folder, 'site.log')
  const port = settings.PORT ?? (await freePort())
  const child = run(logFile, { PORT: `${port}`, DATA_DIR: path.join(folder, 'data'), ...settings })
  const url = `http://localhost:${port}`
  await untilReady(url, child, logFile)
  return {
    url,
    pid: child.pid,
    logFile,
    /** Its exit code, once it has ended; null when it was killed. */
    async exited() {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    async stop(signal: NodeJS.Signals = 'SIGINT') {
      child.kill(signal)
      await this.exited()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function run(logFile: string, settings: Record<string, string>) {
  const log = openSync(logFile, 'a')
  const child = spawn(
    process.execPath,
    [
      `--import=${path.join(root, 'scripts/stop-with-parent.mjs')}`,
      path.join(root, 'server/main.ts'),
    ],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: compileCache,
        ...settings,
      },
      stdio: ['ignore', log, log, 'ipc'],
    },
  )
  closeSync(log)
  return child
}

async function untilReady(url: string, child: ChildProcess, logFile: string) {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`The site did not start:\n${readFileSync(logFile, 'utf8')}`)
}

export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}
