import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

const NEW_DAYS = 14
const MANY_CITIES = 3
const VERY_MANY_CITIES = 4

/** A new number that offers homes in more cities than one person usually owns homes in. */
export async function newNumber(db: Db, { ownerId }: Listing): Promise<Signal[]> {
  const found = await db
    .selectFrom('appUser')
    .innerJoin('listing', 'listing.ownerId', 'appUser.id')
    .select(sql<number>`extract(day from now() - app_user.created_at)::int`.as('days'))
    .select(({ fn }) => fn.count<number>('listing.city').distinct().as('cities'))
    .where('appUser.id', '=', ownerId)
    .where('appUser.createdAt', '>', sql<Date>`now() - make_interval(days => ${NEW_DAYS})`)
    .where('listing.status', '<>', 'draft')
    .where('listing.revises', 'is', null)
    .groupBy('appUser.id')
    .executeTakeFirst()
  if (!found || found.cities < MANY_CITIES) return []
  const text = texts.review.newNumber(found.days, found.cities)
  return [{ kind: 'new-number', text, isStrong: found.cities >= VERY_MANY_CITIES }]
}
