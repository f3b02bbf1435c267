import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'

/** The cities that have something on offer, and when any of it was changed last. */
export function listChangedCities(db: Db): Promise<{ city: City; changedAt: Date }[]> {
  return db
    .selectFrom('marketFigure')
    .select('city')
    .select(({ fn }) => fn.max('changedAt').as('changedAt'))
    .whereRef('scope', '=', 'city')
    .groupBy('city')
    .orderBy('city')
    .execute()
}
