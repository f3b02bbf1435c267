import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave, type Sent } from '#app/features/wizard/autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('sends the latest input after a pause, and not more often', async () => {
  const { autosave, sent } = start()
  for (const input of ['t', 'ty', 'typ']) autosave.type(input)
  expect(autosave.isUnsent()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['typ'])
  expect(autosave.isUnsent()).toBe(false)
})

test('does not wait for a pause that never comes', async () => {
  const { autosave, sent } = start()
  for (let at = 0; at < 20; at++) {
    autosave.type(`${at}`)
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(sent.length).toBeGreaterThanOrEqual(2)
})

test('one attempt at a time: what is typed meanwhile follows', async () => {
  const answers: ((sent: Sent) => void)[] = []
  const sent: string[] = []
  const autosave = createAutosave<string>({
    send(input) {
      sent.push(input)
      return new Promise((answer) => answers.push(answer))
    },
  })
  autosave.type('one')
  const flushed = autosave.flush()
  autosave.type('two')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual(['one'])
  answers[0]?.('kept')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['one', 'two'])
  answers[1]?.('kept')
  expect(await flushed).toBe(true)
})

test('tries again by itself until it arrives, and says so meanwhile', async () => {
  const { autosave, sent } = start('failed', 'failed', 'kept')
  autosave.type('typed offline')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(autosave.hasFailed()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(3)
  expect(autosave.isUnsent()).toBe(false)
})

test('a flush says whether everything arrived', async () => {
  const { autosave } = start('failed', 'kept')
  autosave.type('x')
  expect(await autosave.flush()).toBe(false)
  expect(await autosave.flush()).toBe(true)
  expect(await autosave.flush()).toBe(true)
})

test('a conflict waits for its answer, whatever is typed meanwhile', async () => {
  const { autosave, sent } = start('conflict', 'kept')
  autosave.type('mine')
  await vi.advanceTimersByTimeAsync(1_000)
  autosave.type('mine too')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['mine'])
  expect(await autosave.resume()).toBe(true)
  expect(sent).toEqual(['mine', 'mine too'])
})

test('what is paused or cancelled is not sent', async () => {
  const { autosave, sent } = start()
  autosave.type('x')
  await autosave.pause()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  expect(autosave.isUnsent()).toBe(true)
  autosave.cancel()
  expect(autosave.isUnsent()).toBe(false)
  expect(await autosave.flush()).toBe(true)
  expect(sent).toEqual([])
})

function start(...outcomes: Sent[]) {
  const sent: string[] = []
  const autosave = createAutosave<string>({
    async send(input) {
      sent.push(input)
      return outcomes.shift() ?? 'kept'
    },
  })
  return { autosave, sent }
}
