import { expect, test, vi } from 'vitest'
import { createRecentKeys } from '#server/insight/recent-keys.ts'

test('keys are forgotten after a few seconds, also when nobody comes', () => {
  vi.useFakeTimers()
  try {
    const recent = createRecentKeys()
    recent.add('a')
    expect(recent.has('a')).toBe(true)
    expect(recent.has('b')).toBe(false)
    vi.advanceTimersByTime(5_000)
    expect(recent.has('a')).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
    recent.add('a')
    expect(recent.has('a')).toBe(true)
    vi.advanceTimersByTime(5_000)
    expect(recent.has('a')).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('a flood of keys, or of long ones, takes bounded memory', () => {
  const recent = createRecentKeys()
  const long = 'x'.repeat(10_000)
  recent.add(long)
  expect(recent.has(long)).toBe(false)
  const numbers = [...Array(6_000).keys()].map(String)
  for (const number of numbers) recent.add(number)
  expect(numbers.filter(recent.has)).toHaveLength(5_000)
})
