import { addDays, indiaDay } from '#contract/format/dates.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import {
  cellDefinition,
  marksOfDeal,
  mergeCells,
  unpackCells,
} from '#domain/search/counts/coded-cells.ts'
import {
  allKinds,
  dropOtherDays,
  lockKind,
  readStoredDays,
  storeCells,
} from '#domain/search/counts/stored-kinds.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import { takeChanges, wholeKind } from '#domain/search/planner/stored-cells.ts'

/**
 * Adds the changes to the stored counts, and counts the kinds of which nothing is stored for today
 * or tomorrow. Tomorrow is counted ahead, since at midnight every search asks for other days at once.
 */
export async function keepCounts(
  db: Db,
  now = new Date(),
  largePlace: number = scanLimits.storedPlaceListings,
) {
  const today = indiaDay(now)
  const days = [today, addDays(today, 1)]
  for (const kind of await listOutdated(db, days)) {
    await inTransaction(db, (trx) => keepKind(trx, kind, { days, largePlace }))
  }
}

/** The kinds that have changes, or nothing stored for one of the days. */
async function listOutdated(db: Db, days: string[]) {
  const kind = ['city', 'category', 'deal'] as const
  const changed = await db.selectFrom('kindCountChange').select(kind).distinct().execute()
  const stored = await db
    .selectFrom('kindCount')
    .select([...kind, 'day'])
    .where('definition', '=', cellDefinition)
    .where('placeId', '=', wholeKind)
    .where('day', 'in', days)
    .execute()
  const isOf = (kind: ListingKind) => (each: ListingKind) =>
    each.city === kind.city && each.category === kind.category && each.deal === kind.deal
  return allKinds().filter(
    (kind) => changed.some(isOf(kind)) || stored.filter(isOf(kind)).length < days.length,
  )
}

/**
 * In one transaction, so that a reader sees each change either separately or added up, never both.
 */
async function keepKind(
  trx: Db,
  kind: ListingKind,
  { days, largePlace }: { days: string[]; largePlace: number },
) {
  await lockKind(trx, kind)
  const marks = marksOfDeal[kind.deal]
  const stored = await readStoredDays(trx, kind)
  const kept = new Map(
    days.flatMap((day) => (stored.has(day) ? [[day, [...stored.get(day)!.keys()]]] : [])),
  )
  const fresh = days.filter((day) => !stored.has(day))
  const found = await takeChanges(trx, kind, { kept, fresh, largePlace }, marks)
  // Cells of yesterday do not get these changes.
  await dropOtherDays(trx, kind, days)
  for (const { day, placeId, packed } of found) {
    const added = unpackCells(packed, marks)
    const before = stored.get(day)?.get(placeId)
    const cells = mergeCells(before ? [before, added] : [added], marks)
    await storeCells(trx, { ...kind, day, placeId }, cells)
  }
}
