import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import type { ServerUser } from '#db/embedded/server-user.ts'

/** A program of the cluster, started again a second after it ended, as systemd does. */
export type Part = { name: string; readonly pid: number; stop(): Promise<void> }

type Options = {
  command: string
  args: string[]
  folder: string
  user?: ServerUser | undefined
  env?: Record<string, string>
}

export function keepRunning(name: string, { command, args, folder, user, env }: Options): Part {
  let child: ChildProcess
  let retry: NodeJS.Timeout | undefined
  let isStopping = false

  function start() {
    const log = openSync(path.join(folder, `${name}.log`), 'a')
    child = spawn(command, args, {
      ...user,
      env: { PATH: process.env.PATH, HOME: folder, ...env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`))
    child.on('exit', () => {
      if (!isStopping) retry = setTimeout(start, 1_000)
    })
  }

  start()
  return {
    name,
    get pid() {
      return child.pid ?? 0
    },
    async stop() {
      isStopping = true
      clearTimeout(retry)
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
      await once(child, 'exit')
      clearTimeout(late)
    },
  }
}
