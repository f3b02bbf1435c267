import { isMobile } from '#contract/format/phones.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { setRole } from '#domain/users/set-role.ts'
import type { Role } from '#domain/viewer.ts'

type NewStaff = { phone: string; name: string; role: Exclude<Role, 'member'> }

/**
 * Gives a number a role, and an account where it has none: a new site has nobody yet who could sign
 * up. For the command line only. The number still proves itself with a code at the first login.
 */
export function createStaff(db: Db, { phone, name, role }: NewStaff) {
  return inTransaction(db, async (trx) => {
    if (!isMobile(phone)) throw new DomainError('invalid')
    const created = await trx
      .insertInto('appUser')
      .values({ phone, name, email: '' })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returning('id')
      .executeTakeFirst()
    const changed = await setRole(trx, phone, role)
    return { ...changed, isCreated: created !== undefined }
  })
}
