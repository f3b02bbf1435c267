import type { Category, City, Deal, PropertyType, RoomFilter } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'

export type ScopeFigure = {
  category: Category
  deal: Deal
  rooms: RoomFilter | ''
  propertyType: PropertyType | ''
  changedAt: Date
}

/** The city itself and each of its places that have something on offer, one after the other. */
export async function* listScopesOnOffer(
  db: Db,
  city: City,
): AsyncGenerator<{ scope: string; figures: ScopeFigure[] }> {
  let after = ''
  for (;;) {
    // Keyset pagination, a place at a time: no place has more than some hundred figures.
    const next = await db
      .selectFrom('marketFigure')
      .select('scope')
      .where('scope', '>', after)
      .where('city', '=', city)
      .orderBy('scope')
      .limit(1)
      .executeTakeFirst()
    if (!next) return
    after = next.scope
    yield { scope: after, figures: await findAll(db, after) }
  }
}

async function findAll(db: Db, scope: string): Promise<ScopeFigure[]> {
  return db
    .selectFrom('marketFigure')
    .select(['category', 'deal', 'rooms', 'propertyType', 'changedAt'])
    .where('scope', '=', scope)
    .orderBy('category')
    .orderBy('deal')
    .orderBy('rooms')
    .orderBy('propertyType')
    .execute()
}
