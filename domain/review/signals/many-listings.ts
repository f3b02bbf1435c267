import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

const HOURS = 24
const MANY = 5

/** Many listings from one phone number in a short time: an agent, or somebody who collects numbers. */
export async function manyListings(db: Db, { ownerId }: Listing): Promise<Signal[]> {
  const { count } = await db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('revises', 'is', null)
    .where('submittedAt', '>', sql<Date>`now() - make_interval(hours => ${HOURS})`)
    .executeTakeFirstOrThrow()
  if (count < MANY) return []
  return [{ kind: 'many-listings', text: texts.review.manyListings(count, HOURS) }]
}
