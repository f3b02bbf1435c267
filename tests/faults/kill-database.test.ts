import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { slowServers, test } from '#db/embedded/fixtures/sandbox.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { superviseEmbedded } from '#db/embedded/supervise-embedded.ts'

vi.setConfig(slowServers)

const quick = { pollMs: 20, firstPauseMs: 20, onRestart: () => {} }

test('a database that is killed comes back at its address, for every process, with all it acknowledged', async ({
  usedSandbox: sandbox,
}) => {
  const first = await startEmbedded(sandbox)
  const second = await startEmbedded(sandbox)
  const onGiveUp = vi.fn()
  const supervised = [first, second].map((database) =>
    superviseEmbedded(database, { ...quick, onGiveUp }),
  )
  const db = connect(first.url, { size: 4 })
  await sql`create table kept (number integer primary key)`.execute(db)
  const writer = startWriter(db)

  for (let kill = 0; kill < 2; kill++) {
    await writer.writesMore()
    const { pid } = first
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => first.pid !== pid && second.pid === first.pid, slowly).toBe(true)
  }
  await writer.writesMore()
  const acknowledged = await writer.stop()

  const { rows } = await sql<{ number: number }>`select number from kept`.execute(db)
  const kept = new Set(rows.map(({ number }) => number))
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
  expect(second.pid).toBe(first.pid)
  expect(onGiveUp).not.toHaveBeenCalled()
  await db.destroy()
  for (const each of supervised) await each.stop()
})

test('one that ends again and again is given up with the reason', async () => {
  const restart = vi.fn(async () => {
    throw new Error('The disk is broken.')
  })
  const reason = await new Promise<string>((onGiveUp) => {
    const database = { url: '', isRunning: () => false, restart, stop: async () => {} }
    superviseEmbedded(database, { ...quick, firstPauseMs: 1, onGiveUp })
  })
  expect(reason).toBe('The disk is broken.')
  expect(restart).toHaveBeenCalledTimes(6)
})

test('one that is stopped on purpose is not started again', async ({ usedSandbox: sandbox }) => {
  const database = await startEmbedded(sandbox)
  const onRestart = vi.fn()
  const { stop } = superviseEmbedded(database, { ...quick, onRestart, onGiveUp: onRestart })
  await stop()
  expect(database.isRunning()).toBe(false)
  expect(onRestart).not.toHaveBeenCalled()
})

const slowly = { timeout: 30_000 }

/** Writes numbers one after the other, as long as it takes; those that were acknowledged are kept. */
function startWriter(db: Db) {
  const acknowledged: number[] = []
  let isStopped = false
  async function write() {
    for (let number = 1; !isStopped; number++) {
      await sql`insert into kept values (${number})`.execute(db).then(
        () => acknowledged.push(number),
        () => sleep(20),
      )
    }
  }
  const writing = write()
  return {
    async writesMore() {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, slowly).toBeGreaterThan(before)
    },
    async stop() {
      isStopped = true
      await writing
      return acknowledged
    },
  }
}
