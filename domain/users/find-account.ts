import { isMobile } from '#contract/format/phones.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'

/** Finds the account of a phone number and locks its row. Throws when there is none. */
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
