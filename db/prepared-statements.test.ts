import { CompiledQuery, sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { planned } from '#db/prepared-statements.ts'
import { test } from '#tests/database.ts'

const add = 'select $1::int + 1 as sum'

test('the database keeps a plan, and does without where a pooler has lost it', async ({
  freshDatabase,
}) => {
  const db = connect(freshDatabase.url, { size: 1 })
  expect(await sum(db, add, 1)).toBe(2)
  expect(await plans(db)).toEqual([])

  expect(await sum(db, planned(add), 2)).toBe(3)
  expect(await plans(db)).toEqual([planned(add)])

  await sql`deallocate all`.execute(db)
  expect(await sum(db, planned(add), 3)).toBe(4)
  expect(await sum(db, planned(add), 4)).toBe(5)
  expect(await plans(db)).toEqual([])
  await db.destroy()
})

async function sum(db: Db, text: string, number: number) {
  const { rows } = await db.executeQuery<{ sum: number }>(CompiledQuery.raw(text, [number]))
  return rows[0]?.sum
}

async function plans(db: Db) {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements
  `.execute(db)
  return rows.map(({ statement }) => statement)
}
