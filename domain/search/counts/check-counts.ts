import { indiaDay } from '#contract/format/dates.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import {
  marksOfDeal,
  mergeCells,
  negateCells,
  unpackCells,
} from '#domain/search/counts/coded-cells.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'
import {
  allKinds,
  dropOtherDays,
  lockKind,
  readStoredDays,
} from '#domain/search/counts/stored-kinds.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { compareChanges } from '#domain/search/planner/stored-cells.ts'

/**
 * A kind whose stored counts were wrong: in how many cells and by how many listings in all, its
 * large places included.
 */
export type WrongCount = ListingKind & { cells: number; listings: number }

/**
 * Compares stored counts with the listings themselves, kind by kind; what differs is counted anew.
 * Nothing does, unless listings were changed past the triggers that record changes.
 */
export async function checkCounts(
  db: Db,
  { now = new Date(), kinds = allKinds() } = {},
): Promise<WrongCount[]> {
  const today = indiaDay(now)
  const wrong: WrongCount[] = []
  for (const kind of kinds) {
    const found = await inTransaction(db, (trx) => checkKind(trx, kind, today))
    if (found) wrong.push(found)
  }
  if (wrong.length > 0) await keepCounts(db, now)
  return wrong
}

async function checkKind(trx: Db, kind: ListingKind, today: string) {
  await lockKind(trx, kind)
  const stored = (await readStoredDays(trx, kind)).get(today)
  if (!stored) return undefined
  const marks = marksOfDeal[kind.deal]
  const places = [...stored.keys()]
  const found = await compareChanges(trx, kind, { day: today, places, marks })
  const differences = places.flatMap((placeId) => {
    const others = found
      .filter((each) => each.placeId === placeId)
      .map(({ isChange, packed }) => {
        const cells = unpackCells(packed, marks)
        // Subtracts the real counts from the stored ones; nothing must be left.
        return isChange ? cells : negateCells(cells)
      })
    const { pairs } = mergeCells([stored.get(placeId)!, ...others], marks)
    return [...pairs].filter((_, at) => at % 2 === 1)
  })
  if (differences.length === 0) return undefined
  await dropOtherDays(trx, kind, [])
  const listings = differences.reduce((sum, count) => sum + Math.abs(count), 0)
  return { ...kind, cells: differences.length, listings }
}
