import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { findOriginal } from '#domain/revisions/find-revision.ts'
import { pickReviewed } from '#domain/revisions/live-answers.ts'

/** Whether a revision says anything that its listing does not show already. */
export async function bringsChanges(db: Db, revision: Listing): Promise<boolean> {
  const original = await findOriginal(db, revision)
  return !isDeepStrictEqual(pickReviewed(revision), pickReviewed(original))
}
