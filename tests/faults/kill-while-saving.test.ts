import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { test } from '#tests/database.ts'
import { killWhileSaving } from '#tests/faults/kill-while-saving.ts'

// Kills at any moment, thousands of saves long: node tests/faults/step-saves.ts
test('a process that is killed while it saves steps loses, tears and doubles nothing', {
  timeout: 60_000,
}, async ({ freshDatabase: { db, url } }) => {
  const untilKill = () => untilInMidSave(db)
  // The first process is killed while it makes drafts, the second while it changes them.
  const findings = await killWhileSaving(db, { url, saves: 16, perProcess: 8, untilKill })
  expect(findings.saves).toBeGreaterThanOrEqual(16)
  expect(findings).toMatchObject({ kills: 2, refused: 0, lost: 0, torn: 0, duplicates: 0 })
})

/**
 * Holds what a save writes last, until a process has written the rest of one and waits. Answers what
 * lets go of it.
 */
async function untilInMidSave(db: Db) {
  const holder = await db.startTransaction().execute()
  await sql`lock table unsaved_step in exclusive mode`.execute(holder)
  await expect.poll(() => isSomebodyWaiting(db), { timeout: 20_000, interval: 10 }).toBe(true)
  return () => holder.rollback().execute()
}

async function isSomebodyWaiting(db: Db) {
  const { rows } = await sql`
    select from pg_locks where relation = 'unsaved_step'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())
  `.execute(db)
  return rows.length > 0
}
