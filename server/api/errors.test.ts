import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { withPostedNames } from '#server/api/errors.ts'

test('a domain error names its fields as the form posted them', () => {
  const error = new DomainError('invalid', {
    message: 'Not so.',
    fields: { email: 'Taken.', note: 'Too long.' },
    retryAfter: 3,
  })

  expect(withPostedNames(error, { email: 'user_email' })).toMatchObject({
    code: 'invalid',
    message: 'Not so.',
    fields: { user_email: 'Taken.', note: 'Too long.' },
    retryAfter: 3,
  })
})

test('any other error stays what it is', () => {
  const error = new Error('a bug')

  expect(withPostedNames(error, {})).toBe(error)
})
