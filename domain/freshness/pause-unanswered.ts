import { freshnessLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'

/** Takes down what an owner has not confirmed two weeks after the question, and tells the owner. */
export async function pauseUnanswered(db: Db, now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - freshnessLimits.pauseAfterDays * 86_400_000)
  const silent = await db
    .selectFrom('listing')
    .select(['id', 'ownerId'])
    .where('status', '=', 'active')
    .where('askedAt', '<', oldest)
    .limit(freshnessLimits.asksPerRun)
    .execute()
  for (const { id, ownerId } of silent) {
    const owner = { id: ownerId, name: '', role: 'member', sessionId: '' } as const
    const reason = messages.dashboard.pausedReason
    await changeListingStatus(db, owner, id, { to: 'delete', reason, as: 'site' })
  }
  return silent.length
}
