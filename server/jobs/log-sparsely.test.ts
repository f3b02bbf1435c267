import { expect, test, vi } from 'vitest'
import { logSparsely } from '#server/jobs/log-sparsely.ts'

test('the same problem of many queues is logged once, then with how often it came', ({
  onTestFinished,
}) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const warn = vi.fn()
  const report = logSparsely({ warn }, 'the queue has a problem')
  for (let queue = 0; queue < 12; queue++) report('no connection')
  report('another')
  expect(warn.mock.calls).toEqual([
    [{ reason: 'no connection' }, 'the queue has a problem'],
    [{ reason: 'another' }, 'the queue has a problem'],
  ])

  warn.mockClear()
  vi.advanceTimersByTime(10_000)
  expect(warn.mock.calls).toEqual([
    [{ reason: 'no connection', times: 11 }, 'the queue has a problem, again'],
  ])
  report('no connection')
  expect(warn).toHaveBeenCalledTimes(2)
})
