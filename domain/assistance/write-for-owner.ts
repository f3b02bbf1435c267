import { indiaTime } from '#contract/format/dates.ts'
import type { WizardStep } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { type Consent, consentState } from '#domain/assistance/consent-state.ts'
import { findConsent } from '#domain/assistance/find-consent.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

type Write = {
  ref: string | undefined
  step: WizardStep
  kind: 'save' | 'type'
  /** The pictures after the write; those that staff uploaded become the owner's. */
  photos?: readonly string[] | undefined
}

/**
 * Runs a write of the wizard. What staff write into somebody else's draft is written in the owner's
 * name while the consent lasts; the consent is checked in the same transaction, and the write is
 * audited.
 */
export async function writeForOwner<Result>(
  db: Db,
  viewer: Viewer,
  write: Write,
  run: (trx: Db, owner: Viewer) => Promise<Result>,
  now = new Date(),
): Promise<Result> {
  const consent = await findConsent(db, viewer, write.ref, now)
  if (!consent) return run(db, viewer)
  return inTransaction(db, async (trx) => {
    const owner = await lockConsent(trx, consent, now)
    if (write.kind === 'save') await reopen(trx, viewer, consent)
    await handOverPhotos(trx, consent, write.photos)
    const result = await run(trx, owner)
    await record(trx, consent, write)
    return result
  })
}

/**
 * In whose name the viewer reads a draft: the owner's, while the owner lets this member of staff do
 * so.
 */
export async function ownerFor(db: Db, viewer: Viewer, ref: string | undefined): Promise<Viewer> {
  const consent = await findConsent(db, viewer, ref)
  return consent?.state === 'given' ? asOwner(consent) : viewer
}

/**
 * The same for a picture, which is the viewer's own or shown by a draft that the viewer may fill
 * in.
 */
export async function ownerForPhoto(
  db: Db,
  viewer: Viewer,
  key: string,
  now = new Date(),
): Promise<{ owner: Viewer; consent: Consent | undefined }> {
  const consent = isStaff(viewer)
    ? await db
        .selectFrom('assistConsent as consent')
        .innerJoin('photo', 'photo.ownerId', 'consent.ownerId')
        .innerJoin('appUser as owner', 'owner.id', 'consent.ownerId')
        .selectAll('consent')
        .where('photo.key', '=', key)
        .where('photo.purpose', '=', 'listing')
        .where('consent.staffId', '=', viewer.id)
        .where('consent.givenAt', 'is not', null)
        .where('consent.withdrawnAt', 'is', null)
        .where('consent.finishedAt', 'is', null)
        .where('consent.endsAt', '>', now)
        .where('owner.blockedAt', 'is', null)
        .where('owner.erasedAt', 'is', null)
        .executeTakeFirst()
    : undefined
  return consent ? { owner: asOwner(consent), consent } : { owner: viewer, consent }
}

export function recordTurn(db: Db, { id, staffId, listingId }: Consent) {
  return recordAudit(db, {
    actorId: staffId,
    action: 'assist.turn',
    subjectKind: 'listing',
    subjectId: listingId,
    facts: { consent: id },
  })
}

/** The owner as the viewer of a domain function. */
export function asOwner({ ownerId }: Pick<Consent, 'ownerId'>): Viewer {
  return { id: ownerId, role: 'member', name: '', sessionId: '' }
}

/**
 * Locks the consent until the write is done, so that a withdrawal either waits for the write or was
 * there before it.
 */
async function lockConsent(trx: Db, { id, ownerId }: Consent, now: Date) {
  // Locked first, as erasing an account does: otherwise the two could deadlock.
  if (!(await lockAccount(trx, ownerId))) refuse(texts.assistance.ownerAway)
  const consent = await trx
    .selectFrom('assistConsent')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!consent) throw new DomainError('not_found')
  const state = consentState(consent, now)
  if (state === 'withdrawn') refuse(texts.assistance.stopped)
  if (state === 'finished') refuse(texts.assistance.finished)
  if (state === 'ended') refuse(texts.assistance.ended(indiaTime(consent.endsAt ?? now)))
  // Answered like a draft that does not exist: the owner never consented.
  if (state !== 'given') throw new DomainError('not_found')
  return asOwner(consent)
}

function refuse(message: string): never {
  throw new DomainError('forbidden', { message })
}

/** A listing that failed the review becomes a draft again, whoever corrects it. */
async function reopen(trx: Db, { id }: Viewer, { listingId }: Consent) {
  const { status } = await trx
    .selectFrom('listing')
    .select('status')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  if (status !== 'review_failed') return
  const staff = { kind: 'staff', id } as const
  await changeListingStatus(trx, staff, listingId, { to: 'draft', isSilent: true })
}

async function handOverPhotos(
  trx: Db,
  { staffId, ownerId }: Consent,
  keys: readonly string[] | undefined,
) {
  if (!keys || keys.length === 0) return
  await trx
    .updateTable('photo')
    .set({ ownerId })
    .where('ownerId', '=', staffId)
    .where('purpose', '=', 'listing')
    .where('key', 'in', keys)
    .execute()
}

/**
 * Each save is an audit entry of its own; typing is one entry per step, however many keys were
 * pressed.
 */
async function record(trx: Db, consent: Consent, { kind, step }: Write) {
  const { id, staffId, listingId } = consent
  const column = kind === 'save' ? 'savedSteps' : 'typedSteps'
  const isFirst = !consent[column].includes(step)
  if (isFirst) {
    await trx
      .updateTable('assistConsent')
      .set({ [column]: [...consent[column], step] })
      .where('id', '=', id)
      .execute()
  }
  if (kind === 'type' && !isFirst) return
  await recordAudit(trx, {
    actorId: staffId,
    action: kind === 'save' ? 'assist.save' : 'assist.type',
    subjectKind: 'listing',
    subjectId: listingId,
    facts: { consent: id, step },
  })
}
