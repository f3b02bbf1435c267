import { expect } from 'vitest'
import { test } from '#tests/database.ts'
import { killWhileSending } from '#tests/faults/kill-while-sending.ts'

test('processes that are killed while they send reach nobody twice, and say whom they may have missed', {
  timeout: 60_000,
}, async ({ freshDatabase: { db, url } }) => {
  const options = { url, recipients: 400, kills: 2, aliveMs: 400, perSecond: 400 }
  const { mostUnknown, ...findings } = await killWhileSending(db, options)
  expect(findings).toMatchObject({ recipients: 400, twice: 0, wrong: 0, left: 0 })
  expect(findings.kills).toBeGreaterThan(0)
  expect(findings.sent + findings.unknown).toBe(400)
  expect(findings.unknown).toBeLessThanOrEqual(mostUnknown)
})

test('a broadcast that is stopped after its process was killed is not sent by the next one', {
  timeout: 60_000,
}, async ({ freshDatabase: { db, url } }) => {
  const options = { url, recipients: 2_000, kills: 1, aliveMs: 400, perSecond: 400 }
  const findings = await killWhileSending(db, { ...options, isStopped: true })
  expect(findings).toMatchObject({ recipients: 2_000, kills: 1, twice: 0, wrong: 0, left: 0 })
  expect(findings.stopped).toBeGreaterThan(0)
  expect(findings.sent + findings.unknown + findings.stopped).toBe(2_000)
})
