import { reviewLimits } from '#contract/limits/review.ts'
import type { SignalKind, WeighedSignal } from '#contract/options/signals.ts'

export type Noticed = { kind: SignalKind; isStrong?: boolean | undefined }

/**
 * How much a signal adds to the score, normally and when it is strong. A weight that reaches the
 * limit alone is for what staff must see in any case (decision 078); `listSignalFigures` measures
 * the other weights.
 */
const weights: Record<SignalKind, { hint: number; strong: number }> = {
  'low-price': { hint: 25, strong: 60 },
  'advance-payment': { hint: 15, strong: 60 },
  'shuts-out': { hint: 30, strong: 60 },
  complaints: { hint: 20, strong: 60 },
  'borrowed-photos': { hint: 25, strong: 40 },
  'new-number': { hint: 20, strong: 40 },
  'many-listings': { hint: 20, strong: 20 },
  'contact-in-text': { hint: 20, strong: 20 },
  'pin-outside': { hint: 15, strong: 15 },
  'similar-photos': { hint: 5, strong: 5 },
  'high-price': { hint: 5, strong: 5 },
}

const MOST = 100

/** The score of a listing from 0 to 100, with its reasons, the heaviest first. Each kind counts once. */
export function scoreSignals(signals: readonly Noticed[]) {
  const heaviest = new Map<SignalKind, number>()
  for (const { kind, isStrong } of signals) {
    const { hint, strong } = weights[kind]
    heaviest.set(kind, Math.max(heaviest.get(kind) ?? 0, isStrong ? strong : hint))
  }
  const reasons = [...heaviest]
    .map(([kind, weight]): WeighedSignal => ({ kind, weight }))
    .toSorted((a, b) => b.weight - a.weight || a.kind.localeCompare(b.kind))
  return { score: sumOf(reasons), reasons }
}

/** Whether a listing waits for staff: by the signals that they have not let pass before. */
export function mustWait(
  reasons: readonly WeighedSignal[],
  accepted: readonly WeighedSignal[] = [],
): boolean {
  const fresh = reasons.filter(
    ({ kind, weight }) => !accepted.some((each) => each.kind === kind && each.weight >= weight),
  )
  return isOverLimit(sumOf(fresh))
}

export function isOverLimit(score: number): boolean {
  return score >= reviewLimits.waitingScore
}

function sumOf(reasons: readonly WeighedSignal[]) {
  return Math.min(
    MOST,
    reasons.reduce((sum, { weight }) => sum + weight, 0),
  )
}
