import { CompiledQuery, sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { forgetPreparedStatements, preparedStatement } from '#db/prepared-statements.ts'
import { test } from '#tests/database.ts'

beforeEach(forgetPreparedStatements)

test('a statement is prepared when it is asked for by name, and runs without where a pooler has lost it', async ({
  freshDatabase,
}) => {
  const db = connect(freshDatabase.url, { size: 1 })
  const plain = 'select $1::int + 1 as sum'
  expect(await sum(db, plain, 1)).toBe(2)
  expect(await preparedNow(db)).toEqual([])

  const prepared = preparedStatement('add_two', 'select $1::int + 2 as sum')
  expect(await sum(db, prepared, 2)).toBe(4)
  expect(await preparedNow(db)).toEqual([
    { name: expect.stringMatching(/^add_two_[0-9a-f]{24}$/), statement: prepared },
  ])

  await sql`deallocate all`.execute(db)
  expect(await sum(db, prepared, 3)).toBe(5)
  expect(await sum(db, prepared, 4)).toBe(6)
  expect(await preparedNow(db)).toEqual([])
  await db.destroy()
})

test('one name with two texts makes two prepared statements', async ({ freshDatabase }) => {
  const db = connect(freshDatabase.url, { size: 1 })
  const texts = [3, 4].map((number) =>
    preparedStatement('add_some', `select $1::int + ${number} as sum`),
  )

  expect([await sum(db, texts[0]!, 1), await sum(db, texts[1]!, 1)]).toEqual([4, 5])
  expect(new Set((await preparedNow(db)).map(({ name }) => name)).size).toBe(2)
  await db.destroy()
})

test('ever new texts run unprepared once there are many, and the first stay prepared', async ({
  freshDatabase,
}) => {
  const db = connect(freshDatabase.url, { size: 1 })
  const texts = Array.from({ length: 81 }, (_, number) =>
    preparedStatement('many_texts', `select $1::int + ${number}::int as sum`),
  )
  expect(await sum(db, texts[0]!, 1)).toBe(1)
  expect(await sum(db, texts[80]!, 1)).toBe(81)

  expect((await preparedNow(db)).map(({ statement }) => statement)).toEqual([texts[0]])
  await db.destroy()
})

async function sum(db: Db, text: string, number: number) {
  const { rows } = await db.executeQuery<{ sum: number }>(CompiledQuery.raw(text, [number]))
  return rows[0]?.sum
}

async function preparedNow(db: Db) {
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, statement from pg_prepared_statements
  `.execute(db)
  return rows
}
