import { expect, test } from 'vitest'
import { isEmail, isSimpleEmail } from '#contract/format/emails.ts'

test.each(['a@b.in', 'first.last_name-1@mail.example.com', 'x@y.info'])('%s is simple', (text) => {
  expect(isSimpleEmail(text)).toBe(true)
  expect(isEmail(text)).toBe(true)
})

test.each(['a+b@mail.com', 'a@b.example'])(
  '%s is an e-mail address, but not a simple one',
  (text) => {
    expect(isSimpleEmail(text)).toBe(false)
    expect(isEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'a',
  'a@b',
  '@b.in',
  'a@.in',
  'a@b.i',
  'a b@c.in',
  'a@b.in\nBcc: c@d.in',
  `${'a'.repeat(250)}@b.in`,
])('%j is none', (text) => {
  expect(isSimpleEmail(text)).toBe(false)
  expect(isEmail(text)).toBe(false)
})
