import { expect, test } from 'vitest'
import { rightMode } from '#app/features/login/login-mode.ts'

test('an unknown number belongs to the sign-up, a known one to the login', () => {
  expect(rightMode('login', 404)).toBe('signup')
  expect(rightMode('signup', 409)).toBe('login')
})

test.each([
  ['login', 409],
  ['signup', 404],
  ['login', 500],
] as const)('a refusal of %s with %i leads nowhere else', (mode, code) => {
  expect(rightMode(mode, code)).toBeUndefined()
})
