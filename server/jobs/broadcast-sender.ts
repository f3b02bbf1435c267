import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { claimRecipients, uncountPromotions } from '#domain/broadcasts/claim-recipients.ts'
import { deliverNotifications } from '#domain/broadcasts/deliver-notifications.ts'
import { expireClaims } from '#domain/broadcasts/expire-claims.ts'
import { fillBroadcast } from '#domain/broadcasts/fill-broadcast.ts'
import {
  countQueued,
  findSendingBroadcast,
  listSendingBroadcasts,
  type SendingBroadcast,
} from '#domain/broadcasts/find-sending-broadcast.ts'
import { finishBroadcast } from '#domain/broadcasts/finish-broadcast.ts'
import { recordResults } from '#domain/broadcasts/record-results.ts'
import { reserveRate } from '#domain/broadcasts/reserve-rate.ts'
import { startDueBroadcasts } from '#domain/broadcasts/schedule-broadcast.ts'
import type { SenderSettings } from '#domain/broadcasts/sender-settings.ts'
import { type Delivery, deliverMessage } from '#server/jobs/deliver-message.ts'

/** Sends broadcasts, sharing the work and the rate with the other processes on the database. */
export type BroadcastSender = {
  /** Sends the rest of a broadcast; resolves when nothing is left or this process stops. */
  send(broadcastId: string): Promise<void>
  /** Looks for broadcasts that wait, those of ended processes too, until it is stopped. */
  start(): void
  stop(): Promise<void>
}

type Parts = Delivery & {
  db: Db
  log: Logger
  settings: SenderSettings
  /** After this time a claimed recipient is considered lost with the process that claimed it. */
  leaseSeconds?: number
  /** How long messages wait that a gateway did not take. */
  heldMs?: number
  now?: () => Date
}

/** A message is under way for 5 seconds at most: providers have a time-out. */
const defaultLease = 30
const pollMs = 1_000
const defaultHeldMs = 2_000
/** Chunks that one process has under way at a time, and how many messages a chunk has at most. */
const lanes = 4
const chunkLimits = { outside: 25, noti: 500 }

/** A process has at most this many messages in flight; so many are in doubt if it dies. */
export const inFlightLimit = lanes * chunkLimits.outside

export function createBroadcastSender(parts: Parts): BroadcastSender {
  const { db, log, settings, leaseSeconds = defaultLease, now = () => new Date() } = parts
  const { heldMs = defaultHeldMs } = parts
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  let loop: Promise<void> | undefined

  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: true }).catch(() => undefined)

  async function run(broadcastId: string) {
    const broadcast = await findSendingBroadcast(db, broadcastId)
    if (!broadcast) return
    // Sending begins while further recipients are still being looked up.
    await Promise.all([fill(broadcast), sendAll(broadcast)])
  }

  async function fill({ id, isFilled }: SendingBroadcast) {
    while (!isFilled && !signal.aborted && (await fillBroadcast(db, id)));
  }

  async function sendAll(broadcast: SendingBroadcast) {
    const { id: broadcastId } = broadcast
    const most = chunkOf(broadcast)
    while (!signal.aborted) {
      const queued = await countQueued(db, broadcastId, lanes * most)
      const width = Math.ceil(queued / most)
      const count = Math.min(queued, most)
      await Promise.all(Array.from({ length: width }, () => runLane(broadcast, count)))
      await expireClaims(db, leaseSeconds)
      if (await finishBroadcast(db, broadcastId)) return
      // Other processes still have some of it in flight.
      await pause(100)
    }
  }

  /** A fifth of what may leave in a second, so that a lane never waits long for its turn. */
  function chunkOf({ channel }: SendingBroadcast) {
    const most = channel === 'noti' ? chunkLimits.noti : chunkLimits.outside
    return Math.min(Math.max(1, Math.round(settings.perSecond[channel] / 5)), most)
  }

  async function runLane(broadcast: SendingBroadcast, count: number) {
    const { channel } = broadcast
    const perSecond = settings.perSecond[channel]
    let isLeft = true
    while (isLeft && !signal.aborted) {
      // Waits for the rate before it claims, so that nobody is marked as being sent to meanwhile.
      await pause(1_000 * (await reserveRate(db, channel, { count, perSecond })))
      if (!signal.aborted) isLeft = await sendChunk(broadcast, count)
    }
  }

  /** Answers whether more of the broadcast may wait. */
  async function sendChunk(broadcast: SendingBroadcast, count: number): Promise<boolean> {
    const { channel, purpose } = broadcast
    const rules = { channel, purpose, promotionsPerDay: settings.promotionsPerDay, now: now() }
    if (channel === 'noti') {
      const subject = broadcast.subject || texts.sender.inboxSubject(parts.env.SITE_NAME)
      return deliverNotifications(db, broadcast.id, rules, { count, subject })
    }
    const { claimed, isLeft } = await claimRecipients(db, broadcast.id, count, rules)
    const results = await Promise.all(claimed.map((one) => deliverMessage(parts, broadcast, one)))
    const unsent = claimed.filter((_, at) => results[at]?.status === 'queued')
    await uncountPromotions(db, unsent, rules)
    if (results.length > 0) await recordResults(db, results)
    if (unsent.length > 0) await pause(heldMs)
    return isLeft
  }

  function send(broadcastId: string): Promise<void> {
    const known = running.get(broadcastId)
    if (known) return known
    const work = run(broadcastId).finally(() => running.delete(broadcastId))
    running.set(broadcastId, work)
    return work
  }

  async function watch() {
    while (!signal.aborted) {
      try {
        await startDueBroadcasts(db, now())
        for (const id of await listSendingBroadcasts(db)) send(id).catch(logInterruption)
      } catch (error) {
        logTrouble(error, 'nobody could look whether broadcasts wait')
      }
      await pause(pollMs)
    }
  }

  function logInterruption(error: unknown) {
    logTrouble(error, 'a broadcast of messages was interrupted')
  }

  function logTrouble(error: unknown, message: string) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.warn({ reason }, message)
  }

  return {
    send,
    start() {
      loop ??= watch()
    },
    async stop() {
      stopping.abort()
      await loop
      await Promise.allSettled(running.values())
    },
  }
}
