import type { Category, Deal, RoomFilter } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'

/** What homes with so many rooms asked for in a month. */
export type MonthPrice = { rooms: RoomFilter; month: string; count: number; medianPrice: number }

/** The asking prices of homes in a city or place, month by month; only months with enough homes. */
export function findMonthPrices(db: Db, scope: string, deal: Deal): Promise<MonthPrice[]> {
  return db
    .selectFrom('marketMonth')
    .select(['rooms', 'month', 'count', 'medianPrice'])
    .where('scope', '=', scope)
    .where('deal', '=', deal)
    .orderBy('rooms')
    .orderBy('month')
    .execute()
}

export type Stay = { scope: string; category: Category; deal: Deal; count: number; days: number }

/** How long what has left was on offer, for each of these; none where too few have. */
export function findStays(db: Db, scopes: readonly string[]): Promise<Stay[]> {
  return db
    .selectFrom('marketStay')
    .select(['scope', 'category', 'deal', 'count', 'medianDays as days'])
    .where('scope', 'in', scopes)
    .execute()
}
