import { expect, test } from 'vitest'
import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

const secret = Buffer.from('a secret of the site')
const token = createSignedToken(secret, 'unsubscribe', ['asha', '2026-11-20'])

test('a token says its parts, and fits into a link as it is', () => {
  expect(readSignedToken(secret, 'unsubscribe', token)).toEqual(['asha', '2026-11-20'])
  expect(token).toBe(encodeURIComponent(token))
})

test.each([
  ['with another part', token.replace('asha', 'ravi')],
  ['with a part less', token.replace('asha.', '')],
  [
    'with the signature of another one',
    `${token.slice(0, 16)}${signatureFor(['ravi', '2026-11-20'])}`,
  ],
  ['cut off', token.slice(0, -1)],
  ['without a signature', 'asha.2026-11-20'],
  ['without a dot', 'asha'],
  ['empty', ''],
])('a token %s says nothing', (_, forged) => {
  expect(readSignedToken(secret, 'unsubscribe', forged)).toBeUndefined()
})

test('a token of another site or for another purpose says nothing', () => {
  expect(readSignedToken(Buffer.from('another secret'), 'unsubscribe', token)).toBeUndefined()
  expect(readSignedToken(secret, 'search alert', token)).toBeUndefined()
})

function signatureFor(parts: string[]) {
  return createSignedToken(secret, 'unsubscribe', parts).split('.').at(-1)
}
