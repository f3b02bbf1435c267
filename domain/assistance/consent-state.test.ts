import { expect, test } from 'vitest'
import { assistLimits } from '#contract/limits.ts'
import { type Consent, consentState } from '#domain/assistance/consent-state.ts'

const now = new Date('2026-11-18T06:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const given = { givenAt: minutesAgo(9), endsAt: minutesAgo(-51) }

test.for<[string, Partial<Consent>, string]>([
  ['just asked', { askedAt: now }, 'asked'],
  ['asked a moment too long ago', { askedAt: minutesAgo(assistLimits.linkMinutes) }, 'silent'],
  ['asked just in time', { askedAt: minutesAgo(assistLimits.linkMinutes - 0.01) }, 'asked'],
  ['given', given, 'given'],
  ['given until now', { ...given, endsAt: now }, 'ended'],
  ['declined', { withdrawnAt: now }, 'declined'],
  ['withdrawn', { ...given, withdrawnAt: now }, 'withdrawn'],
  ['withdrawn after it was finished', { ...given, withdrawnAt: now, finishedAt: now }, 'withdrawn'],
  ['finished', { ...given, finishedAt: now }, 'finished'],
  ['finished after its end', { ...given, endsAt: now, finishedAt: now }, 'finished'],
])('a consent that was %s', ([, facts, state]) => {
  const none = { givenAt: null, endsAt: null, withdrawnAt: null, finishedAt: null }
  expect(consentState({ askedAt: now, ...none, ...facts } as Consent, now)).toBe(state)
})
