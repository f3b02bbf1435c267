import { displayName } from '#contract/format/names.ts'
import type { Db } from '#db/connect.ts'

/** What is public about a listing's owner: the first name and an initial. */
export async function findListingOwner(db: Db, ownerId: string) {
  const owner = await db
    .selectFrom('appUser')
    .select(['name'])
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return { name: publicName(owner?.name) }
}

/** Vikram Singh is Vikram S. */
export function publicName(whole: string | undefined): string {
  const name = displayName(whole)
  const [first = '', ...others] = name.split(/\s+/)
  const [letter] = [...(others.at(-1) ?? '')]
  return letter ? `${first} ${letter.toUpperCase()}.` : first
}
