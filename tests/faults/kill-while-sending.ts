import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Db } from '#db/connect.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { stopBroadcast } from '#domain/broadcasts/stop-broadcast.ts'
import { inFlightLimit } from '#server/jobs/broadcast-sender.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { startGateway } from '#tests/start-gateway.ts'

const script = fileURLToPath(new URL('./send-broadcast.ts', import.meta.url))
const gatewayMs = 20

type Options = {
  url: string
  recipients: number
  kills: number
  aliveMs: number
  perSecond: number
  /** Whether the broadcast is stopped after the last kill. */
  isStopped?: boolean
}

/**
 * Sends a broadcast in a process that is ended with kill -9 again and again, then compares what the
 * database says with the calls that a gateway counted.
 */
export async function killWhileSending(db: Db, options: Options) {
  const gateway = await startGateway({ delayMs: gatewayMs })
  try {
    const { broadcastId, stop } = await createBroadcast(db, options.recipients)
    const kills = await sendWithKills(broadcastId, gateway.url, options, stop)
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
async function sendWithKills(
  broadcastId: string,
  gatewayUrl: string,
  options: Options,
  stop: () => Promise<number>,
) {
  let kills = 0
  for (;;) {
    const child = fork(script, [options.url, broadcastId, gatewayUrl, `${options.perSecond}`])
    const ended = once(child, 'exit')
    await Promise.race([once(child, 'message'), ended])
    // Not the same moment of a send every time.
    const wait = options.aliveMs * (0.5 + Math.random())
    if (kills < options.kills) await Promise.race([sleep(wait), ended])
    else await ended
    if (child.exitCode !== null) return kills
    child.kill('SIGKILL')
    await ended
    kills++
    if (options.isStopped && kills === options.kills) await stop()
  }
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
