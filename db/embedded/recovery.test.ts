import { spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import {
  query,
  type Sandbox,
  serverUser,
  slowServers,
  test,
  until,
} from '#db/embedded/fixtures/sandbox.ts'
import { runningServer } from '#db/embedded/postmaster.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'

vi.setConfig(slowServers)

describe('after the process group of the site was killed', () => {
  test('the server stops by itself and starts again with all rows', async ({
    usedSandbox: sandbox,
  }) => {
    const { child, held } = sandbox.hold()
    await query((await held).url, 'create table kept as select 42 as answer')
    process.kill(-child.pid!, 'SIGKILL')
    await until(() => !runningServer(sandbox.folder))

    const { url, adopted, stop } = await startEmbedded(sandbox)

    expect(adopted).toBe(false)
    expect(await query(url, 'select * from kept')).toEqual([{ answer: 42 }])
    await stop()
  })

  test('a start at the same moment gets a server that stays', async ({ usedSandbox: sandbox }) => {
    const { child, held } = sandbox.hold()
    await held
    process.kill(-child.pid!, 'SIGKILL')
    const { url, stop } = await startEmbedded(sandbox)
    await until(() => leases(sandbox).length === 1)

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    expect(runningServer(sandbox.folder)).toBeUndefined()
  })

  test('a server whose watchdog died too is adopted, and stopped later', async ({
    usedSandbox: sandbox,
  }) => {
    const { child, held } = sandbox.hold()
    const { pid } = await held
    for (const lease of leases(sandbox)) process.kill(Number(lease), 'SIGKILL')
    process.kill(child.pid!, 'SIGKILL')

    const { url, stop, ...adopting } = await startEmbedded(sandbox)

    expect(adopting).toMatchObject({ adopted: true, pid })
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    expect(runningServer(sandbox.folder)).toBeUndefined()
  })

  test('a server that nobody ever watched is adopted', async ({ usedSandbox: sandbox }) => {
    const { child, held } = sandbox.hold()
    const { pid } = await held
    for (const lease of leases(sandbox)) process.kill(Number(lease), 'SIGKILL')
    process.kill(child.pid!, 'SIGKILL')
    rmSync(`${sandbox.folder}.users`, { recursive: true })

    const { stop, ...adopting } = await startEmbedded(sandbox)

    expect(adopting).toMatchObject({ adopted: true, pid })
    await stop()
    expect(runningServer(sandbox.folder)).toBeUndefined()
  })

  test('what a killed initdb left behind is swept', async ({ sandbox }) => {
    const { child, held } = sandbox.hold()
    held.catch(() => {})
    await until(() => unfinished(sandbox).some((name) => existsSync(join(name, 'data/base'))))
    process.kill(-child.pid!, 'SIGKILL')
    await until(() => child.signalCode !== null)

    const { url, stop } = await startEmbedded(sandbox)

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(unfinished(sandbox)).toEqual([])
    await stop()
  })
})

describe('after the server was killed', () => {
  test('the next start recovers every acknowledged row', async ({ usedSandbox: sandbox }) => {
    const first = await startEmbedded(sandbox)
    await query(first.url, 'create table kept as select 42 as answer')
    process.kill(first.pid, 'SIGKILL')

    const second = await startEmbedded(sandbox)

    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select * from kept')).toEqual([{ answer: 42 }])
    await first.stop()
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })

  test('a lock that names another living program is no obstacle', async ({
    usedSandbox: sandbox,
  }) => {
    const first = await startEmbedded(sandbox)
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    const bystander = spawn('sleep', ['600'], { ...serverUser })
    writeLock(sandbox.folder, bystander.pid!)

    const { url, adopted, stop } = await startEmbedded(sandbox)

    expect(adopted).toBe(false)
    expect(await query(url, 'select * from kept')).toEqual([{ answer: 42 }])
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
    bystander.kill()
    await stop()
  })

  test('a start that cannot succeed says why', async ({ usedSandbox: sandbox }) => {
    writeFileSync(join(sandbox.folder, 'PG_VERSION'), '9.6\n')

    await expect(startEmbedded(sandbox)).rejects.toThrow('incompatible with server')
  })
})

function leases({ folder }: Sandbox) {
  const { pid, port } = runningServer(folder)!
  return readdirSync(join(`${folder}.users`, `${pid}-${port}`))
}

function unfinished({ path }: Sandbox) {
  return readdirSync(path)
    .filter((name) => name.includes('.unfinished-'))
    .map((name) => join(path, name))
}

function writeLock(folder: string, pid: number) {
  const file = join(folder, 'postmaster.pid')
  writeFileSync(file, `${pid}\n${folder}\n1750000000\n50000\n\n127.0.0.1\n  1 1\nready   \n`)
  if (serverUser) chownSync(file, serverUser.uid, serverUser.gid)
}
