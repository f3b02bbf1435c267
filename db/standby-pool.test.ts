import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { connect, connectThrough, type Db, openPool } from '#db/connect.ts'
import { copyDatabase } from '#db/embedded/fixtures/copy-database.ts'
import { test as base, makeSandbox, slowServers } from '#db/embedded/fixtures/sandbox.ts'
import { copyForStandby, startStandby } from '#db/embedded/fixtures/start-standby.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { readLogPosition } from '#db/log-position.ts'
import { runSeeingWrites } from '#db/own-writes.ts'
import { standbyPool } from '#db/standby-pool.ts'
import { watchStandbys } from '#db/watch-standbys.ts'

vi.setConfig(slowServers)

const nobody = 'postgres://basera@127.0.0.1:1/nowhere'
const slowly = { timeout: 30_000 }

/**
 * A leader and a standby that follows it, read through addresses of which one is always away. One for
 * all tests, each of which ends with the standby being read from or not needed any more.
 */
const test = base.extend('site', { scope: 'file' }, async ({ created }, { onCleanup }) => {
  const { sandbox, empty } = makeSandbox()
  copyDatabase(created, sandbox.folder)
  const copy = copyForStandby(sandbox)
  const server = await startEmbedded(sandbox)
  const standby = await startStandby(sandbox, copy, server.url)
  const leader = connect(server.url, { size: 4 })
  await sql`create table note (text text)`.execute(leader)
  const states: string[] = []
  const urls = [nobody, standby.url]
  const standbys = watchStandbys(urls, leader, {
    pollMs: 50,
    mostBehindMs: 3_000,
    onChange: (address, state) => address === new URL(standby.url).host && states.push(state),
  })
  const fallback = openPool(server.url, { size: 2 })
  const pools = urls.map((url) => openPool(url, { size: 2, connectMs: 1_000 }))
  const readDb = connectThrough(standbyPool({ standbys, pools, leader: fallback }))
  onCleanup(async () => {
    await standbys.close()
    await readDb.destroy()
    await fallback.end()
    await leader.destroy()
    await standby.stop()
    await server.stop()
    await empty()
  })
  await expect.poll(() => readsFromStandby(readDb), slowly).toBe(true)
  return { leader, standby, readDb, states }
})

test('whoever wrote reads from a standby only when it has replayed the write', async ({
  site: { leader, standby, readDb },
}) => {
  const atStandby = connect(standby.url, { size: 1 })
  await sql`select pg_wal_replay_pause()`.execute(atStandby)
  await sql`insert into note values ('mine')`.execute(leader)
  const { position } = await readLogPosition(leader)

  expect(await notes(readDb, 'mine')).toBe(0)
  expect(await runSeeingWrites(position, () => notes(readDb, 'mine'))).toBe(1)

  await sql`select pg_wal_replay_resume()`.execute(atStandby)
  const mine = () => runSeeingWrites(position, () => readsFromStandby(readDb))
  await expect.poll(mine, slowly).toBe(true)
  expect(await runSeeingWrites(position, () => notes(readDb, 'mine'))).toBe(1)
  await atStandby.destroy()
})

test('a request that has written reads from the leader from then on', async ({
  site: { leader, readDb },
}) => {
  await runSeeingWrites(0n, async () => {
    expect(await readsFromStandby(readDb)).toBe(true)
    await sql`with written as (insert into note values ('later') returning text) select * from written`.execute(
      leader,
    )
    expect(await readsFromStandby(readDb)).toBe(false)
  })
})

test('a standby that stays behind is not read from until it has caught up', async ({
  site: { leader, standby, readDb, states },
}) => {
  const atStandby = connect(standby.url, { size: 1 })
  await sql`select pg_wal_replay_pause()`.execute(atStandby)
  await sql`insert into note values ('new')`.execute(leader)
  await expect.poll(() => notes(readDb, 'new'), slowly).toBe(1)
  await expect.poll(() => states.at(-1), slowly).toBe('behind')

  await sql`select pg_wal_replay_resume()`.execute(atStandby)
  await expect.poll(() => readsFromStandby(readDb), slowly).toBe(true)
  await atStandby.destroy()
})

test('reads go to the standby that is there, to the leader while it is away, and come back', async ({
  site: { standby, readDb },
}) => {
  let isReading = true
  const failures: unknown[] = []
  async function read() {
    while (isReading)
      await sql`select pg_sleep(0.01)`.execute(readDb).catch((error) => failures.push(error))
  }
  const reading = [read(), read()]
  await standby.kill()
  await expect.poll(() => readsFromStandby(readDb), slowly).toBe(false)
  await standby.restart()
  await expect.poll(() => readsFromStandby(readDb), slowly).toBe(true)
  isReading = false
  await Promise.all(reading)
  expect(failures).toEqual([])
})

async function readsFromStandby(db: Db) {
  const { rows } = await sql<{ answer: boolean }>`select pg_is_in_recovery() as answer`.execute(db)
  return rows[0]!.answer
}

async function notes(db: Db, text: string) {
  return (await sql`select from note where text = ${text}`.execute(db)).rows.length
}
