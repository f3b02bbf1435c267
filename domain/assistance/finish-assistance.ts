import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Consent } from '#domain/assistance/consent-state.ts'
import { findConsent } from '#domain/assistance/find-consent.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { notify } from '#domain/notifications/notify.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Ends the work on a draft and tells its owner to check and finish it; possible after the hour too.
 * The answer says when the owner wants no messages and will find it in the inbox only.
 */
export function finishAssistance(db: Db, viewer: Viewer, ref: string, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const consent = await findConsent(trx, viewer, ref, now)
    if (!consent) throw new DomainError('not_found')
    if (consent.state !== 'given' && consent.state !== 'ended') {
      const { finished, stopped } = texts.assistance
      const message = consent.state === 'finished' ? finished : stopped
      throw new DomainError('conflict', { message })
    }
    if (!(await lockAccount(trx, consent.ownerId))) {
      throw new DomainError('conflict', { message: texts.assistance.ownerAway })
    }
    await finish(trx, consent, viewer.id, now)
    const { optedOutAt } = await trx
      .selectFrom('appUser')
      .select('optedOutAt')
      .where('id', '=', consent.ownerId)
      .executeTakeFirstOrThrow()
    return { isOnlyInInbox: optedOutAt !== null }
  })
}

/**
 * Tells owners that their draft was filled in also when staff never finished the work themselves.
 */
export async function finishEndedAssistance(db: Db, now = new Date()) {
  const ended = await db
    .selectFrom('assistConsent')
    .selectAll()
    .where('givenAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where('finishedAt', 'is', null)
    .where('endsAt', '<', now)
    .execute()
  for (const consent of ended) {
    await inTransaction(db, async (trx) => {
      if (await lockAccount(trx, consent.ownerId)) await finish(trx, consent, null, now)
    })
  }
}

async function finish(trx: Db, consent: Consent, actorId: string | null, now: Date) {
  const { id, listingId, staffId, ownerId } = consent
  const finished = await trx
    .updateTable('assistConsent')
    .set({ finishedAt: now })
    .where('listingId', '=', listingId)
    .where('staffId', '=', staffId)
    .where('givenAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where('finishedAt', 'is', null)
    .returning(['savedSteps', 'typedSteps'])
    .execute()
  // Another process finished it first.
  if (finished.length === 0) return
  const isTouched = finished.some(({ savedSteps, typedSteps }) => savedSteps[0] ?? typedSteps[0])
  if (actorId === null && !isTouched) return
  await notify(trx, ownerId, { kind: 'assist-done', listingId, personId: staffId })
  await recordAudit(trx, {
    actorId,
    action: 'assist.finish',
    subjectKind: 'listing',
    subjectId: listingId,
    facts: { consent: id },
  })
}
