import { describe, expect, test } from 'vitest'
import { readEnv, SettingsError } from '#server/env.ts'

const msg91 = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'k',
  MSG91_ENTITY_ID: '1101',
  MSG91_SENDER: 'BASERA',
  MSG91_CODE_TEMPLATE: 't1',
  MSG91_ALERT_TEMPLATE: 't2',
  MSG91_BULK_TEMPLATE: 't3',
}
const whatsapp = {
  WHATSAPP_TOKEN: 't',
  WHATSAPP_PHONE_ID: '555',
  WHATSAPP_ALERT_TEMPLATE: 'alert_1',
}
const smtp = { SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Basera <post@basera.example>' }
const http = { SMS_PROVIDER: 'http', SMS_URL: 'https://sms.example/send?to={to}&text={body}' }

describe('the settings of providers', () => {
  test.each([
    ['msg91', msg91],
    ['http', { ...http, SMS_BODY: '{"to":"{to}"}', SMS_HEADERS: '{"api-key":"k"}' }],
    ['whatsapp', whatsapp],
    ['smtp', smtp],
    ['a bare sender', { ...smtp, MAIL_FROM: 'post@basera.example' }],
  ])('accept %s', (_, settings) => {
    expect(() => readEnv(settings)).not.toThrow()
  })

  test.each([
    ...Object.keys(msg91).map((name) => [name, msg91] as const),
    ...Object.keys(whatsapp).map((name) => [name, whatsapp] as const),
    ...Object.keys(smtp).map((name) => [name, smtp] as const),
    ['SMS_URL', http] as const,
  ])('stop the start when only %s is missing', (name, settings) => {
    expectComplaint(name, { ...settings, [name]: '' })
  })

  test.each([
    ['SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
    ['MSG91_ENTITY_ID', { ...msg91, MSG91_ENTITY_ID: 'eleven' }],
    ['MSG91_SENDER', { ...msg91, MSG91_SENDER: 'BA\r\nX: 1' }],
    ['MSG91_URL', { ...msg91, MSG91_URL: 'control.msg91.com' }],
    ['SMS_URL', { ...http, SMS_URL: 'https://{to}.example/' }],
    ['SMS_URL', { ...http, SMS_URL: 'https://sms.example{body}' }],
    ['SMS_URL', { ...http, SMS_URL: 'https://user@{body}/' }],
    ['SMS_URL', { ...http, SMS_URL: 'ftp://sms.example/' }],
    ['SMS_BODY', { ...http, SMS_BODY: '{"to":' }],
    ['SMS_HEADERS', { ...http, SMS_HEADERS: '{"a":"x\\r\\ny"}' }],
    ['SMS_HEADERS', { ...http, SMS_HEADERS: '["a"]' }],
    ['WHATSAPP_TOKEN', { ...whatsapp, WHATSAPP_TOKEN: 'two words' }],
    ['WHATSAPP_PHONE_ID', { ...whatsapp, WHATSAPP_PHONE_ID: '../me' }],
    ['SMTP_URL', { ...smtp, SMTP_URL: 'https://mail.example' }],
    ['MAIL_FROM', { ...smtp, MAIL_FROM: 'Basera' }],
  ])('stop the start when %s is wrong: %o', (name, settings) => {
    expectComplaint(name, settings)
  })
})

function expectComplaint(name: string, settings: Record<string, string>) {
  expect(() => readEnv(settings)).toThrow(SettingsError)
  expect(() => readEnv(settings)).toThrow(new RegExp(`^The setting ${name} is not right: .*\\.$`))
}
