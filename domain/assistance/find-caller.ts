import { displayName } from '#contract/format/names.ts'
import { assistLimits } from '#contract/limits.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import type { WizardStep } from '#contract/listing/wizard-steps.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { type ConsentState, consentState } from '#domain/assistance/consent-state.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { listingProgress } from '#domain/listings/listing-progress.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A caller, named by a request for a call, or any user, named by the id of the account. */
export type CallerRef = { requestId: string } | { userId: string }

export type CallerDraft = {
  spn: string
  title: string
  percent: number
  /** The step of the wizard at which the owner would go on. */
  step: WizardStep
  consent: { state: ConsentState; until: Date | null } | undefined
}

/** Who asked for a call, at which draft and step, and the drafts that staff could fill in. */
export function findCaller(db: Db, viewer: Viewer, ref: CallerRef, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const asked = 'requestId' in ref ? await findRequest(trx, ref.requestId) : undefined
    const userId = 'userId' in ref ? ref.userId : asked?.userId
    const user = await findUser(trx, userId, asked?.phone)
    const request = asked && { phone: asked.phone, step: asked.step, spn: asked.spn }
    if (!user) return { user: undefined, request, drafts: [] }
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'assist.look',
      subjectKind: 'user',
      subjectId: user.id,
    })
    const drafts = await listDrafts(trx, viewer, user.id, now)
    // The draft that the call is about comes first.
    drafts.sort((one, other) => Number(other.spn === asked?.spn) - Number(one.spn === asked?.spn))
    return { user: { ...user, name: displayName(user.name) }, request, drafts }
  })
}

async function findRequest(trx: Db, id: string) {
  const request = await trx
    .selectFrom('callRequest')
    .leftJoin('listing', 'listing.id', 'callRequest.listingId')
    .select(['callRequest.userId', 'callRequest.phone', 'callRequest.step', 'listing.spn'])
    .where('callRequest.id', '=', id)
    .executeTakeFirst()
  if (!request) throw new DomainError('not_found')
  return request
}

/**
 * The account that was signed in when the call was requested; without one, the account of the
 * number.
 */
function findUser(trx: Db, id: string | null | undefined, phone: string | undefined) {
  return trx
    .selectFrom('appUser')
    .select(['id', 'name', 'phone', 'blockedAt'])
    .where(id ? 'id' : 'phone', '=', id ?? phone ?? '')
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
}

async function listDrafts(trx: Db, viewer: Viewer, ownerId: string, now: Date) {
  const listings = await trx
    .selectFrom('listing')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('status', 'in', ['draft', 'review_failed'])
    .where('revises', 'is', null)
    .orderBy('updatedAt', 'desc')
    .limit(assistLimits.draftsShown)
    .execute()
  if (listings.length === 0) return []
  const ids = listings.map(({ id }) => id)
  const consents = await trx
    .selectFrom('assistConsent')
    .selectAll()
    .where('staffId', '=', viewer.id)
    .where('listingId', 'in', ids)
    .orderBy('askedAt', 'desc')
    .execute()
  return listings.map((listing): CallerDraft => {
    const own = consents
      .filter(({ listingId }) => listingId === listing.id)
      .map((each) => ({ state: consentState(each, now), until: each.endsAt }))
    const consent = own.find(({ state }) => state === 'given') ?? own[0]
    return { ...describe(listing), consent }
  })
}

function describe(listing: Listing) {
  const { percent, step } = listingProgress(listing)
  return {
    spn: listing.spn,
    title: listingPageTitle(listing),
    percent,
    step,
  }
}
