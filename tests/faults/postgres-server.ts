import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { serverEnv } from '#db/embedded/server-env.ts'
import { unprivilegedUser } from '#db/embedded/server-user.ts'
import { freePort } from '#tests/site.ts'

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
const options = { ...user, env: serverEnv, cwd: '/' }

/** Makes a folder that PostgreSQL may write into. */
export function makeOwnFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

/** Writes a file that PostgreSQL may change and remove. */
export function writeOwnFile(file: string, text: string) {
  writeFileSync(file, text)
  if (user) chownSync(file, user.uid, user.gid)
}

/** Runs a program as the user that the server runs as. */
export function runAsServer(program: string, words: string[]) {
  execFileSync(program, words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Copies the folder of a server that was made before, for `startPostgres`, which logs in by name. */
export function copyFolder(from: string, to: string) {
  runAsServer('cp', ['-a', from, to])
  writeOwnFile(path.join(to, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
}

/** Starts a server on a folder, made by initdb where it is empty, with lines for its settings. */
export async function startPostgres(bin: string, folder: string, settings: string[] = []) {
  makeOwnFolder(folder)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  initWhereEmpty(bin, folder)
  appendFileSync(path.join(folder, 'postgresql.conf'), `\n${settings.join('\n')}\n`)
  const words = ['-D', folder, '-p', `${port}`, '-k', '', '-h', '127.0.0.1']
  const child = spawn(path.join(bin, 'postgres'), words, {
    ...options,
    stdio: ['ignore', 'ignore', openSync(`${folder}.log`, 'a')],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(readFileSync(`${folder}.log`, 'utf8'))
    await sleep(50)
  }
  return {
    url,
    port,
    async stop(signal: NodeJS.Signals = 'SIGINT') {
      child.kill(signal)
      await ended
    },
  }
}

function initWhereEmpty(bin: string, folder: string) {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  const places = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
  runAsServer(path.join(bin, 'initdb'), [...places, '--no-sync', '--locale=C'])
}

/** Whether it takes statements, and is not still replaying its log. */
async function answers(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 500 })
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as busy')
    return !rows[0].busy
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
