import { expect, test } from 'vitest'
import { renderMessage } from '#domain/broadcasts/render-message.ts'

const asha = { phone: '9810012345', name: 'Asha Rani', email: 'asha@example.com' }

test('fills in name, e-mail and number wherever they stand', () => {
  const raw = '{full_name}, {email_id}, {phone_no}; again {full_name}'
  expect(renderMessage(raw, asha)).toBe('Asha Rani, asha@example.com, 9810012345; again Asha Rani')
})

test('writes null for what is not known of a number', () => {
  expect(renderMessage('{full_name} {email_id} {phone_no}', { phone: '9810012345' })).toBe(
    'null null 9810012345',
  )
  expect(renderMessage('{full_name}', { ...asha, name: '' })).toBe('null')
})

test.for(['{phone_no}', '{email_id}', '{full_name}', '$&', '$1'])(
  'a user named %s is called just that',
  (name) => {
    expect(renderMessage('Hello {full_name}', { ...asha, name })).toBe(`Hello ${name}`)
  },
)

test('leaves other braces alone', () => {
  const raw = '{__proto__} {constructor} {FULL_NAME} {full_name {{phone_no}}'
  expect(renderMessage(raw, asha)).toBe(
    '{__proto__} {constructor} {FULL_NAME} {full_name {9810012345}',
  )
})

test('no value brings a line break along', () => {
  const name = 'Asha\r\nBcc: eve@example.com'
  expect(renderMessage('Dear {full_name},\r\nhello', { ...asha, name })).toBe(
    'Dear Asha Bcc: eve@example.com,\nhello',
  )
})
