import { sql } from 'kysely'
import { beforeEach, describe, expect } from 'vitest'
import { forgetPreparedStatements, preparedStatement } from '#db/prepared-statements.ts'
import { onSlowStatement, type SlowStatement } from '#db/slow-statements.ts'
import { addToContext, currentContext, runInContext, withComment } from '#db/work-context.ts'
import { test } from '#tests/database.ts'

beforeEach(forgetPreparedStatements)

describe('a statement', () => {
  test('tells PostgreSQL whose it is', async ({ freshDatabase: { db } }) => {
    const shown = sql<{ query: string }>`
      select query from pg_stat_activity where pid = pg_backend_pid()
    `
    const { rows } = await runInContext({ requestId: 'r-1', job: 'clean-up' }, () =>
      shown.execute(db),
    )
    expect(rows[0]!.query).toMatch(/^\/\*request_id='r-1',job='clean-up'\*\/ \s*select query/)
    expect((await shown.execute(db)).rows[0]!.query).not.toContain('request_id')
  })

  test('that is prepared stays the same text, so that its plan is kept', async ({
    freshDatabase: { db },
  }) => {
    const text = preparedStatement('shown', 'select count(*)::int as n from pg_prepared_statements')
    const count = (requestId: string) =>
      runInContext({ requestId }, async () => {
        const { rows } = await sql<{ n: number }>`${sql.raw(text)}`.execute(db)
        return rows[0]!.n
      })
    expect([await count('r-1'), await count('r-2'), await count('r-3')]).toEqual([1, 1, 1])
  })
})

test('a request that waits long for a statement hears of it by name, a job does not', async ({
  freshDatabase: { db },
  onTestFinished,
}) => {
  const slow: SlowStatement[] = []
  onTestFinished(onSlowStatement((each) => slow.push(each)))
  const wait = (who: string) => sql`select pg_sleep(0.6) as ${sql.id(who)}`.execute(db)
  await Promise.all([
    runInContext({ requestId: 'r-1', job: 'clean-up' }, () => wait('job')),
    wait('nobody'),
    runInContext({ requestId: 'r-1' }, () => wait('request')),
  ])
  const statement = 'select pg_sleep(0.6) as "request"'
  expect(slow).toEqual([{ statement, ms: expect.any(Number) }])
})

test('what is found out on the way belongs to one work only', async () => {
  const seen = await Promise.all(
    ['a', 'b'].map((requestId) =>
      runInContext({ requestId }, async () => {
        addToContext({ userId: `user of ${requestId}` })
        await Promise.resolve()
        return currentContext()
      }),
    ),
  )
  expect(seen).toEqual([
    { requestId: 'a', userId: 'user of a' },
    { requestId: 'b', userId: 'user of b' },
  ])
  expect(currentContext()).toBeUndefined()
  expect(withComment('select 1')).toBe('select 1')
})
