import { expect, test } from 'vitest'
import { messageReferenceSchema, messageSendSchema } from '#contract/schemas/broadcast.ts'
import { fieldErrors } from '#contract/schemas/fields.ts'

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

test('numbers may come bare, and none is needed where everyone is meant', () => {
  const list = '["9810012345", 9811140275]'
  expect(messageSendSchema.parse({ ...send, list }).list).toEqual(['9810012345', '9811140275'])
  expect(messageSendSchema.parse({ ...send, list: ['9810012345'] }).list).toEqual(['9810012345'])
  expect(errorsOf({ ...send, list: '[null]' })).toEqual({ list: 'Field cannot be empty' })
  expect(errorsOf({ ...send, list: '[]', everyone: 'true' })).toBeUndefined()
  expect(errorsOf({ ...send, list: '[]', everyone: 'false' })).toEqual({ list: 'Select Number!' })
})
