import { assistLimits } from '#contract/limits.ts'
import type { AuditAction } from '#contract/texts/audit.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { consentState } from '#domain/assistance/consent-state.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { lockAccount } from '#domain/users/lock-account.ts'

/**
 * What a link asks, who asks it and about which draft; undefined once it can no longer be answered.
 */
export async function findConsentQuestion(db: Db, consentId: string, now = new Date()) {
  const found = await db
    .selectFrom('assistConsent as consent')
    .innerJoin('listing', 'listing.id', 'consent.listingId')
    .innerJoin('appUser as staff', 'staff.id', 'consent.staffId')
    .innerJoin('appUser as owner', 'owner.id', 'consent.ownerId')
    .selectAll('consent')
    .select(['staff.name as staffName', 'listing.spn', 'listing.status', 'listing.category'])
    .select(['listing.propertyType', 'listing.bhk', 'listing.bedrooms', 'listing.builtUpArea'])
    .select(['listing.areaUnit', 'listing.locality', 'listing.city'])
    .where('consent.id', '=', consentId)
    .whereRef('listing.ownerId', '=', 'consent.ownerId')
    .where('listing.status', 'in', ['draft', 'review_failed'])
    .where('owner.erasedAt', 'is', null)
    .where('owner.blockedAt', 'is', null)
    .where('staff.role', '<>', 'member')
    .executeTakeFirst()
  const state = found && consentState(found, now)
  return found && (state === 'asked' || state === 'given') ? { ...found, state } : undefined
}

/**
 * Lets the member of staff who asked fill in the draft for an hour, or refuses; once, by a link and
 * without a login.
 */
export function answerConsent(db: Db, consentId: string, isAllowed: boolean, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const consent = await lockConsent(trx, consentId)
    const question = consent && (await findConsentQuestion(trx, consentId, now))
    const isOpen = question?.state === 'asked' || (question?.state === 'given' && !isAllowed)
    if (!question || !isOpen) {
      throw new DomainError('conflict', { message: texts.assistance.linkIsOver })
    }
    if (!isAllowed) {
      const action = question.state === 'asked' ? 'assist.decline' : 'assist.withdraw'
      await withdraw(trx, question, action, now)
      return { ...question, state: action }
    }
    const endsAt = new Date(now.getTime() + assistLimits.minutes * 60_000)
    await trx
      .updateTable('assistConsent')
      .set({ givenAt: now, endsAt })
      .where('id', '=', consentId)
      .execute()
    await record(trx, question, 'assist.give', { until: endsAt.toISOString() })
    return { ...question, state: 'assist.give' as const, endsAt }
  })
}

/** The signed-in owner stops whichever member of staff fills in the draft. */
export function stopAssistance(db: Db, owner: { id: string }, ref: string, now = new Date()) {
  return inTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, owner.id))) throw new DomainError('signed_out')
    const open = await trx
      .selectFrom('assistConsent as consent')
      .innerJoin('listing', 'listing.id', 'consent.listingId')
      .selectAll('consent')
      .where('listing.spn', '=', ref.toUpperCase())
      .where('listing.ownerId', '=', owner.id)
      .where('consent.ownerId', '=', owner.id)
      .where('consent.givenAt', 'is not', null)
      .where('consent.withdrawnAt', 'is', null)
      .where('consent.finishedAt', 'is', null)
      .where('consent.endsAt', '>', now)
      .execute()
    if (open.length === 0) throw new DomainError('not_found')
    for (const consent of open) await withdraw(trx, consent, 'assist.withdraw', now)
  })
}

/** The account is locked first, as erasing it does: otherwise the two could deadlock. */
async function lockConsent(trx: Db, id: string) {
  const found = await trx
    .selectFrom('assistConsent')
    .select('ownerId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found || !(await lockAccount(trx, found.ownerId))) return undefined
  return trx
    .selectFrom('assistConsent')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type About = { id: string; ownerId: string; listingId: string; staffId: string }

/**
 * Withdraws every consent that this member of staff has for the draft, not only the one that was
 * named.
 */
async function withdraw(trx: Db, consent: About, action: AuditAction, now: Date) {
  await trx
    .updateTable('assistConsent')
    .set({ withdrawnAt: now })
    .where('listingId', '=', consent.listingId)
    .where('staffId', '=', consent.staffId)
    .where('withdrawnAt', 'is', null)
    .where('finishedAt', 'is', null)
    .execute()
  await record(trx, consent, action)
}

function record(trx: Db, consent: About, action: AuditAction, facts: { until?: string } = {}) {
  return recordAudit(trx, {
    actorId: consent.ownerId,
    action,
    subjectKind: 'listing',
    subjectId: consent.listingId,
    facts: { consent: consent.id, ...facts },
  })
}
