import { sql } from 'kysely'
import { expect } from 'vitest'
import { isSince } from '#domain/leads/lead-counts.ts'
import { test } from '#tests/database.ts'
import { createLead } from '#tests/factories.ts'

test('a day begins at midnight in India', async ({ db }) => {
  const midnight = Date.UTC(2026, 2, 9, 18, 30)
  const before = await createLead(db, { createdAt: new Date(midnight - 1) })
  const after = await createLead(db, { createdAt: new Date(midnight) })

  const { rows } = await sql<{ id: string }>`
    select id from lead where ${isSince('2026-03-10')}`.execute(db)
  expect(rows).toEqual([{ id: after.id }])
  expect(before.id).not.toBe(after.id)
})
