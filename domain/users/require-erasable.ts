import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Refuses unless an administrator may erase this account at its user's request; the administrator
 * types its number to confirm.
 */
export async function requireErasable(
  db: Db,
  viewer: Viewer,
  id: string,
  typedPhone: string,
): Promise<{ id: string }> {
  if (viewer.role !== 'administrator') throw new DomainError('forbidden')
  const user = await db
    .selectFrom('appUser')
    .select(['id', 'phone', 'role'])
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  if (!user) throw new DomainError('not_found')
  if (isStaff(user)) throw new DomainError('forbidden', { message: texts.people.staffNotErased })
  if (user.phone !== typedPhone) {
    throw new DomainError('invalid', { fields: { typedPhone: texts.people.eraseOther } })
  }
  return { id: user.id }
}
