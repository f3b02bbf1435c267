import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readEnv, SettingsError, settings } from '#server/env.ts'

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
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'basera.in'],
    ['STORAGE_URL', 'ftp:somewhere'],
    ['DEMO_DATA', 'maybe'],
    ['SECRET', 'short'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(SettingsError)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .*\\.$`))
  })

  test('loads no demo data into a database of the operator', () => {
    const url = 'postgres://localhost/basera'
    expect(readEnv({ DATABASE_URL: url }).DEMO_DATA).toBe(false)
    expect(readEnv({ DATABASE_URL: url, DEMO_DATA: 'on' }).DEMO_DATA).toBe(true)
  })

  test('hides the outbox in production unless it is asked for', () => {
    expect(readEnv({ NODE_ENV: 'production' }).DEV_OUTBOX).toBe(false)
    expect(readEnv({ NODE_ENV: 'production', DEV_OUTBOX: 'on' }).DEV_OUTBOX).toBe(true)
  })
})
