import { describe, expect, vi } from 'vitest'
import { ttlCache } from '#domain/ttl-cache.ts'
import { test } from '#tests/database.ts'

describe('ttlCache', () => {
  test('asks once for everyone who asks meanwhile', async ({ db }) => {
    let asked = 0
    const ask = async () => ++asked
    const rule = { key: 'count', seconds: 60 }
    const answers = await Promise.all([ttlCache(db, rule, ask), ttlCache(db, rule, ask)])

    expect([...answers, await ttlCache(db, rule, ask)]).toEqual([1, 1, 1])
    expect(await ttlCache(db, { key: 'other', seconds: 60 }, ask)).toBe(2)
  })

  test('forgets after its time, and at once what was quick or failed', async ({ db }) => {
    let asked = 0
    const ask = async () => ++asked
    const old = { key: 'old', seconds: 0 }
    const quick = { key: 'quick', seconds: 60, worthMs: 10_000 }

    expect([await ttlCache(db, old, ask), await ttlCache(db, old, ask)]).toEqual([1, 2])
    expect([await ttlCache(db, quick, ask), await ttlCache(db, quick, ask)]).toEqual([3, 4])

    const failed = { key: 'failed', seconds: 60 }
    const fail = () => Promise.reject(new Error('away'))
    await expect(ttlCache(db, failed, fail)).rejects.toThrow('away')
    expect(await ttlCache(db, failed, ask)).toBe(5)
  })

  test('keeps what is rarely asked, however much of another topic is asked', async ({ db }) => {
    let asked = 0
    const ask = async () => ++asked
    await ttlCache(db, { key: 'cells delhi', seconds: 60 }, ask)
    for (let at = 0; at < 1_000; at++) await ttlCache(db, { key: `owner ${at}`, seconds: 60 }, ask)

    expect(await ttlCache(db, { key: 'cells delhi', seconds: 60 }, ask)).toBe(1)
    expect(await ttlCache(db, { key: 'owner 999', seconds: 60 }, ask)).toBe(1_001)
    expect(await ttlCache(db, { key: 'owner 0', seconds: 60 }, ask)).toBe(1_002)
  })

  test('gives the old answer for a while after its time, and asks anew behind it', async ({
    db,
  }) => {
    let asked = 0
    let answer = () => {}
    const rule = { key: 'behind', seconds: 0, graceSeconds: 60 }
    const ask = () =>
      ttlCache(db, rule, () => {
        asked += 1
        const mine = asked
        return new Promise<number>((resolve) => {
          answer = () => resolve(mine)
        })
      })
    const first = ask()
    answer()
    expect(await first).toBe(1)

    expect([await ask(), await ask()]).toEqual([1, 1])
    expect(asked).toBe(2)
    answer()
    await vi.waitFor(async () => expect(await ask()).toBe(2))
  })
})
