import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { compareSaves } from '#tests/faults/saves.ts'
import type { SiteUnderFaults } from '#tests/faults/site-under-faults.ts'
import { slowUpload } from '#tests/faults/slow-upload.ts'
import { readUntilRefused, saveUntilRefused } from '#tests/faults/until-refused.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const recipients = 300
/** So many save, and as many read. */
const clients = 4

/**
 * SIGTERM while people save and read without a pause, an upload comes in slowly, an event stream is
 * open and a broadcast is sent. Everybody goes on until the port is closed.
 */
export async function stopGracefully(site: SiteUnderFaults) {
  const { as, signIn, newListing, url, pid, waitForExit, startAgain, gateway, db } = site
  const keys = Array.from({ length: clients }, () => randomUUID())
  // One each: a person's own calls wait for each other.
  const owners = await Promise.all(keys.map(() => signIn()))
  const { spn: listing } = await newListing()
  gateway.behave(sleep(30).then(() => ({ status: 200, body: '{"type":"success"}' })))
  const before = gateway.received.length
  await beginBroadcast(db)
  const stream = await fetch(`${url()}/events/inbox`, { headers: { cookie: owners[0]! } })
  const streamEnd = stream.text().then(
    () => 'ended',
    () => 'cut',
  )
  const saving = keys.map((key, at) => saveUntilRefused(url(), owners[at]!, key))
  const reading = keys.map(() => readUntilRefused(url(), `/property?id=${listing}`))
  await sleep(1_000)
  const upload = slowUpload(url(), owners[0]!)
  await sleep(500)

  const from = performance.now()
  process.kill(pid(), 'SIGTERM')
  await sleep(300)
  const ready = (await as('').get('/readyz')).status
  const saves = await Promise.all(saving)
  const answers = [...saves, ...(await Promise.all(reading))]
  const uploaded = await upload
  const code = await waitForExit()
  const tookMs = performance.now() - from
  await startAgain()

  const acknowledged = new Map(keys.map((key, at) => [key, saves[at]!.acknowledged]))
  const { lost } = await compareSaves(db, keys, acknowledged)
  const sent = await untilSent(db)
  const calls = gateway.received.slice(before).map(({ path }) => path)
  const twice = calls.length - new Set(calls).size
  const served = answers.reduce((sum, each) => sum + each.served, 0)
  const other = answers.flatMap((each) => each.other)
  const slowest = Math.max(...answers.map(({ slowestMs }) => slowestMs))
  return {
    figure: `${served} of ${served + other.length} requests served until the port closed ${[...new Set(other)]}, slowest ${slowest.toFixed(0)} ms, upload ${uploaded}, stream ${await streamEnd}, /readyz ${ready} meanwhile, exit ${code} after ${(tookMs / 1_000).toFixed(1)} s, lost ${lost}; messages ${JSON.stringify(sent)}, twice ${twice}`,
    isRight:
      other.length === 0 &&
      uploaded === 200 &&
      (await streamEnd) === 'ended' &&
      ready === 503 &&
      code === 0 &&
      tookMs < 10_000 &&
      lost + twice === 0 &&
      typeof sent === 'object',
  }
}

async function beginBroadcast(db: SiteUnderFaults['db']) {
  const { sender } = resourcesFor(db, { SMS_PROVIDER: 'http' })
  await saveSmsTemplate(db, '1107161234567890123', 'Hello {#var#}')
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const phones = Array.from({ length: recipients }, (_, i) => `${9_300_000_000 + i}`)
  const reference = await openBroadcast(db, staff, 'sms')
  const draft = { channel: 'sms', purpose: 'service', body: 'Hello {phone_no}' } as const
  await startBroadcast(db, staff, reference, { ...draft, audience: { phones } }, sender)
}

/** How many messages have which state, once none waits any more. */
async function untilSent(db: SiteUnderFaults['db']) {
  for (let round = 0; round < 300; round++) {
    const rows = await db
      .selectFrom('broadcastRecipient')
      .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    const counts = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
    if (!counts.queued && !counts.sending) return counts
    await sleep(200)
  }
  return 'still sending'
}
