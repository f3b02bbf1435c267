import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createConsentToken } from '#domain/assistance/consent-token.ts'
import { createFamilyToken, readFamilyToken } from '#domain/family-lists/family-token.ts'

test('a token opens its list alone, and is of no other purpose or secret', () => {
  const [secret, id] = [Buffer.from('a secret'), randomUUID()]
  const token = createFamilyToken(secret, id)
  expect(readFamilyToken(secret, token)).toBe(id)
  expect(readFamilyToken(Buffer.from('another'), token)).toBeUndefined()
  expect(readFamilyToken(secret, token.replace(id, randomUUID()))).toBeUndefined()
  expect(readFamilyToken(secret, createConsentToken(secret, id))).toBeUndefined()
})
