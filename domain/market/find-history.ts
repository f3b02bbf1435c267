import type { Category, Deal, RoomFilter } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'

/** The asking prices of homes with so many rooms in one month. */
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

/** Median days on offer of homes that have left; scopes where too few have left are missing. */
export function findStays(db: Db, scopes: readonly string[]): Promise<Stay[]> {
  return db
    .selectFrom('marketStay')
    .select(['scope', 'category', 'deal', 'count', 'medianDays as days'])
    .where('scope', 'in', scopes)
    .execute()
}
