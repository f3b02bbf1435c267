import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { createSaves, type Reply } from '#tests/faults/saves.ts'
import type { SiteUnderFaults } from '#tests/faults/site-under-faults.ts'
import { servicesFor } from '#tests/services-for.ts'

const recipients = 300

/** SIGTERM while requests, an upload, an event stream and a broadcast are under way. */
export async function stopGracefully(site: SiteUnderFaults) {
  const { as, signIn, newListing, url, pid, waitForExit, startAgain, proxy, gateway, db } = site
  const cookie = await signIn()
  // One each: a person's own calls wait for each other.
  const members = await Promise.all(Array.from({ length: 10 }, async () => as(await signIn())))
  const { spn: listing } = await newListing()
  gateway.behave(sleep(30).then(() => ({ status: 200, body: '{"type":"success"}' })))
  const before = gateway.received.length
  await beginBroadcast(db)
  await sleep(1_000)

  const stream = await fetch(`${url()}/events/inbox`, { headers: { cookie } })
  const streamEnd = stream.text().then(
    () => 'ended',
    () => 'cut',
  )
  const upload = slowUpload(url(), cookie, await picture())
  // A slow line keeps the requests under way.
  proxy.behave({ delayMs: 25 })
  const saves = members.map(() => createSaves(1))
  const replies: Promise<Reply>[] = [
    ...saves.map((each, at) => each.save(members[at]!.post)),
    ...Array.from({ length: 10 }, () => as('seen_splash=1').get(`/property?id=${listing}`)),
  ]
  await sleep(100)
  const from = performance.now()
  process.kill(pid(), 'SIGTERM')
  await sleep(300)
  const ready = (await as('').get('/readyz')).status
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  const uploaded = await upload
  const code = await waitForExit()
  const tookMs = performance.now() - from
  proxy.behave('good')
  await startAgain()

  const lost = (await Promise.all(saves.map((each) => each.compare(db)))).filter(
    (each) => each.lost > 0,
  ).length
  const sent = await untilSent(db)
  const calls = gateway.received.slice(before).map(({ path }) => path)
  const twice = calls.length - new Set(calls).size
  const served = statuses.filter((status) => status === 200).length
  return {
    figure: `${served} of ${statuses.length} requests under way served (${[...new Set(statuses)]}), upload ${uploaded}, stream ${await streamEnd}, /readyz ${ready} meanwhile, exit ${code} after ${(tookMs / 1_000).toFixed(1)} s, lost ${lost}; messages ${JSON.stringify(sent)}, twice ${twice}`,
    isRight:
      served === statuses.length &&
      uploaded === 200 &&
      ready === 503 &&
      code === 0 &&
      tookMs < 11_000 &&
      lost + twice === 0,
  }
}

async function beginBroadcast(db: SiteUnderFaults['db']) {
  const { sender } = servicesFor(db, { SMS_PROVIDER: 'http' })
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

function picture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 240, height: 160, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer()
}

/** A picture that takes two seconds to arrive; the status 0 stands for no answer. */
async function slowUpload(url: string, cookie: string, bytes: Buffer) {
  const boundary = 'slow-upload'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  async function* slowly() {
    const part = Math.ceil(whole.length / 10)
    for (let at = 0; at < whole.length; at += part) {
      yield whole.subarray(at, at + part)
      await sleep(200)
    }
  }
  const reply = await fetch(`${url}/img/upload`, {
    method: 'POST',
    headers: {
      'x-api-key': 'basera-web',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie,
    },
    body: Readable.toWeb(Readable.from(slowly())),
    duplex: 'half',
  } as unknown as RequestInit).catch(() => undefined)
  await reply?.arrayBuffer()
  return reply?.status ?? 0
}
