import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { withOwnerSite } from '#bench/owner-site.ts'
import { say } from '#bench/say.ts'
import type { Db } from '#db/connect.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

// Many open event streams: what each costs in memory, and how long a lead takes to arrive next to a
// bare NOTIFY on the same machine. On Linux, after a build: npm run bench:events

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    leads: { type: 'string', default: '300' },
  },
})
const streams = Number(values.streams)
const leads = Number(values.leads)

await withOwnerSite(fill, async ({ url, databaseUrl, db, signIn, memory }, owners) => {
  const cookies = await Promise.all(owners.map(({ id }) => signIn(id)))
  // One stream first, since it opens the listener and warms the code.
  const open = [await openStream(url, cookies[0]!)]
  await sleep(2_000)
  const before = memory()
  for (const cookie of cookies.slice(1)) open.push(await openStream(url, cookie))
  await sleep(2_000)
  const after = memory()
  const each = ((after - before) * 1_024) / (streams - 1)
  say(`memory ${before.toFixed(0)} → ${after.toFixed(0)} MB, ${each.toFixed(1)} kB per stream`)

  const arrivals: number[] = []
  const calls: number[] = []
  for (let lead = 0; lead < leads; lead++) {
    const at = (lead * 7) % owners.length
    const { call, arrival } = await timeLead(db, owners[at]!.spn, open[at]!)
    calls.push(call)
    arrivals.push(arrival)
  }
  const bare = await timeNotify(databaseUrl)
  print('a lead, until it arrives', arrivals)
  print('of it, storing the lead', calls)
  print('a bare NOTIFY', bare)
  say(`ratio of the medians ${(quantile(arrivals, 0.5) / quantile(bare, 0.5)).toFixed(1)}`)
  for (const stream of open) stream.destroy()
})

async function fill(db: Db) {
  const owners: { id: string; spn: string }[] = []
  for (let number = 0; number < streams; number++) {
    const { ownerId: id, spn } = await createListing(db)
    owners.push({ id, spn })
  }
  return owners
}

/** From the call that makes a lead, its transaction included, to the event in the owner's browser. */
async function timeLead(db: Db, spn: string, stream: IncomingMessage) {
  const seeker = asViewer(await createUser(db))
  const limits = { perDay: 25, perAddressDay: 1_000_000, address: '10.0.0.1' }
  const arrived = once(stream, 'data')
  const asked = performance.now()
  await revealContact(db, seeker, spn, limits)
  const call = performance.now() - asked
  await arrived
  return { call, arrival: performance.now() - asked }
}

async function timeNotify(connectionString: string) {
  const [sender, listener] = [new Client({ connectionString }), new Client({ connectionString })]
  await Promise.all([sender.connect(), listener.connect()])
  await listener.query('listen bench')
  const times: number[] = []
  for (let turn = 0; turn < leads; turn++) {
    const arrived = once(listener, 'notification')
    const asked = performance.now()
    await sender.query("select pg_notify('bench', 'x')")
    await arrived
    times.push(performance.now() - asked)
  }
  await Promise.all([sender.end(), listener.end()])
  return times
}

/** Opens a stream and waits for the state that it begins with. */
async function openStream(url: string, cookie: string): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: false })
  const sent = request(`${url}/events/inbox`, { agent, headers: { cookie } })
  sent.end()
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  if (reply.statusCode !== 200) throw new Error(`The stream answered ${reply.statusCode}.`)
  reply.setEncoding('utf8')
  for await (const part of reply.iterator({ destroyOnReturn: false })) {
    if (String(part).includes('event: inbox')) break
  }
  reply.resume()
  return reply
}

function print(what: string, times: number[]) {
  const median = `median ${quantile(times, 0.5).toFixed(1)} ms`
  say(what.padEnd(26), median, `p99 ${quantile(times, 0.99).toFixed(1)} ms`)
}

function quantile(times: number[], share: number) {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
}
