import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import type { Actor } from '#domain/listings/listing-transitions.ts'

export type StatusChange = Awaited<ReturnType<typeof listStatusChanges>>[number]

/** The last changes of a listing's status, the latest first. */
export function listStatusChanges(trx: Db, listingId: string) {
  return trx
    .selectFrom('auditEntry')
    .leftJoin('appUser as actor', 'actor.id', 'auditEntry.actorId')
    .select(['actorId', 'actor.name as actorName', 'reason'])
    .select(['beforeState as before', 'afterState as after', 'auditEntry.createdAt as at'])
    .where('subjectKind', '=', 'listing')
    .where('subjectId', '=', listingId)
    .where('action', '=', 'set_status')
    .orderBy('auditEntry.createdAt', 'desc')
    .orderBy('auditEntry.id', 'desc')
    .limit(20)
    .execute()
}

/** Goes back to the status before the last change, with the reason that it had then. */
export function revertStatus(trx: Db, actor: Actor, listingId: string, changes: StatusChange[]) {
  const [last, ...earlier] = changes
  const to = last?.before as ListingStatus
  const reason = earlier.find(({ after }) => after === to)?.reason ?? ''
  return changeListingStatus(trx, actor, listingId, { to, reason, act: 'undo' })
}
