import { expect, test } from 'vitest'
import { reviewLimits } from '#contract/limits/review.ts'
import { signalKinds } from '#contract/options/signals.ts'
import { isOverLimit, mustWait, scoreSignals } from '#domain/review/score-signals.ts'

test('each kind counts once, by its strongest signal, and the heaviest comes first', () => {
  const picture = { kind: 'borrowed-photos' } as const
  const signals = [{ kind: 'pin-outside' }, picture, { ...picture, isStrong: true }] as const

  expect(scoreSignals(signals)).toEqual({
    score: 55,
    reasons: [
      { kind: 'borrowed-photos', weight: 40 },
      { kind: 'pin-outside', weight: 15 },
    ],
  })
  expect(scoreSignals([])).toEqual({ score: 0, reasons: [] })
})

test('all signals together are 100, and none is without a weight', () => {
  const all = signalKinds.values.map((kind) => ({ kind, isStrong: true }))
  const { score, reasons } = scoreSignals(all)

  expect(score).toBe(100)
  expect(reasons.map(({ weight }) => weight).every((weight) => weight > 0)).toBe(true)
})

test.for([
  ['low-price', true],
  ['advance-payment', true],
  ['shuts-out', true],
  ['complaints', true],
  ['borrowed-photos', false],
  ['new-number', false],
  ['contact-in-text', false],
] as const)('a strong signal of %s alone makes a listing wait: %s', ([kind, waits]) => {
  expect(mustWait(scoreSignals([{ kind, isStrong: true }]).reasons)).toBe(waits)
  expect(mustWait(scoreSignals([{ kind }]).reasons)).toBe(false)
})

test('hints wait together: a low price with borrowed pictures', () => {
  const low = { kind: 'low-price' } as const
  expect(mustWait(scoreSignals([low, { kind: 'borrowed-photos' }]).reasons)).toBe(false)
  const { reasons } = scoreSignals([low, { kind: 'borrowed-photos', isStrong: true }])
  expect(mustWait(reasons)).toBe(true)
})

test('what staff let pass does not count again, unless it became stronger', () => {
  const { reasons: hint } = scoreSignals([{ kind: 'low-price' }])
  const { reasons: strong } = scoreSignals([{ kind: 'low-price', isStrong: true }])

  expect(mustWait(strong, strong)).toBe(false)
  expect(mustWait(strong, hint)).toBe(true)
  expect(mustWait(hint, strong)).toBe(false)
  const { reasons: other } = scoreSignals([{ kind: 'complaints', isStrong: true }])
  expect(mustWait(strong, other)).toBe(true)
})

test('the limit itself is over the limit', () => {
  expect(isOverLimit(reviewLimits.waitingScore)).toBe(true)
  expect(isOverLimit(reviewLimits.waitingScore - 1)).toBe(false)
})
