import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** How many accounts and listings there are: the figures beside the admin home. */
export async function countSite(db: Db) {
  const people = db
    .selectFrom('appUser')
    .where('erasedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
  const listings = db
    .selectFrom('listing')
    .where('revises', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('listings'),
      sql<number>`count(*) filter (where status = 'active')`.as('active'),
      sql<number>`count(*) filter (where status = 'under_review')`.as('underReview'),
    ])
  const [{ count: users }, counts] = await Promise.all([
    people.executeTakeFirstOrThrow(),
    listings.executeTakeFirstOrThrow(),
  ])
  return { users, ...counts }
}
