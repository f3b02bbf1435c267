import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { test } from '#tests/database.ts'

describe('a list of texts', () => {
  test.for([
    [[]],
    [['one']],
    [['demo-kitchen-3', 'demo-balcony-1']],
    [['two words', 'a,comma', '{brace}', '"quote"', 'back\\slash', '', 'NULL', 'घर']],
    [['a', null]],
  ] as const)('comes back as it was given: %j', async ([list], { db }) => {
    const { rows } = await sql<{ list: unknown }>`select ${list}::text[] as list`.execute(db)
    expect(rows[0]?.list).toEqual(list)
  })
})

describe('a moment', () => {
  test.for([
    ['2026-11-15 05:13:42.123456+00', '2026-11-15T05:13:42.123Z'],
    ['2026-11-15 05:13:42+00', '2026-11-15T05:13:42.000Z'],
    ['2026-11-15 05:13:42.5+05:30', '2026-11-14T23:43:42.500Z'],
    ['0049-02-03 00:00:00+00', '0049-02-03T00:00:00.000Z'],
  ] as const)('%s is %s', async ([given, meant], { db }) => {
    const { rows } = await sql<{ at: Date }>`select ${given}::timestamptz as at`.execute(db)
    expect(rows[0]?.at.toISOString()).toBe(meant)
  })

  test('is the same whatever the zone of the session', async ({ db }) => {
    await sql`set local timezone = 'Asia/Kolkata'`.execute(db)
    const { rows } = await sql<{ at: Date }>`
      select '2026-11-15 05:13:42.5+00'::timestamptz as at
    `.execute(db)
    expect(rows[0]?.at.toISOString()).toBe('2026-11-15T05:13:42.500Z')
  })
})
