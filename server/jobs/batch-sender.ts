import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as messages from '#contract/messages.ts'
import type { Db } from '#db/connect.ts'
import { claimRecipients } from '#domain/messages/claim-recipients.ts'
import { deliverNotifications } from '#domain/messages/deliver-notifications.ts'
import { expireClaims } from '#domain/messages/expire-claims.ts'
import { fillBatch } from '#domain/messages/fill-batch.ts'
import {
  countQueued,
  findSendingBatch,
  listSendingBatches,
  type SendingBatch,
} from '#domain/messages/find-sending-batch.ts'
import { finishBatch } from '#domain/messages/finish-batch.ts'
import { recordResults } from '#domain/messages/record-results.ts'
import { reserveRate } from '#domain/messages/reserve-rate.ts'
import type { SenderSettings } from '#domain/messages/sender-settings.ts'
import { type Delivery, deliverMessage } from '#server/jobs/deliver-message.ts'

/** Sends batches, sharing the work and the rate with the other processes on the database. */
export type BatchSender = {
  /** Sends what is left of a batch; resolves when nothing is, or when this process stops. */
  send(batchId: string): Promise<void>
  /** Looks for batches that wait, those of ended processes too, until it is stopped. */
  start(): void
  stop(): Promise<void>
}

type Parts = Delivery & {
  db: Db
  log: Logger
  settings: SenderSettings
  /** After this time a claimed recipient counts as lost with its process. */
  leaseSeconds?: number
  now?: () => Date
}

/** A message is under way for 5 seconds at most: providers have a time-out. */
const defaultLease = 30
const pollMs = 1_000
const heldMs = 2_000
/** Chunks that one process has under way at a time, and how many messages a chunk has at most. */
const lanes = 4
const chunkLimits = { outside: 25, noti: 500 }

/** As many messages as one process has under way at most; that many are in doubt when it dies. */
export const inFlightLimit = lanes * chunkLimits.outside

export function createBatchSender(parts: Parts): BatchSender {
  const { db, log, settings, leaseSeconds = defaultLease, now = () => new Date() } = parts
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  let loop: Promise<void> | undefined

  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: true }).catch(() => undefined)

  async function run(batchId: string) {
    const batch = await findSendingBatch(db, batchId)
    if (!batch) return
    // The first are sent to while the others are still being looked up.
    await Promise.all([fill(batch), sendAll(batch)])
  }

  async function fill({ id, isFilled }: SendingBatch) {
    while (!isFilled && !signal.aborted && (await fillBatch(db, id)));
  }

  async function sendAll(batch: SendingBatch) {
    const { id: batchId } = batch
    const most = chunkOf(batch)
    while (!signal.aborted) {
      const queued = await countQueued(db, batchId, lanes * most)
      const width = Math.ceil(queued / most)
      const count = Math.min(queued, most)
      await Promise.all(Array.from({ length: width }, () => runLane(batch, count)))
      await expireClaims(db, leaseSeconds)
      if (await finishBatch(db, batchId)) return
      // Others still have some of it under way.
      await pause(100)
    }
  }

  /** A fifth of what may leave in a second, so that a lane never waits long for its turn. */
  function chunkOf({ channel }: SendingBatch) {
    const most = channel === 'noti' ? chunkLimits.noti : chunkLimits.outside
    return Math.min(Math.max(1, Math.round(settings.perSecond[channel] / 5)), most)
  }

  async function runLane(batch: SendingBatch, count: number) {
    const { channel } = batch
    const perSecond = settings.perSecond[channel]
    let isLeft = true
    while (isLeft && !signal.aborted) {
      // Before the claim, so that nobody is marked as being sent to while the lane only waits.
      await pause(1_000 * (await reserveRate(db, channel, { count, perSecond })))
      if (!signal.aborted) isLeft = await sendChunk(batch, count)
    }
  }

  /** Answers whether more of the batch may wait. */
  async function sendChunk(batch: SendingBatch, count: number): Promise<boolean> {
    const { channel, purpose } = batch
    const rules = { channel, purpose, promotionsPerDay: settings.promotionsPerDay, now: now() }
    if (channel === 'noti') {
      const subject = messages.sender.inboxSubject(parts.env.SITE_NAME)
      return deliverNotifications(db, batch.id, rules, { count, subject })
    }
    const { claimed, isLeft } = await claimRecipients(db, batch.id, count, rules)
    const results = await Promise.all(claimed.map((one) => deliverMessage(parts, batch, one)))
    if (results.length > 0) await recordResults(db, results)
    const isHeld = results.some(({ status }) => status === 'queued')
    if (isHeld) await pause(heldMs)
    return isLeft
  }

  function send(batchId: string): Promise<void> {
    const known = running.get(batchId)
    if (known) return known
    const work = run(batchId).finally(() => running.delete(batchId))
    running.set(batchId, work)
    return work
  }

  async function watch() {
    while (!signal.aborted) {
      try {
        for (const id of await listSendingBatches(db)) send(id).catch(logTrouble)
      } catch (error) {
        logTrouble(error)
      }
      await pause(pollMs)
    }
  }

  function logTrouble(error: unknown) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.warn({ reason }, 'a batch of messages was interrupted')
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
