import { expect, test } from 'vitest'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { callRequestSchema, mailRequestSchema } from '#contract/schemas/request.ts'

test('a call request needs a name and a mobile number', () => {
  const { error } = callRequestSchema.safeParse({ full_name: '', phone_no_b: '123' })
  expect(fieldErrors(error!)).toEqual({
    full_name: 'Field cannot be empty',
    phone_no_b: 'Invalid mobile number',
  })
})

test.for(['Ritu', 'Ritu & Sons', 'Flat 12, B-Block'])(
  'a call request takes any name: %s',
  (full_name) => {
    const request = { full_name, phone_no_b: '9810012345' }
    expect(callRequestSchema.parse(request)).toEqual(request)
  },
)

test('a mail request needs an address to answer to, and a message', () => {
  const { error } = mailRequestSchema.safeParse({
    email: 'a@b.in\r\nBcc: c@d.in',
    email_message: ' ',
  })
  expect(fieldErrors(error!)).toEqual({
    email: 'Invalid email id.',
    email_message: 'Field cannot be empty',
  })
  expect(
    mailRequestSchema.parse({ email: 'a@b.in', email_message: 'Line\nline' }).email_message,
  ).toBe('Line\nline')
})
