import { expect, test } from 'vitest'
import { errorsFromPosted, ourName, postedName, toPosted } from '#contract/schemas/posted-names.ts'

test('a form is posted by the names of its own call, and what is wrong comes back by ours', () => {
  expect(toPosted('/api/otp/v', { phone: '9876543210', code: '1234', email: 'a@b.in' })).toEqual({
    phone_no: '9876543210',
    u_otp: '1234',
    email: 'a@b.in',
  })
  expect(toPosted('/api/req/call', { name: 'Ritu', phone: '9876543210' })).toEqual({
    full_name: 'Ritu',
    phone_no_b: '9876543210',
  })
  expect(errorsFromPosted('/api/req/call', { phone_no_b: 'Wrong', form: 'Busy' })).toEqual({
    phone: 'Wrong',
    form: 'Busy',
  })
})

test('a field that a call takes by our own name keeps it', () => {
  expect(toPosted('/api/map/listings', { page: '/search' })).toEqual({ page: '/search' })
  expect(postedName('/api/otp/v', 'constructor')).toBe('constructor')
  expect(ourName('/api/otp/v', 'email')).toBe('email')
})
