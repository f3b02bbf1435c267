import * as messages from '#contract/messages.ts'
import type { Category, Deal } from '#contract/options.ts'
import { emptiedByKind } from '#contract/schemas/listing-kind.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findOwnDraftByKey } from '#domain/listings/find-own-draft.ts'
import { answerColumns } from '#domain/listings/listing-columns.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import type { Viewer } from '#domain/viewer.ts'

type Step = {
  category: Category
  deal: Deal
  /** Checked answers of one step or of several; what is left out stays as it was. */
  answers: ListingAnswers
  /** The version of the draft that was shown when these answers were given. */
  version?: number | undefined
  /** A key the browser made for a new draft, so that a repeated first save finds the same draft. */
  draftKey?: string | undefined
}

/** Saves answers of the viewer's own draft, or of a new one when no name is given. */
export function saveListingAnswers(
  db: Db,
  viewer: Viewer,
  name: string | undefined,
  { category, deal, answers, version, draftKey }: Step,
): Promise<Listing> {
  return inTransaction(db, async (trx) => {
    const kind = { category, deal }
    const draft = name
      ? await lockDraft(trx, viewer, name)
      : await createDraft(trx, viewer, { ...kind, draftKey: draftKey ?? null })
    const allowed = pickAnswers(answers)
    // What it shows already may stay, the drawings of the demo data too, which nobody uploaded.
    const added = allowed.photos?.filter((key) => !draft.photos.includes(key)) ?? []
    await checkPhotos(trx, viewer, added)
    // A draft that becomes one of another kind keeps what both are asked.
    const emptied = emptiedByKind(draft, kind)
    return storeAnswers(trx, draft, { ...emptied, ...allowed, ...kind }, { version })
  })
}

/** A draft of the viewer's; what failed the review becomes one again. */
async function lockDraft(trx: Db, viewer: Viewer, name: string): Promise<Listing> {
  const listing = await lockListing(trx, viewer, name)
  if (listing.ownerId !== viewer.id) throw new DomainError('forbidden')
  if (listing.status === 'review_failed') {
    return changeListingStatus(trx, viewer, listing.id, { to: 'draft' })
  }
  if (listing.status !== 'draft') {
    throw new DomainError('conflict', { message: messages.wizard.notEditable })
  }
  return listing
}

type NewDraft = { category: Category; deal: Deal; draftKey: string | null }

async function createDraft(trx: Db, viewer: Viewer, draft: NewDraft): Promise<Listing> {
  for (;;) {
    const created = await trx
      .insertInto('listing')
      .values({ ...draft, ownerId: viewer.id, spn: newSpn() })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (created) return created
    const begun = draft.draftKey && (await findOwnDraftByKey(trx, viewer, draft.draftKey))
    if (begun) return lockDraft(trx, viewer, begun.id)
    // The random number was taken already: retry with another one.
  }
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
    // The clean-up of unused uploads waits, or has been faster.
    .forKeyShare()
    .execute()
  if (own.length < new Set(keys).size) {
    throw new DomainError('invalid', { fields: { photos: messages.wizard.photoNotYours } })
  }
}
