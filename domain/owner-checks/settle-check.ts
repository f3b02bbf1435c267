import { sql } from 'kysely'
import type { OwnerCheckReason, OwnerCheckState } from '#contract/options/owner-checks.ts'
import type { Db } from '#db/connect.ts'

type Settled = {
  state: Exclude<OwnerCheckState, 'waiting'>
  reason?: OwnerCheckReason
  by?: string
  endsAt?: Date
  placeHash?: Buffer
}

/**
 * Decides a check and deletes its paper, in one transaction: no paper outlives its decision.
 * Returns whether the check was still waiting.
 */
export async function settleCheck(
  trx: Db,
  id: string,
  { state, reason, by, endsAt, placeHash }: Settled,
  now = new Date(),
): Promise<boolean> {
  const settled = await trx
    .updateTable('ownerCheck')
    .set({
      state,
      reason: reason ?? '',
      decidedAt: now,
      decidedBy: by ?? null,
      endsAt: endsAt ?? null,
      placeHash: placeHash ?? null,
      paperDeletedAt: sql<Date | null>`case when kind <> 'rera' then ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (settled) await trx.deleteFrom('ownerPaper').where('checkId', '=', id).execute()
  return settled !== undefined
}
