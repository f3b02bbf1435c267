import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, vi } from 'vitest'
import { copyDatabase } from '#db/embedded/fixtures/copy-database.ts'
import {
  bareBinaries,
  isRoot,
  query,
  serverUser,
  slowServers,
  test,
  until,
} from '#db/embedded/fixtures/sandbox.ts'
import { runningServer } from '#db/embedded/postmaster.ts'
import { canReach } from '#db/embedded/server-user.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'

vi.setConfig(slowServers)

const mayRunAsOther = serverUser !== undefined && canReach(serverUser, import.meta.dirname)

describe('a new folder', () => {
  test('is created, started, and there again after a stop', async ({ sandbox }) => {
    const steps: string[] = []
    const first = await startEmbedded({ ...sandbox, onStep: (step) => steps.push(step) })
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()

    expect(first).toMatchObject({ adopted: false, folder: sandbox.folder })
    expect(steps).toEqual(['Creating the database folder', 'Starting PostgreSQL'])
    expect(runningServer(sandbox.folder)).toBeUndefined()

    const second = await startEmbedded(sandbox)
    expect(await query(second.url, 'select * from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  test('is private to the user the server runs as', async ({ database: { folder } }) => {
    expect(statSync(folder).uid).toBe(serverUser?.uid ?? process.getuid?.())
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(`${folder}.secret`).mode & 0o777).toBe(0o600)
    expect(statSync(`${folder}.log`).mode & 0o777).toBe(0o600)
  })

  test('lets nobody in without the password', async ({ database: { url, folder } }) => {
    const password = readFileSync(`${folder}.secret`, 'utf8')

    await expect(query(url.replace(password, 'guess'), 'select 1')).rejects.toThrow('password')
  })

  test('keeps what it acknowledges, checks its pages, and suits a small server', async ({
    database: { url },
  }) => {
    const settings = await query(
      url,
      `select name, current_setting(name) as value from unnest(array['data_checksums', 'fsync',
       'shared_buffers', 'random_page_cost', 'max_connections', 'server_encoding', 'timezone']) name`,
    )

    expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      shared_buffers: '256MB',
      random_page_cost: '1.1',
      max_connections: '100',
      server_encoding: 'UTF8',
      timezone: 'UTC',
    })
  })

  test('finds misspelt names in Devanagari', async ({ database: { url } }) => {
    await query(url, 'create extension pg_trgm')
    const [row] = await query(
      url,
      `select similarity('द्वारका', 'द्वारिका') as near, similarity('द्वारका', 'गुरुग्राम') as far`,
    )

    expect(row.near).toBeGreaterThan(0.3)
    expect(row.far).toBeLessThan(row.near)
  })

  test('is refused where something else lies', async ({ sandbox }) => {
    mkdirSync(sandbox.folder)
    writeFileSync(join(sandbox.folder, 'notes.txt'), 'mine')
    const binaries = quickBinaries(sandbox.path)

    await expect(startEmbedded({ ...sandbox, binaries })).rejects.toThrow(
      'holds something else than a database',
    )
    expect(readFileSync(join(sandbox.folder, 'notes.txt'), 'utf8')).toBe('mine')
  })
})

describe('several processes', () => {
  test('share one server when they start at once, until the last has left', async ({ sandbox }) => {
    const holders = [sandbox.hold(), sandbox.hold()]
    const held = await Promise.all(holders.map((holder) => holder.held))
    const starter = held.findIndex(({ adopted }) => !adopted)

    expect(held.filter(({ adopted }) => adopted)).toHaveLength(1)
    expect(new Set(held.map(({ pid }) => pid)).size).toBe(1)

    const [first, ...others] = [holders[starter]!, ...holders.toSpliced(starter, 1)]
    first.child.stdin!.end()
    await once(first.child, 'exit')
    expect(await query(held[0]!.url, 'select 1 as one')).toEqual([{ one: 1 }])

    for (const { child } of others) child.kill('SIGKILL')
    await until(() => !runningServer(sandbox.folder))
  })

  test('keep it after Ctrl-C for as long as they need', async ({ usedSandbox: sandbox }) => {
    const { child, held } = sandbox.hold()
    const { url } = await held
    process.kill(-child.pid!, 'SIGINT')

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    child.stdin!.end()
    await once(child, 'exit')
    expect(runningServer(sandbox.folder)).toBeUndefined()
  })

  test('wait for a server that is stopping and start a new one', async ({
    usedSandbox: sandbox,
  }) => {
    const first = await startEmbedded(sandbox)
    const client = new Client(first.url)
    await client.connect()
    // Asked this way, the server is stopping for as long as a client stays.
    process.kill(first.pid, 'SIGTERM')
    await until(() => runningServer(sandbox.folder)?.state === 'stopping')

    const steps: string[] = []
    const second = await startEmbedded({
      ...sandbox,
      onStep(step) {
        steps.push(step)
        if (step.includes('stopping')) client.end()
      },
    })

    expect(steps).toEqual(['Waiting for PostgreSQL, which is stopping', 'Starting PostgreSQL'])
    expect(second.adopted).toBe(false)
    expect(second.pid).not.toBe(first.pid)
    await first.stop()
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })
})

describe.runIf(isRoot)('as root', () => {
  test('keeps data and programs in the system folder when below a private one', async ({
    sandbox: { path, systemFolder },
  }) => {
    const checkout = join(path, 'private')
    mkdirSync(checkout, { mode: 0o700 })
    const options = {
      folder: join(checkout, 'data/pg'),
      systemFolder,
      binaries: bareBinaries(checkout),
    }

    const first = await startEmbedded(options)
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await startEmbedded(options)

    expect(first.folder.startsWith(systemFolder)).toBe(true)
    expect(second.folder).toBe(first.folder)
    expect(await query(second.url, 'select * from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  test('refuses to lose sight of a database that became unreachable', async ({
    sandbox: { path, systemFolder },
    created,
  }) => {
    mkdirSync(join(path, 'data'))
    const options = { folder: join(path, 'data/pg'), systemFolder }
    copyDatabase(created, options.folder)
    chmodSync(join(path, 'data'), 0o700)

    await expect(startEmbedded(options)).rejects.toThrow('may not enter a folder above it')
  })

  test.runIf(mayRunAsOther)(
    'runs the folder of an ordinary user as that user',
    async ({ usedSandbox: sandbox }) => {
      chmodSync(sandbox.path, 0o777)
      chownSync(`${sandbox.folder}.secret`, serverUser!.uid, serverUser!.gid)
      const { child, held } = sandbox.hold({ user: serverUser! })
      await query((await held).url, 'create table kept as select 42 as answer')
      child.stdin!.end()
      await once(child, 'exit')

      const { url, stop } = await startEmbedded(sandbox)
      expect(await query(url, 'select * from kept')).toEqual([{ answer: 42 }])
      await stop()
      expect(existsSync(sandbox.systemFolder)).toBe(false)
    },
  )
})

/** Programs whose initdb makes what looks like a database at once. */
function quickBinaries(path: string) {
  const native = join(path, 'package/native')
  mkdirSync(join(native, 'bin'), { recursive: true })
  writeFileSync(join(native, 'pg-symlinks.json'), '[]')
  writeFileSync(join(native, 'bin/postgres'), '')
  const script = '#!/bin/sh\nmkdir "$2" && echo 18 > "$2/PG_VERSION"\n'
  writeFileSync(join(native, 'bin/initdb'), script, { mode: 0o755 })
  return native
}
