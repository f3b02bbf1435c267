import { randomBytes } from 'node:crypto'
import { expect, inject } from 'vitest'
import { connect } from '#db/connect.ts'
import { jobDatabase } from '#db/job-queues.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { test } from '#tests/database.ts'
import { createDatabase, databaseUrl, dropDatabases } from '#tests/test-server.ts'

test('processes that start at once on an empty database all bring it up to date', async ({
  onTestFinished,
}) => {
  const { url, prefix } = inject('testServer')
  const name = `${prefix}_empty_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name)
  const pools = Array.from({ length: 4 }, () => connect(databaseUrl(url, name), { size: 2 }))
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.destroy()))
    await dropDatabases(url, name)
  })

  const started = await Promise.allSettled(pools.map((pool) => migrateToLatest(pool)))

  expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('a script of the job queue that fails leaves its connection fit for the next one', async ({
  freshDatabase,
}) => {
  const db = connect(freshDatabase.url, { size: 1 })
  const queue = jobDatabase(db)

  await expect(queue.executeSql('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')

  await expect(queue.executeSql('select 1 as one')).resolves.toEqual({ rows: [{ one: 1 }] })
  await db.destroy()
})
