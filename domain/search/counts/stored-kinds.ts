import { sql } from 'kysely'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import {
  type CodedCells,
  cellDefinition,
  marksOfDeal,
  packCells,
  unpackCells,
} from '#domain/search/counts/coded-cells.ts'
import { kindsOf, type ListingKind } from '#domain/search/listing-kinds.ts'

const LOCK = 720_261_155

export function allKinds(): ListingKind[] {
  return cities.values.flatMap((city) => kindsOf({ city, category: undefined, deal: undefined }))
}

/** Advisory lock on what is stored of a kind, until the transaction ends. */
export async function lockKind(trx: Db, { city, category, deal }: ListingKind) {
  const name = `${city}/${category}/${deal}`
  await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${name}))`.execute(trx)
}

/** The cells of a kind and of its large places on a day. */
export type StoredDay = Map<string, CodedCells>

/** What is stored of a kind, by day and place. */
export async function readStoredDays(trx: Db, kind: ListingKind) {
  const rows = await trx
    .selectFrom('kindCount')
    .select(['day', 'placeId', 'cells'])
    .where('city', '=', kind.city)
    .where('category', '=', kind.category)
    .where('deal', '=', kind.deal)
    .where('definition', '=', cellDefinition)
    .execute()
  const marks = marksOfDeal[kind.deal]
  const days = new Map<string, StoredDay>()
  for (const { day, placeId, cells } of rows) {
    const places: StoredDay = days.get(day) ?? new Map()
    days.set(day, places.set(placeId, unpackCells(cells, marks)))
  }
  return days
}

type CountKey = ListingKind & { day: string; placeId: string }

export async function storeCells(trx: Db, key: CountKey, cells: CodedCells) {
  const stored = { definition: cellDefinition, cells: packCells(cells) }
  await trx
    .insertInto('kindCount')
    .values({ ...key, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['city', 'category', 'deal', 'day', 'placeId'])
        .doUpdateSet({ ...stored, version: sql`default` }),
    )
    .execute()
}

/** Removes what is stored of a kind for any other day. */
export async function dropOtherDays(trx: Db, kind: ListingKind, days: string[]) {
  await trx
    .deleteFrom('kindCount')
    .where('city', '=', kind.city)
    .where('category', '=', kind.category)
    .where('deal', '=', kind.deal)
    .where('day', '<>', sql<string>`all(${days}::date[])`)
    .execute()
}
