import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { type Sandbox, slowServers, test, until } from '#db/embedded/fixtures/sandbox.ts'
import { dropForeignLock, runningServer } from '#db/embedded/postmaster.ts'
import { runningCommand } from '#db/embedded/running-command.ts'

vi.setConfig(slowServers)

test('a server that got the number of its predecessor is not ready yet', async ({ sandbox }) => {
  const command = ['postgres', '-D', sandbox.folder, '-p', '50002', '-c', 'listen_addresses=']
  const { pid, end } = await standIn(command)

  writeLock(sandbox, pid, 50001)
  expect(runningServer(sandbox.folder)).toMatchObject({ pid, state: 'starting' })
  writeLock(sandbox, pid, 50002)
  expect(runningServer(sandbox.folder)).toMatchObject({ pid, port: 50002, state: 'ready' })

  await end()
  expect(runningServer(sandbox.folder)).toBeUndefined()
})

test('the server of a folder with a longer name is another one', async ({ sandbox }) => {
  const { pid, end } = await standIn(['postgres', '-D', `${sandbox.folder}2`, '-p', '50001', '-c'])
  writeLock(sandbox, pid, 50001)

  expect(runningServer(sandbox.folder)).toBeUndefined()
  dropForeignLock(sandbox.folder)
  expect(existsSync(join(sandbox.folder, 'postmaster.pid'))).toBe(false)
  await end()
})

test('the lock of a server started by hand is left alone', async ({ sandbox }) => {
  const { pid, end } = await standIn(['/usr/bin/postgres', '-D', 'data/pg'])
  writeLock(sandbox, pid, 50001)

  dropForeignLock(sandbox.folder)

  expect(existsSync(join(sandbox.folder, 'postmaster.pid'))).toBe(true)
  await end()
})

/** A process that does nothing, with the given words in its command line. */
async function standIn(words: string[]) {
  const child = spawn('/bin/sh', ['-c', 'read -r _', ...words], { stdio: 'pipe' })
  await until(() => runningCommand(child.pid!).includes(words.join(' ')))
  return {
    pid: child.pid!,
    async end() {
      child.stdin.end()
      await until(() => child.exitCode !== null)
    },
  }
}

function writeLock({ folder }: Sandbox, pid: number, port: number) {
  mkdirSync(folder, { recursive: true })
  const lines = [pid, folder, 1750000000, port, '', '127.0.0.1', '  1 1', 'ready   ', '']
  writeFileSync(join(folder, 'postmaster.pid'), lines.join('\n'))
}
