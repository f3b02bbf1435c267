import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readEnv, SettingsError, settings } from '#server/env.ts'
// As in the running server, where the schemas of forms set the sentences of the library.
import '#contract/schemas/fields.ts'

const publicSite = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://basera.example',
  DATABASE_URL: 'postgres://localhost/basera',
  SMS_PROVIDER: 'http',
  SMS_URL: 'https://sms.example/send?to={to}&text={body}',
}

describe('readEnv', () => {
  test('runs without any setting', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      SITE_NAME: 'Basera',
      CLIENT_API_KEY: 'basera-web',
      DATA_DIR: path.resolve('data'),
      DEMO_DATA: true,
      DEV_OUTBOX: true,
    })
  })

  test('has every setting in the example, and no other', () => {
    const example = readFileSync('.env.example', 'utf8')
    const named = example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)

    expect(Array.from(named, ([, name]) => name).sort()).toEqual(settings.toSorted())
    expect(readEnv(parseEnv(example))).toMatchObject(readEnv({ NODE_ENV: 'development' }))
  })

  test('takes an empty setting as not given', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ PORT: 3000 })
  })

  test.each([
    ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['DRAIN_SECONDS', '0.5', 'must be a whole number from 0 to 300'],
    ['REQUEST_SECONDS', '0', 'must be a whole number from 1 to 60'],
    ['WORKERS', '0', 'must be a whole number from 1 to 128'],
    ['WORKERS', 'all', 'must be auto or a whole number from 1 to 128'],
    ['DATABASE_URL', 'mysql://localhost/x', 'must be like postgres://'],
    ['PUBLIC_URL', 'basera.in', 'must be a web address'],
    ['PUBLIC_URL', 'https://basera.in/homes', 'without a path'],
    ['WHATSAPP_URL', 'javascript:alert(1)', 'must be a web address'],
    ['STORAGE_URL', 'ftp:somewhere', 'must begin with file: or s3:'],
    ['DEMO_DATA', 'maybe', '"on"|"off"'],
    ['SECRET', 'short', 'must have at least 32 characters'],
    ['PAPER_KEYS', `${'a'.repeat(32)},short`, 'must have at least 32 characters each'],
  ])('names %s when it is %s, and says why: %s', (name, value, reason) => {
    expect(() => readEnv({ [name]: value })).toThrow(SettingsError)
    expect(() => readEnv({ [name]: value })).toThrow(`The setting ${name} is not right: `)
    expect(() => readEnv({ [name]: value })).toThrow(reason)
  })

  test('takes several databases to read from', () => {
    const urls = ['postgres://a:1/basera', 'postgresql://b:2/basera']
    expect(readEnv({ DATABASE_READ_URL: urls.join(', ') }).DATABASE_READ_URL).toEqual(urls)
    expect(() => readEnv({ DATABASE_READ_URL: `${urls[0]},mysql://c/basera` })).toThrow(
      'The setting DATABASE_READ_URL is not right: must be like postgres://',
    )
  })

  test('loads no demo data into a database of the operator', () => {
    const url = 'postgres://localhost/basera'
    expect(readEnv({ DATABASE_URL: url }).DEMO_DATA).toBe(false)
    expect(readEnv({ DATABASE_URL: url, DEMO_DATA: 'on' }).DEMO_DATA).toBe(true)
  })

  test('loads demo data unasked into the embedded database only, and not beside a bucket', () => {
    expect(readEnv({}).DEMO_DATA).toBe(true)
    expect(readEnv({ DEMO_DATA: 'off' }).DEMO_DATA).toBe(false)
    expect(readEnv({ ...publicSite, DATABASE_URL: 'embedded' }).DEMO_DATA).toBe(false)
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/basera' }).DEMO_DATA).toBe(false)
    expect(readEnv({ STORAGE_URL: 's3://key:secret@host/bucket' }).DEMO_DATA).toBe(false)
  })
  test('takes the public address without the slash at its end', () => {
    expect(readEnv({ PUBLIC_URL: 'https://basera.in/' }).PUBLIC_URL).toBe('https://basera.in')
  })

  test.each([
    {},
    { PUBLIC_URL: 'basera.example' },
    { PUBLIC_URL: 'http://basera.example' },
    { PUBLIC_URL: 'http://localhost.basera.example' },
    { PUBLIC_URL: 'http://127.0.0.1.nip.io' },
  ])('refuses production with %j, whose cookies would not be Secure', (given) => {
    const read = () => readEnv({ NODE_ENV: 'production', ...given })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(/^The setting PUBLIC_URL is not right: .*https.*\.$/)
  })

  test.each([
    'https://basera.example',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:80',
  ])('lets production start at %s', (PUBLIC_URL) => {
    expect(readEnv({ ...publicSite, PUBLIC_URL })).toMatchObject({ PUBLIC_URL })
  })

  test.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'http://basera.localhost:3000' }, true],
    [{ PUBLIC_URL: 'https://basera.example' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, false],
    [{ PUBLIC_URL: 'https://basera.example', DEV_OUTBOX: 'on' }, true],
    [{ PUBLIC_URL: 'http://localhost', DEV_OUTBOX: 'off' }, false],
    [{ PUBLIC_URL: 'http://localhost', NODE_ENV: 'production' }, false],
    [{ PUBLIC_URL: 'http://localhost', NODE_ENV: 'production', DEV_OUTBOX: 'on' }, true],
  ])('with %j the outbox can be read: %s', (given, isOn) => {
    expect(readEnv(given).DEV_OUTBOX).toBe(isOn)
  })
})

test('numbers of several workers need a port each', () => {
  const METRICS_TOKEN = 'a-token-for-prometheus'
  expect(() => readEnv({ METRICS_TOKEN, WORKERS: '2' })).toThrow(
    'The setting METRICS_PORT is not right: with several WORKERS',
  )
  expect(readEnv({ METRICS_TOKEN })).toMatchObject({ METRICS_TOKEN })
  expect(readEnv({ METRICS_TOKEN, METRICS_PORT: '9464', WORKERS: '2' })).toBeTruthy()
})

describe('a site for the public', () => {
  test.each([
    [
      'DATABASE_URL',
      { DATABASE_URL: '' },
      /must be given, like postgres:.* or be the word embedded/,
    ],
    ['DEMO_DATA', { DEMO_DATA: 'on' }, /at a public address it must be off/],
    ['SMS_PROVIDER', { SMS_PROVIDER: '', SMS_URL: '' }, /nobody could log in.* msg91 or http/],
  ])('needs %s: with %j it is refused in one sentence', (name, changed, reason) => {
    const read = () => readEnv({ ...publicSite, ...changed })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(`The setting ${name} is not right: `)
    expect(read).toThrow(reason)
    const trying = { ...publicSite, ...changed, PUBLIC_URL: 'http://localhost:3000' }
    expect(readEnv(trying)).toMatchObject({ NODE_ENV: 'production' })
    expect(readEnv({ ...publicSite, ...changed }, { isCommand: true })).toBeTruthy()
  })

  test('may use the embedded database when that is said', () => {
    expect(readEnv({ ...publicSite, DATABASE_URL: 'embedded' })).toMatchObject({
      DATABASE_URL: undefined,
      DEMO_DATA: false,
    })
  })

  test.each([
    [{ WHATSAPP_TOKEN: 'x', WHATSAPP_PHONE_ID: '1', WHATSAPP_ALERT_TEMPLATE: 'a' }, false],
    [
      {
        WHATSAPP_TOKEN: 'x',
        WHATSAPP_PHONE_ID: '1',
        WHATSAPP_ALERT_TEMPLATE: 'a',
        WHATSAPP_CODE_TEMPLATE: 'c',
      },
      true,
    ],
    [{ DEV_OUTBOX: 'on' }, true],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'post@basera.example' }, false],
  ])('whose codes go by %j may start: %s', (channel, mayStart) => {
    const read = () => readEnv({ ...publicSite, SMS_PROVIDER: '', SMS_URL: '', ...channel })
    if (mayStart) expect(read()).toBeTruthy()
    else expect(read).toThrow('The setting SMS_PROVIDER is not right')
  })
})
