import { describe, expect, vi } from 'vitest'
import { ttlCache } from '#domain/ttl-cache.ts'
import { test } from '#tests/database.ts'

describe('ttlCache', () => {
  test('loads once for concurrent and later callers', async ({ db }) => {
    let loads = 0
    const load = async () => ++loads
    const rule = { key: 'count', seconds: 60 }
    const values = await Promise.all([ttlCache(db, rule, load), ttlCache(db, rule, load)])

    expect([...values, await ttlCache(db, rule, load)]).toEqual([1, 1, 1])
    expect(await ttlCache(db, { key: 'other', seconds: 60 }, load)).toBe(2)
  })

  test('does not cache what expired, was quick or failed', async ({ db }) => {
    let loads = 0
    const load = async () => ++loads
    const expired = { key: 'expired', seconds: 0 }
    const quick = { key: 'quick', seconds: 60, minCostMs: 10_000 }

    expect([await ttlCache(db, expired, load), await ttlCache(db, expired, load)]).toEqual([1, 2])
    expect([await ttlCache(db, quick, load), await ttlCache(db, quick, load)]).toEqual([3, 4])

    const failed = { key: 'failed', seconds: 60 }
    const fail = () => Promise.reject(new Error('away'))
    await expect(ttlCache(db, failed, fail)).rejects.toThrow('away')
    expect(await ttlCache(db, failed, load)).toBe(5)
  })

  test('evicts the oldest entry of the same topic only', async ({ db }) => {
    let loads = 0
    const load = async () => ++loads
    await ttlCache(db, { key: 'cells delhi', seconds: 60 }, load)
    for (let at = 0; at < 1_000; at++) await ttlCache(db, { key: `owner ${at}`, seconds: 60 }, load)

    expect(await ttlCache(db, { key: 'cells delhi', seconds: 60 }, load)).toBe(1)
    expect(await ttlCache(db, { key: 'owner 999', seconds: 60 }, load)).toBe(1_001)
    expect(await ttlCache(db, { key: 'owner 0', seconds: 60 }, load)).toBe(1_002)
  })

  test('gives the stale value while it loads the next one in the background', async ({ db }) => {
    let loads = 0
    let finish = () => {}
    const rule = { key: 'stale', seconds: 0, staleSeconds: 60 }
    const read = () =>
      ttlCache(db, rule, () => {
        loads += 1
        const mine = loads
        return new Promise<number>((resolve) => {
          finish = () => resolve(mine)
        })
      })
    const first = read()
    finish()
    expect(await first).toBe(1)

    expect([await read(), await read()]).toEqual([1, 1])
    expect(loads).toBe(2)
    finish()
    await vi.waitFor(async () => expect(await read()).toBe(2))
  })
})
