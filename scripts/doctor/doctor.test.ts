import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { describe, expect } from 'vitest'
import { demoId } from '#demo/demo-id.ts'
import { checkChannels, sendTrials } from '#scripts/doctor/check-channels.ts'
import { checkSiteDatabase } from '#scripts/doctor/check-database.ts'
import { checkDisk, checkMap, checkPictures } from '#scripts/doctor/check-machine.ts'
import { asLine } from '#scripts/doctor/finding.ts'
import { readEnv } from '#server/env.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { test as folderTest } from '#tests/folder.ts'
import { runCommand, slowly } from '#tests/run-command.ts'
import { startGateway } from '#tests/start-gateway.ts'

const publicSite = { NODE_ENV: 'production', PUBLIC_URL: 'https://basera.example' }
const whatsapp = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '12',
  WHATSAPP_ALERT_TEMPLATE: 'alert',
}

function settings(given: Record<string, string>) {
  return readEnv(given, { isCommand: true })
}

describe('the database', () => {
  test('is well when it is migrated and somebody runs the site', async ({ db }) => {
    await createUser(db, { role: 'administrator' })
    const lines = (await checkSiteDatabase(db, settings({}))).map(asLine)
    expect(lines).toEqual([
      expect.stringMatching(/^ok {7}database {5}PostgreSQL \d+/),
      expect.stringMatching(/^ok {7}connections/),
      expect.stringMatching(/^ok {7}clock/),
      expect.stringMatching(/^ok {7}rights/),
      expect.stringMatching(/^ok {7}migrations/),
      expect.stringMatching(/^ok {7}staff {8}1 of 1 are administrators/),
    ])
  })

  test('counts the connections of all workers', async ({ db }) => {
    const about = async (given: Record<string, string>) =>
      (await checkSiteDatabase(db, settings(given))).filter(({ about }) => about === 'connections')
    expect(await about({})).toMatchObject([{ text: expect.stringContaining('up to 30 of') }])
    expect(await about({ WORKERS: '4' })).toMatchObject([
      { text: expect.stringMatching(/^this machine with 4 workers opens up to 48 of/) },
    ])
  })

  test('tells what to do about a schema that is behind, staff and demo accounts', async ({
    db,
  }) => {
    await createUser(db, { id: demoId('user', 0) })
    const about = async (topic: string, given: Record<string, string>) =>
      (await checkSiteDatabase(db, settings(given))).filter((each) => each.about === topic)

    expect(await about('staff', publicSite)).toMatchObject([
      { level: 'warning', text: expect.stringContaining('npm run staff -- create') },
      { level: 'wrong', text: expect.stringContaining('demo accounts') },
    ])
    await sql`
      delete from kysely_migration where name = (select max(name) from kysely_migration)
    `.execute(db)
    expect(await about('migrations', {})).toMatchObject([{ level: 'warning' }])
    expect(await about('migrations', { MIGRATE_AT_START: 'off' })).toMatchObject([
      { level: 'wrong', text: expect.stringContaining('run npm run migrate') },
    ])
  })
})

describe('the channels', () => {
  test('without providers are well here and worth a warning in public', async () => {
    const levels = async (given: Record<string, string>) =>
      (await checkChannels(settings(given))).map(({ level }) => level)
    expect(await levels({})).toEqual(['ok', 'ok', 'ok'])
    expect(await levels(publicSite)).toEqual(['warning', 'warning', 'warning'])
  })

  test('are reached without sending anything, and their refusals told', async ({
    onTestFinished,
  }) => {
    const gateway = await startGateway()
    onTestFinished(gateway.close)
    const mail = await startMailServer()
    onTestFinished(() => new Promise<void>((resolve) => mail.server.close(() => resolve())))
    const env = (password: string, url = gateway.url) =>
      settings({
        ...whatsapp,
        SMS_PROVIDER: 'http',
        SMS_URL: `${url}/send?to={to}`,
        WHATSAPP_API_URL: url,
        SMTP_URL: `smtp://us:${password}@127.0.0.1:${mail.port}`,
        MAIL_FROM: 'post@basera.example',
      })
    expect(await checkChannels(env('right'))).toMatchObject([
      { level: 'ok' },
      { level: 'ok' },
      { level: 'ok' },
    ])
    expect(gateway.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /12?fields=id',
    ])

    gateway.behave({ status: 401 })
    const [, refused, closed] = await checkChannels(env('wrong'))
    expect(refused).toMatchObject({ level: 'wrong', text: expect.stringContaining('answered 401') })
    expect(closed).toMatchObject({ level: 'wrong', text: expect.stringContaining('(535)') })
    const [away] = await checkChannels(env('right', 'http://127.0.0.1:1'))
    expect(away).toMatchObject({ level: 'wrong', text: expect.stringContaining('ECONNREFUSED') })
  })

  test('send a trial only to whom it was asked for', async ({ onTestFinished }) => {
    const gateway = await startGateway()
    onTestFinished(gateway.close)
    const env = settings({ SMS_PROVIDER: 'http', SMS_URL: `${gateway.url}/send?to={to}` })
    expect(await sendTrials(env, '9876543210')).toMatchObject([
      { about: 'sms', level: 'ok' },
      { about: 'whatsapp', level: 'warning' },
    ])
    expect(gateway.received[0]?.path).toBe('/send?to=9876543210')
  })
})

describe('the machine', () => {
  test('has a map, room and a place for pictures', async ({ onTestFinished }) => {
    const gateway = await startGateway()
    onTestFinished(gateway.close)
    const map = () => checkMap(settings({ MAP_STYLE_URL: `${gateway.url}/style` }))
    expect(await map()).toMatchObject({ level: 'ok' })
    gateway.behave({ status: 404 })
    expect(await map()).toMatchObject({ level: 'warning' })
    const missing = await checkMap(settings({ MAP_PMTILES: '/nowhere/cities.pmtiles' }))
    expect(missing).toMatchObject({ level: 'wrong', text: expect.stringContaining('ENOENT') })
    expect(await checkPictures(settings({ STORAGE_URL: 'file:/dev/null/x' }))).toMatchObject({
      level: 'wrong',
      text: expect.stringContaining('STORAGE_URL'),
    })
    const away = { STORAGE_URL: 's3://key:secret@127.0.0.1:1/bucket?insecure' }
    expect(await checkPictures(settings(away))).toMatchObject({
      level: 'wrong',
      text: expect.stringContaining('127.0.0.1:1 does not answer'),
    })
    expect(await checkDisk(settings({ DATA_DIR: '/nowhere/at/all' }))).toMatchObject([
      { level: 'ok', text: 'DATA_DIR will be made at the first start' },
      { about: 'disk' },
    ])
  })
})

folderTest('the command ends with 1 when something is wrong', slowly, async ({ folder }) => {
  const DATA_DIR = path.join(folder, 'data')
  const { code, out } = await runCommand('doctor.ts', [], {
    ...publicSite,
    DATA_DIR,
    MAP_STYLE_URL: 'off',
    DATABASE_URL: 'postgres://basera@127.0.0.1:1/basera',
  })
  expect(code).toBe(1)
  expect(out).toMatch(/^wrong {4}settings {5}The setting SMS_PROVIDER is not right/m)
  expect(out).toMatch(
    /^wrong {4}database {5}The setting DATABASE_URL is not right, .*ECONNREFUSED/m,
  )
  expect(out).toMatch(/^ok {7}map/m)
})

async function startMailServer() {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'us' }) : done(new Error('no')),
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return { server, port: (listening.address() as AddressInfo).port }
}
