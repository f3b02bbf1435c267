import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type UnsavedInput, unsavedLimits } from '#contract/listing/unsaved-steps.ts'
import type { Category, City, Deal } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import {
  type PlaceColumns,
  readInput,
  selectUnsaved,
  type UnsavedPlace,
  unsavedPlace,
} from '#domain/unsaved-steps/unsaved-place.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

type Typed = UnsavedPlace & {
  /** The fields that differ from the saved answers; none when nothing is left to keep. */
  input: UnsavedInput
  typedOver?: string | undefined
  /** The revision that the sender last read or wrote. */
  revision?: string | undefined
  category?: Category | undefined
  deal?: Deal | undefined
  city?: City | undefined
}

/**
 * Keeps what the viewer has typed into a step, right or wrong, until the step is saved. Answers its
 * new revision. What was typed elsewhere in the meantime is a conflict and stays.
 */
export function keepUnsavedStep(db: Db, viewer: Viewer, typed: Typed) {
  return inTransaction(db, async (trx) => {
    // Locked first, as erasing an account does: otherwise the two could deadlock.
    if (!(await lockAccount(trx, viewer.id))) throw new DomainError('signed_out')
    const place = await unsavedPlace(trx, viewer, typed)
    const before = await selectUnsaved(trx, place).forUpdate().executeTakeFirst()
    const isThere = before && isDeepStrictEqual(readInput(before.input), typed.input)
    // The same write again, whose first answer was lost.
    if (isThere && before.typedOver === (typed.typedOver ?? '')) return before.revision
    if (before && before.revision !== typed.revision) throw new DomainError('conflict')
    if (Object.keys(typed.input).length > 0) return write(trx, place, before?.id, typed)
    if (before) await trx.deleteFrom('unsavedStep').where('id', '=', before.id).execute()
    return undefined
  })
}

async function write(trx: Db, place: PlaceColumns, before: string | undefined, typed: Typed) {
  const { category = null, deal = null, city = null, typedOver = '' } = typed
  const isNew = place.listingId === null
  const columns = {
    ...(isNew && { category, deal, city }),
    input: JSON.stringify(typed.input),
    typedOver,
  }
  const written = before
    ? await trx
        .updateTable('unsavedStep')
        .set({ ...columns, revision: sql`gen_random_uuid()`, updatedAt: sql`now()` })
        .where('id', '=', before)
        .returning('revision')
        .executeTakeFirst()
    : await trx
        .insertInto('unsavedStep')
        .values({ ...place, ...columns })
        .onConflict((conflict) => conflict.doNothing())
        .returning('revision')
        .executeTakeFirst()
  // Another device was faster by a moment.
  if (!written) throw new DomainError('conflict')
  if (isNew && !before) await forgetOldest(trx, place.ownerId)
  return written.revision
}

/** Nobody begins many listings at once: the newest few are kept. */
async function forgetOldest(trx: Db, ownerId: string) {
  const newest = trx
    .selectFrom('unsavedStep')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('draftKey', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(unsavedLimits.begun)
  await trx
    .deleteFrom('unsavedStep')
    .where('ownerId', '=', ownerId)
    .where('draftKey', 'is not', null)
    .where('id', 'not in', newest)
    .execute()
}
