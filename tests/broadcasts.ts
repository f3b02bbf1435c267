import { promotionLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import type { Draft } from '#domain/broadcasts/preview-message.ts'
import type { SenderSettings } from '#domain/broadcasts/sender-settings.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { asViewer, createUser } from '#tests/factories.ts'

export const senderSettings: SenderSettings = {
  perSecond: { sms: 100, whatsapp: 100, email: 100, noti: 100 },
  promotionsPerDay: promotionLimits.perPersonDay,
  needsSmsTemplate: false,
}

export function phonesFrom(first: number, count: number) {
  return Array.from({ length: count }, (_, n) => `${first + n}`)
}

/** A service message by SMS to three numbers, waiting to be sent, except for what the test cares about. */
export async function createBroadcast(db: Db, differences: Partial<Draft> = {}) {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const draft: Draft = {
    channel: 'sms',
    purpose: 'service',
    body: 'Hello {full_name}',
    audience: { phones: phonesFrom(9_300_000_000, 3) },
    ...differences,
  }
  const referenceNo = await openBroadcast(db, staff, draft.channel)
  const { id } = await startBroadcast(db, staff, referenceNo, draft, senderSettings)
  return { id, referenceNo, staff, draft }
}

/** What became of each recipient, in the order in which they are sent to. */
export function recipientsOf(db: Db, broadcastId: string) {
  return db
    .selectFrom('broadcastRecipient')
    .select(['phone', 'status', 'reason'])
    .where('broadcastId', '=', broadcastId)
    .orderBy('id')
    .execute()
}
