import * as messages from '#contract/messages.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'

type NewUser = { phone: string; name: string; email: string }

/** Makes the account of a number that has none. */
export async function createUser(db: Db, user: NewUser) {
  const created = await db
    .insertInto('appUser')
    .values(user)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new DomainError('conflict', { message: messages.login.hasAccount })
  return created
}
