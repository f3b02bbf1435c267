import { expect } from 'vitest'
import { test } from '#tests/database.ts'
import { killWhileSaving } from '#tests/faults/kill-while-saving.ts'

test('a process that is killed while it saves steps loses, tears and doubles nothing', {
  timeout: 60_000,
}, async ({ freshDatabase: { db, url } }) => {
  const findings = await killWhileSaving(db, { url, saves: 20, aliveMs: 500 })
  expect(findings.saves).toBeGreaterThanOrEqual(20)
  expect(findings.kills).toBeGreaterThan(0)
  expect(findings).toMatchObject({ refused: 0, lost: 0, torn: 0, duplicates: 0 })
})
