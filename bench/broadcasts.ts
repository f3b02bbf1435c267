import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { measureAddAll } from '#bench/broadcasts-page.ts'
import { say } from '#bench/say.ts'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { jobDatabase } from '#db/job-queues.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { fillBroadcast } from '#domain/broadcasts/fill-broadcast.ts'
import { countEveryone } from '#domain/broadcasts/find-contacts.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { type Draft, previewMessage } from '#domain/broadcasts/preview-message.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { readEnv } from '#server/env.ts'
import { createBroadcastSender, inFlightLimit } from '#server/jobs/broadcast-sender.ts'
import { createChannels } from '#server/providers/channels/create-channels.ts'
import { senderSettings } from '#server/sender-settings.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { startGateway } from '#tests/start-gateway.ts'

// How fast a batch of messages is sent next to the bare job queue with as many calls under way, to
// the same gateway; and Add All with 100,000 users, on the server and in the page:
// npm run bench:broadcasts (after a build)

const MESSAGES = 5_000
const USERS = 100_000

await using stack = new AsyncDisposableStack()
const database = await startDatabase()
stack.defer(() => database.stop())
const db = connect(database.url, { size: 8, timeoutMs: 60_000 })
stack.defer(() => db.destroy())
await migrateToLatest(db)
const staff = await createUser(db, { role: 'staff' })
const viewer = asViewer(staff)
const gateway = await startGateway({ delayMs: 20 })
stack.defer(() => gateway.close())
const env = readEnv({
  SMS_PROVIDER: 'http',
  SMS_URL: `${gateway.url}/sms?to={to}`,
  SMS_PER_SECOND: '10000',
})
const settings = senderSettings(env)
await saveSmsTemplate(db, '1107161234567890123', 'Hello {#var#}')

await timeBatch(500)
await timeBareQueue(500)
const [batchTime, bareTime] = [await timeBatch(MESSAGES), await timeBareQueue(MESSAGES)]
say('batch', `${Math.round(MESSAGES / batchTime)} messages a second`)
say('bare queue', `${Math.round(MESSAGES / bareTime)} messages a second`)
say('batch / bare queue', (bareTime / batchTime).toFixed(2))

await createUsers(db, USERS)
await timeAddAll()
const session = { days: 1, staffIdleHours: 1 }
const client = { device: 'benchmark', address: '127.0.0.1' }
await measureAddAll(database.url, await startSession(db, session, staff.id, client))

/** Seconds from the call until the last message is sent and recorded. */
async function timeBatch(count: number) {
  const secret = Buffer.from('a secret of the benchmark and of nothing else')
  const sender = createBroadcastSender({
    db,
    env,
    secret,
    settings,
    log: pino({ level: 'silent' }),
    channels: createChannels(db, secret, env),
  })
  const phones = Array.from({ length: count }, (_, i) => `${9_300_000_000 + i}`)
  const begun = performance.now()
  await sender.send(await start({ phones }))
  return (performance.now() - begun) / 1000
}

/** Seconds for as many jobs that each make the same call, and nothing else. */
async function timeBareQueue(count: number) {
  const boss = new PgBoss({ db: jobDatabase(db), supervise: false, schedule: false })
  await boss.start()
  const name = `bare-${count}`
  await boss.createQueue(name)
  const jobs = Array.from({ length: count }, (_, i) => ({ data: { to: `${9_300_000_000 + i}` } }))
  const finished = Promise.withResolvers<void>()
  let done = 0
  const begun = performance.now()
  await boss.insert(name, jobs)
  const options = {
    batchSize: inFlightLimit,
    pollingIntervalSeconds: 0.5,
    burstWhenBatchFull: true,
  }
  await boss.work<{ to: string }>(name, options, async (batch) => {
    await Promise.all(
      batch.map(async ({ data }) => (await fetch(`${gateway.url}/sms?to=${data.to}`)).text()),
    )
    done += batch.length
    if (done >= count) finished.resolve()
  })
  await finished.promise
  const seconds = (performance.now() - begun) / 1000
  await boss.stop({ graceful: false })
  return seconds
}

async function start(audience: Draft['audience']) {
  const reference = await openBroadcast(db, viewer, 'sms')
  const { id } = await startBroadcast(db, viewer, reference, draftFor(audience), settings)
  return id
}

function draftFor(audience: Draft['audience']): Draft {
  return { channel: 'sms', purpose: 'service', body: 'Hello {full_name}', audience }
}

async function timeAddAll() {
  const everyone = { search: '', except: [] }
  const audience = { phones: [], everyone }
  await report('count for Add All', () => countEveryone(db, everyone))
  await report('preview for Add All', () =>
    previewMessage(db, viewer, draftFor(audience), settings),
  )
  let broadcastId = ''
  await report('send call for Add All', async () => {
    broadcastId = await start(audience)
  })
  await report('all recipients made', async () => {
    while (await fillBroadcast(db, broadcastId));
  })
}

async function report(what: string, work: () => Promise<unknown>) {
  const begun = performance.now()
  await work()
  say(what, `${USERS} users`, `${Math.round(performance.now() - begun)} ms`)
}

async function createUsers(db: Db, count: number) {
  await sql`
    insert into app_user (phone, name, email)
    select (8000000000 + i)::text, 'Person ' || i, 'person' || i || '@example.com'
    from generate_series(1, ${count}::int) i
  `.execute(db)
  await sql`analyze app_user`.execute(db)
}
