import { draftLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'

/** Refuses one more open draft of an owner who has as many as allowed. Must run in a transaction. */
export async function requireDraftRoom(trx: Db, ownerId: string) {
  if (await hasDraftRoom(trx, ownerId)) return
  throw new DomainError('conflict', { message: texts.wizard.draftsFull(draftLimits.open) })
}

/** Row lock: parallel drafts of one owner are counted one after the other. */
export async function lockDrafts(trx: Db, ownerId: string) {
  await trx.selectFrom('appUser').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
}

export async function hasDraftRoom(db: Db, ownerId: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('revises', 'is', null)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow()
  return count < draftLimits.open
}
