import { expect } from 'vitest'
import { inFlightLimit } from '#server/jobs/broadcast-sender.ts'
import { test } from '#tests/database.ts'
import { killWhileSending } from '#tests/faults/kill-while-sending.ts'

/** A call more than can be in flight at once: some were answered and noted, this one never is. */
const hangsFrom = inFlightLimit + 1
/** Enough that some are left for the next process, whatever was in flight. */
const recipients = 2 * inFlightLimit + 20

// Kills at any moment, 10,000 recipients long: node tests/faults/broadcast-kills.ts
const options = {
  recipients,
  kills: 1,
  perSecond: 1_000,
  hangsFrom,
  untilKill: (gateway: { received: unknown[] }) =>
    expect
      .poll(() => gateway.received.length, { timeout: 30_000, interval: 5 })
      .toBeGreaterThanOrEqual(hangsFrom),
}

test('processes that are killed while they send reach nobody twice, and say whom they may have missed', {
  timeout: 60_000,
}, async ({ freshDatabase: { db, url } }) => {
  const findings = await killWhileSending(db, { ...options, url })
  expect(findings).toMatchObject({ recipients, kills: 1, twice: 0, wrong: 0, left: 0 })
  expect(findings.sent + findings.unknown).toBe(recipients)
  expect(Math.min(findings.sent, findings.unknown)).toBeGreaterThan(0)
  expect(findings.unknown).toBeLessThanOrEqual(findings.mostUnknown)
})

test('a broadcast that is stopped after its process was killed is not sent by the next one', {
  timeout: 60_000,
}, async ({ freshDatabase: { db, url } }) => {
  const findings = await killWhileSending(db, { ...options, url, isStopped: true })
  expect(findings).toMatchObject({ recipients, kills: 1, twice: 0, wrong: 0, left: 0 })
  expect(findings.stopped).toBeGreaterThan(0)
  expect(findings.sent + findings.unknown + findings.stopped).toBe(recipients)
})
