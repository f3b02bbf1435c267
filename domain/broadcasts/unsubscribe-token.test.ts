import { expect, test } from 'vitest'
import {
  createUnsubscribeToken,
  readUnsubscribeToken,
} from '#domain/broadcasts/unsubscribe-token.ts'

const secret = Buffer.from('a secret of the site')
const token = createUnsubscribeToken(secret, 'asha')

test('a token tells whose promotions end, and fits into a link as it is', () => {
  expect(readUnsubscribeToken(secret, token)).toBe('asha')
  expect(token).toBe(encodeURIComponent(token))
})

test.each([
  ['of another user', token.replace('asha', 'ravi')],
  ['with a signature for another user', `asha.${createUnsubscribeToken(secret, 'ravi').slice(5)}`],
  ['cut off', token.slice(0, -1)],
  ['without a signature', 'asha'],
  ['empty', ''],
])('a token %s ends nothing', (_, forged) => {
  expect(readUnsubscribeToken(secret, forged)).toBeUndefined()
})

test('a token of another site ends nothing', () => {
  const other = createUnsubscribeToken(Buffer.from('another secret'), 'asha')
  expect(readUnsubscribeToken(secret, other)).toBeUndefined()
})
