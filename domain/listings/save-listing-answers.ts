import { draftLimits } from '#contract/limits.ts'
import type { Category, Deal } from '#contract/options.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findOwnDraftByKey } from '#domain/listings/find-own-draft.ts'
import { answerColumns } from '#domain/listings/listing-columns.ts'
import { emptiedByKind } from '#domain/listings/listing-kind.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { lockDrafts, requireDraftRoom } from '#domain/listings/require-draft-room.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { isPinFarFromCity } from '#domain/places/require-pin-in-city.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { changeLiveAnswersOf } from '#domain/revisions/change-live-answers.ts'
import { dropSavedSteps, type SavedSteps } from '#domain/unsaved-steps/drop-unsaved-steps.ts'
import type { Viewer } from '#domain/viewer.ts'

type Step = {
  category: Category
  deal: Deal
  /** Checked answers of one or several steps; answers that are left out stay as they were. */
  answers: ListingAnswers
  /** The version of the draft that was shown when these answers were given. */
  version?: number | undefined
  /** A key the browser made for a new draft, so that a repeated first save finds the same draft. */
  draftKey?: string | undefined
  /**
   * The steps of the wizard that these answers complete: unsaved input of those steps is obsolete.
   */
  completes?: SavedSteps | undefined
}

/** Saves answers of the viewer's own draft, or of a new one when no reference is given. */
export function saveListingAnswers(
  db: Db,
  viewer: Viewer,
  ref: string | undefined,
  { category, deal, answers, version, draftKey, completes }: Step,
): Promise<Listing> {
  return inTransaction(db, async (trx) => {
    const kind = { category, deal }
    const draft = ref
      ? await lockDraft(trx, viewer, ref)
      : await createDraft(trx, viewer, { ...kind, draftKey: draftKey ?? null })
    refuseOtherKind(draft, kind)
    const allowed = pickAnswers(answers)
    // Pictures that it shows already may stay, even demo drawings, which nobody uploaded.
    const added = allowed.photos?.filter((key) => !draft.photos.includes(key)) ?? []
    await checkPhotos(trx, viewer, added)
    // A draft of which the kind changes keeps the answers that both kinds are asked for.
    const emptied = emptiedByKind(draft, kind)
    const told = { ...emptied, ...farPinEmptied(draft, allowed), ...allowed, ...kind }
    const stored = await storeAnswers(trx, draft, told, { version })
    const held = draft.revises
      ? await changeLiveAnswersOf(trx, viewer, draft.revises, allowed)
      : undefined
    const saved = held ?? stored
    if (completes) {
      await dropSavedSteps(trx, viewer, { ...completes, listingId: saved.id, draftKey })
    }
    return saved
  })
}

/** A draft of the viewer's; a listing that failed the review becomes a draft again. */
async function lockDraft(trx: Db, viewer: Viewer, ref: string): Promise<Listing> {
  const listing = await lockListing(trx, actorFor(viewer), ref)
  if (listing.ownerId !== viewer.id) throw new DomainError('forbidden')
  if (listing.status === 'review_failed') {
    return changeListingStatus(trx, actorFor(viewer), listing.id, { to: 'draft' })
  }
  if (listing.status !== 'draft') {
    throw new DomainError('conflict', { message: texts.wizard.notEditable })
  }
  return listing
}

/**
 * A revision keeps the kind of its listing: whoever follows a flat for rent has no use for one that
 * is for sale.
 */
function refuseOtherKind(
  { revises, category, deal }: Listing,
  kind: Pick<Listing, 'category' | 'deal'>,
) {
  if (!revises || (kind.category === category && kind.deal === deal)) return
  throw new DomainError('conflict', { message: texts.revision.otherKind })
}

type NewDraft = { category: Category; deal: Deal; draftKey: string | null }

/** A new draft, or the one that was begun with the same key. */
async function createDraft(trx: Db, viewer: Viewer, draft: NewDraft): Promise<Listing> {
  await lockDrafts(trx, viewer.id)
  const begun = draft.draftKey && (await findOwnDraftByKey(trx, viewer, draft.draftKey))
  if (begun) return lockDraft(trx, viewer, begun.id)

  await requireDraftRoom(trx, viewer.id)
  await countDraft(trx, viewer)
  for (;;) {
    const created = await trx
      .insertInto('listing')
      .values({ ...draft, ownerId: viewer.id, spn: newSpn() })
      .onConflict((conflict) => conflict.column('spn').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (created) return created
    // The random number was taken already: retry with another one.
  }
}

function countDraft(trx: Db, viewer: Viewer) {
  const { begunPerDay: limit } = draftLimits
  const message = texts.wizard.draftsPerDay(limit)
  return consumeDailyLimit(trx, viewer, { scope: 'draft', limit, message })
}

/** Clears the pin when the listing moves to a city that is far away from it. */
function farPinEmptied({ lat, lng }: Listing, { city }: ListingAnswers): ListingAnswers {
  return isPinFarFromCity({ city, lat, lng }) ? { lat: null, lng: null } : {}
}

/** Only columns that are answers, whatever else the caller's object holds. */
function pickAnswers(answers: ListingAnswers): ListingAnswers {
  const given = answerColumns.filter((column) => answers[column] !== undefined)
  return Object.fromEntries(given.map((column) => [column, answers[column]]))
}

async function checkPhotos(trx: Db, viewer: Viewer, keys: string[]) {
  if (keys.length === 0) return
  const own = await trx
    .selectFrom('photo')
    .select('key')
    .where('ownerId', '=', viewer.id)
    .where('purpose', '=', 'listing')
    .where('key', 'in', keys)
    // Locked, so that the clean-up of unused uploads waits or has removed them already.
    .forKeyShare()
    .execute()
  if (own.length < new Set(keys).size) {
    throw new DomainError('invalid', { fields: { photos: texts.wizard.photoNotYours } })
  }
}
