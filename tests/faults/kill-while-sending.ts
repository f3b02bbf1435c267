import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Db } from '#db/connect.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { stopBroadcast } from '#domain/broadcasts/stop-broadcast.ts'
import { createBroadcastSender, inFlightLimit } from '#server/jobs/broadcast-sender.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { startGateway } from '#tests/start-gateway.ts'

const script = fileURLToPath(new URL('./send-broadcast.ts', import.meta.url))
const gatewayMs = 20
const accepted = { status: 200, body: '{"type":"success"}' }

type Options = {
  url: string
  recipients: number
  kills: number
  perSecond: number
  /** Waits for the moment of a kill, once a process has begun. */
  untilKill: (gateway: Gateway) => Promise<unknown>
  /** The call from which on the gateway takes calls and never answers, until the last kill. */
  hangsFrom?: number
  /** Whether the broadcast is stopped after the last kill. */
  isStopped?: boolean
}

type Gateway = Awaited<ReturnType<typeof startGateway>>

/**
 * Sends a broadcast in processes that are ended with kill -9, and what they left in this one, then
 * compares what the database says with the calls that a gateway counted.
 */
export async function killWhileSending(db: Db, options: Options) {
  const gateway = await startGateway({
    delayMs: gatewayMs,
    onCall() {
      if (gateway.received.length === options.hangsFrom) gateway.behave('hang')
    },
  })
  try {
    const { broadcastId, stop } = await createBroadcast(db, options.recipients)
    const kills = await sendWithKills(broadcastId, gateway, options)
    if (options.isStopped) await stop()
    await sendRest(db, broadcastId, gateway, options)
    const calls = gateway.received.map(({ path }) => path.split('to=')[1] ?? '')
    return { kills, ...(await compare(db, broadcastId, calls)), mostUnknown: kills * inFlightLimit }
  } finally {
    await gateway.close()
  }
}

export async function createBroadcast(db: Db, recipients: number) {
  const { sender } = resourcesFor(db, { SMS_PROVIDER: 'http' })
  await saveSmsTemplate(db, '1107161234567890123', 'Hello {#var#}')
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const phones = Array.from({ length: recipients }, (_, i) => `${9_300_000_000 + i}`)
  const reference = await openBroadcast(db, staff, 'sms')
  const draft = { channel: 'sms', purpose: 'service', body: 'Hello {phone_no}' } as const
  const { id } = await startBroadcast(
    db,
    staff,
    reference,
    { ...draft, audience: { phones } },
    sender,
  )
  return { broadcastId: id, stop: () => stopBroadcast(db, staff, reference) }
}

/** Answers how often it killed: a process that was done before does not count. */
async function sendWithKills(broadcastId: string, gateway: Gateway, options: Options) {
  let kills = 0
  while (kills < options.kills) {
    const child = fork(script, [options.url, broadcastId, gateway.url, `${options.perSecond}`])
    const ended = once(child, 'exit')
    await Promise.race([once(child, 'message'), ended])
    await Promise.race([options.untilKill(gateway), ended])
    if (child.exitCode !== null) return kills
    child.kill('SIGKILL')
    await ended
    kills++
  }
  return kills
}

/** To the database, this process is as good as another one that was started for it. */
async function sendRest(db: Db, broadcastId: string, gateway: Gateway, { perSecond }: Options) {
  gateway.behave(accepted)
  const { sender: settings, ...resources } = resourcesFor(db, {
    SMS_PROVIDER: 'http',
    SMS_URL: `${gateway.url}/sms?to={to}`,
    SMS_PER_SECOND: perSecond,
  })
  await createBroadcastSender({ ...resources, settings, leaseSeconds: 2 }).send(broadcastId)
}

export async function compare(db: Db, broadcastId: string, calls: string[]) {
  const rows = await db
    .selectFrom('broadcastRecipient')
    .select(['phone', 'status'])
    .where('broadcastId', '=', broadcastId)
    .execute()
  const called = new Set(calls)
  const of = (status: string) => rows.filter((row) => row.status === status)
  return {
    recipients: rows.length,
    twice: calls.length - called.size,
    sent: of('sent').length,
    unknown: of('unknown').length,
    stopped: of('stopped').length,
    /** Said to be sent, and no gateway was called; or called, and the database denies it. */
    wrong: rows.filter(
      ({ phone, status }) => status !== 'unknown' && called.has(phone) !== (status === 'sent'),
    ).length,
    left: of('queued').length + of('sending').length,
  }
}
