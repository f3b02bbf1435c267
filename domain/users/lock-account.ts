import type { Db } from '#db/connect.ts'

/**
 * Keeps an account from being erased or blocked until the transaction ends. False when it is erased
 * or blocked already.
 */
export async function lockAccount(trx: Db, id: string): Promise<boolean> {
  const account = await trx
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .where('blockedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return account !== undefined
}
