import { conversationLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

export type NewLine = {
  body: string
  /** An idempotency key: the same when the same line is sent again. */
  key: string
}

type Into = { id: string; listingId: string; ownerId: string; seekerId: string }

/**
 * Adds a line to a conversation whose row the transaction has locked, and notifies the other side
 * unless they have not yet read the notification before. Idempotent by its key; returns whether the
 * line is new.
 */
export async function addLine(
  trx: Db,
  viewer: Pick<Viewer, 'id'>,
  conversation: Into,
  { body, key }: NewLine,
  now: Date,
): Promise<boolean> {
  const { id: conversationId, listingId, ownerId, seekerId } = conversation
  if (await isThere(trx, conversationId, key)) return false
  await countLine(trx, viewer, conversationId, now)
  await trx
    .insertInto('conversationLine')
    .values({ conversationId, userId: viewer.id, body, key })
    .execute()

  const isByOwner = viewer.id === ownerId
  const unread = isByOwner ? 'seekerUnread' : 'ownerUnread'
  const { [unread]: waiting } = await trx
    .updateTable('conversation')
    .set((eb) => ({ [unread]: eb(unread, '+', 1), lastLineAt: eb.fn('clock_timestamp') }))
    .where('id', '=', conversationId)
    .returning(unread)
    .executeTakeFirstOrThrow()
  if (waiting !== 1) return true
  await tell(trx, isByOwner ? seekerId : ownerId, {
    kind: isByOwner ? 'conversation-answered' : 'conversation-asked',
    listingId,
    personId: viewer.id,
    conversationId,
  })
  return true
}

async function isThere(trx: Db, conversationId: string, key: string) {
  const line = await trx
    .selectFrom('conversationLine')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('key', '=', key)
    .executeTakeFirst()
  return line !== undefined
}

function countLine(trx: Db, viewer: Pick<Viewer, 'id'>, id: string, now: Date) {
  const limit = conversationLimits.linesPerDay
  const message = texts.conversations.lineLimit(limit)
  return consumeDailyLimit(trx, viewer, { scope: `line ${id}`, limit, message, now })
}

type Told = {
  kind: 'conversation-asked' | 'conversation-answered'
  listingId: string
  personId: string
  conversationId: string
}

/** The inbox has one row per conversation: an older notification of it says the same. */
async function tell(trx: Db, userId: string, told: Told) {
  await trx
    .deleteFrom('notification')
    .where('userId', '=', userId)
    .where('listingId', '=', told.listingId)
    .where('personId', '=', told.personId)
    .where('kind', '=', told.kind)
    .execute()
  await notify(trx, userId, told, { delaySeconds: conversationLimits.alertAfterSeconds })
}
