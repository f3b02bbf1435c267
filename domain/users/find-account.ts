import { isMobile } from '#contract/phones.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'

/** The account of a number, held until the transaction ends; without one it is an error. */
export async function findAccount(trx: Db, phone: string) {
  if (!isMobile(phone)) throw new DomainError('invalid')
  const account = await trx
    .selectFrom('appUser')
    .select(['id', 'name', 'role'])
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new DomainError('not_found')
  return account
}
