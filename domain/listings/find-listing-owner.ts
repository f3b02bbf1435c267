import { displayName } from '#contract/format/names.ts'
import type { Db } from '#db/connect.ts'
import { findCheckedNumber } from '#domain/owner-checks/find-checked-number.ts'

/** What is public about a listing's owner: the first name and an initial, and a broker's number. */
export async function findListingOwner(db: Db, ownerId: string) {
  const owner = await db
    .selectFrom('appUser')
    .select(['name'])
    .where('id', '=', ownerId)
    .executeTakeFirst()
  const rera = await findCheckedNumber(db, ownerId)
  return { name: publicName(owner?.name), rera }
}

/** Vikram Singh is Vikram S. */
export function publicName(whole: string | undefined): string {
  const name = displayName(whole)
  const [first = '', ...others] = name.split(/\s+/)
  const [letter] = [...(others.at(-1) ?? '')]
  return letter ? `${first} ${letter.toUpperCase()}.` : first
}
