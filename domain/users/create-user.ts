import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'

type NewUser = { phone: string; name: string; email: string }

/** Creates an account. Throws a conflict when the phone number has one already. */
export async function createUser(db: Db, user: NewUser) {
  const created = await db
    .insertInto('appUser')
    .values(user)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new DomainError('conflict', { message: texts.login.hasAccount })
  return created
}
