import { expect } from 'vitest'
import { connect } from '#db/connect.ts'
import { jobDatabase } from '#db/job-queues.ts'
import { test } from '#tests/database.ts'

test('a script of the job queue that fails leaves its connection fit for the next one', async ({
  freshDatabase,
}) => {
  const db = connect(freshDatabase.url, { size: 1 })
  const queue = jobDatabase(db)

  await expect(queue.executeSql('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')

  await expect(queue.executeSql('select 1 as one')).resolves.toEqual({ rows: [{ one: 1 }] })
  await db.destroy()
})
