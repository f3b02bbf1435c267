import { beforeEach, expect, test, vi } from 'vitest'
import { dropSentCode, keepSentCode, readSentCode } from '#app/features/login/sent-code.ts'
import { otpLimits } from '#contract/limits.ts'

const at = Date.UTC(2026, 10, 16)
const sent = {
  mode: 'signup',
  phone: '9876543210',
  codeLength: 8,
  channel: 'whatsapp',
  at,
} as const

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  keepSentCode(sent)
})

test('a code that was sent is known again, with what is left of the wait for the next one', () => {
  const known = { phone: sent.phone, codeLength: 8, channel: 'whatsapp' }
  expect(readSentCode('signup', at)).toEqual({ ...known, wait: otpLimits.resendSeconds })
  expect(readSentCode('signup', at + 12_000)).toEqual({
    ...known,
    wait: otpLimits.resendSeconds - 12,
  })
  expect(readSentCode('signup', at + 120_000)).toEqual({ ...known, wait: 0 })
})

test('a code that has expired is asked for again', () => {
  expect(readSentCode('signup', at + otpLimits.validMinutes * 60_000 + 1)).toBeUndefined()
})

test('a code for a sign-up is none for a login', () => {
  expect(readSentCode('login', at)).toBeUndefined()
})

test('a code that was used is forgotten', () => {
  dropSentCode()
  expect(readSentCode('signup', at)).toBeUndefined()
})
