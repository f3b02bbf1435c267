import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebouncedReader } from '#app/forms/debounced-reader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('asks after a pause, and only what was typed last', async () => {
  const { ask } = createDebouncedReader()
  const read = vi.fn(async (text: string) => text)
  const answers = ['d', 'dw', 'dwa'].map((text) => ask(() => read(text), 250))
  await vi.advanceTimersByTimeAsync(249)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all(answers)).toEqual([undefined, undefined, 'dwa'])
  expect(read.mock.calls).toEqual([['dwa']])
})

test('a newer question aborts the request for the older, whose late answer is ignored', async () => {
  const { ask } = createDebouncedReader()
  const signals: AbortSignal[] = []
  const slowly = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>((answer) => setTimeout(answer, 5_000, 'late'))
  }
  const older = ask(slowly)
  await vi.advanceTimersByTimeAsync(100)
  const newer = ask(async () => 'soon')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(await Promise.all([older, newer])).toEqual([undefined, 'soon'])
})

test('what is cancelled is not asked, and can be asked again', async () => {
  const { ask, cancel } = createDebouncedReader()
  const read = vi.fn(async () => 'answer')
  const cancelled = ask(read, 250)
  cancel()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await cancelled).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
  const again = ask(read, 250)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe('answer')
})
