import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Refuses a person whom the owner has blocked, as if the listing were not open. */
export async function refuseBlocked(db: Db, viewer: Viewer, ownerId: string) {
  const blocked = await db
    .selectFrom('userBlock')
    .select('ownerId')
    .where('ownerId', '=', ownerId)
    .where('userId', '=', viewer.id)
    .executeTakeFirst()
  if (blocked) throw new DomainError('forbidden', { message: texts.listing.notActive })
}
