import { contactAnswerLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { recordLead } from '#domain/leads/record-lead.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * The owner lets a person have the number, or not; who asked is told. An answer can be changed, but
 * only a few times a day, since each change is a message.
 */
export function answerContactRequest(
  db: Db,
  viewer: Viewer,
  id: string,
  isAccepted: boolean,
  now = new Date(),
) {
  return inTransaction(db, async (trx) => {
    const status = isAccepted ? 'accepted' : 'declined'
    const request = await lockOwn(trx, viewer, id)
    if (request.status === status) return
    if (request.status !== 'requested') await countChange(trx, viewer, id, now)

    const { listingId, seekerId, seekerLine: line } = request
    await trx.updateTable('contactRequest').set({ status }).where('id', '=', id).execute()
    if (isAccepted) {
      const listing = { id: listingId, ownerId: viewer.id }
      await recordLead(trx, { ...viewer, id: seekerId }, listing, { kind: 'contact', line })
    }
    const kind = isAccepted ? 'contact-accepted' : 'contact-declined'
    await notify(trx, seekerId, { kind, listingId, personId: viewer.id })
  })
}

/** A request of somebody who has left or was blocked by staff is nobody's any more. */
async function lockOwn(trx: Db, viewer: Viewer, id: string) {
  const own = () =>
    trx
      .selectFrom('contactRequest')
      .select(['listingId', 'seekerId', 'status', 'seekerLine'])
      .where('id', '=', id)
      .where('ownerId', '=', viewer.id)
  const found = await own().executeTakeFirst()
  // Accounts are locked before other rows, as erasing one does.
  const isLive =
    found && (await lockAccount(trx, viewer.id)) && (await lockAccount(trx, found.seekerId))
  const locked = isLive && (await own().forUpdate().executeTakeFirst())
  if (!locked) throw new DomainError('not_found')
  return locked
}

function countChange(trx: Db, viewer: Viewer, id: string, now: Date) {
  const limit = contactAnswerLimits.changesPerDay
  return consumeDailyLimit(trx, viewer, {
    scope: `contact-answer ${id}`,
    limit,
    message: texts.dashboard.answerLimit(limit),
    now,
  })
}
