import { describe, expect, test } from 'vitest'
import { circuitBreaker } from '#server/providers/circuit-breaker.ts'

describe('circuitBreaker', () => {
  test('refuses at once after failures in a row', async () => {
    const { call, made } = setUp()
    for (let i = 0; i < 3; i++) await expect(call('fail')).rejects.toThrow('outage')

    await expect(call('work')).rejects.toThrow('open')
    expect(made()).toBe(3)
  })

  test('counts only failures in a row', async () => {
    const { call } = setUp()
    for (const what of ['fail', 'fail', 'work', 'fail', 'fail'] as const)
      await call(what).catch(() => {})

    expect(await call('work')).toBe('done')
  })

  test('is not opened by requests that were wrong', async () => {
    const { call } = setUp()
    for (let i = 0; i < 9; i++) await expect(call('refuse')).rejects.toThrow('refused')

    expect(await call('work')).toBe('done')
  })

  test('lets one call try after the pause, and closes when it succeeds', async () => {
    const { call, made, later } = setUp()
    for (let i = 0; i < 3; i++) await call('fail').catch(() => {})
    later(1_000)
    const outcomes = await Promise.allSettled([call('work'), call('work')])

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(made()).toBe(4)
    expect(await call('work')).toBe('done')
  })

  test('stays open for another pause when the try fails', async () => {
    const { call, later } = setUp()
    for (let i = 0; i < 3; i++) await call('fail').catch(() => {})
    later(1_000)
    await expect(call('fail')).rejects.toThrow('outage')
    later(999)

    await expect(call('work')).rejects.toThrow('open')
  })
})

function setUp() {
  let time = 0
  let made = 0
  const call = circuitBreaker(
    async (what: 'work' | 'fail' | 'refuse') => {
      made += 1
      if (what === 'fail') throw new Error('outage')
      if (what === 'refuse') throw new Error('refused')
      return 'done'
    },
    {
      failures: 3,
      pauseMs: 1_000,
      isOutage: (error) => error instanceof Error && error.message === 'outage',
      openError: () => new Error('open'),
      now: () => time,
    },
  )
  return {
    call,
    made: () => made,
    later(ms: number) {
      time += ms
    },
  }
}
