import { expect, test } from 'vitest'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { messageReferenceSchema, messageSendSchema } from '#contract/schemas/message.ts'

const send = {
  list: JSON.stringify([
    { phone_no: 9810012345, message: 'Namaste' },
    { phone_no: '9811140275' },
    { phone_no: '9810012345' },
  ]),
  ref_no: 'R1',
  raw_message: 'Namaste {full_name}',
  mess_send_type: 'sms',
}

function errorsOf(form: object) {
  const { error } = messageSendSchema.safeParse(form)
  return error && fieldErrors(error)
}

test('takes each number once, as number or text', () => {
  expect(messageSendSchema.parse(send).list).toEqual(['9810012345', '9811140275'])
})

test('says what is missing', () => {
  expect(errorsOf({ ...send, list: '[]', raw_message: ' ' })).toEqual({
    list: 'Select Number!',
    raw_message: 'No Message!',
  })
  expect(errorsOf({ ...send, list: 'oops' })).toEqual({ list: 'Select Number!' })
  expect(errorsOf({ ...send, list: '[1]' })).toHaveProperty('list')
  expect(errorsOf({ ...send, list: '[{"phone_no":"12"}]' })).toEqual({
    list: 'Invalid mobile number',
  })
  expect(errorsOf({ ...send, mess_send_type: 'fax' })).toHaveProperty('mess_send_type')
})

test('knows four channels', () => {
  for (const mess_type of ['sms', 'whatsapp', 'email', 'noti']) {
    expect(messageReferenceSchema.parse({ mess_type })).toEqual({ mess_type })
  }
  expect(messageReferenceSchema.safeParse({ mess_type: 'pigeon' }).success).toBe(false)
})
