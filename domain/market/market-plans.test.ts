import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { explainStatements, recordStatements } from '#db/record-statements.ts'
import {
  countAllInPlaces,
  countInPlaces,
  countKinds,
  findFigures,
  listLargestPlaces,
} from '#domain/market/find-figures.ts'
import { findMonthPrices, findStays } from '#domain/market/find-history.ts'
import { test } from '#tests/database.ts'

const kind = { category: 'residential', deal: 'rent' } as const
const places = ['delhi/place-7', 'delhi/place-70']

const reads: [name: string, run: (db: Db) => Promise<unknown>][] = [
  ['the figures of a place', (db) => findFigures(db, 'delhi/place-7', kind)],
  ['the kinds of a place', (db) => countKinds(db, 'delhi/place-7')],
  ['the counts of neighbours', (db) => countInPlaces(db, places, kind)],
  ['all counts of neighbours', (db) => countAllInPlaces(db, places)],
  ['the largest places', (db) => listLargestPlaces(db, { city: 'delhi', ...kind }, 10)],
  ['prices by month', (db) => findMonthPrices(db, 'delhi/place-7', 'rent')],
  ['how long homes stay', (db) => findStays(db, places)],
]

test('pages of places read a few rows by index, and no listing', async ({ freshDatabase }) => {
  await fill(freshDatabase.url)
  for (const [name, run] of reads) {
    const statements = await recordStatements(freshDatabase.url, run)
    const plans = await explainStatements(freshDatabase.url, statements)

    expect(plans, name).not.toEqual([])
    for (const plan of plans) expect(plan, name).not.toMatch(/Seq Scan on market|on listing/)
  }
})

/** So many figures that reading all of them would cost more than an index. */
async function fill(url: string) {
  const db = connect(url, { size: 1, timeoutMs: 60_000 })
  await sql`
    insert into market_figure
    select 'delhi/place-' || n / 40, 'delhi', 'residential', 'rent', 'r' || n % 8, 't' || n % 40, n, n, now()
    from generate_series(1, 8000) as n on conflict do nothing
  `.execute(db)
  await sql`
    insert into market_month
    select 'delhi/place-' || n / 20, 'delhi', 'rent', '2bhk', date '2020-01-01' + n % 20, 9, 9
    from generate_series(1, 4000) as n on conflict do nothing
  `.execute(db)
  await sql`
    insert into market_stay
    select 'delhi/place-' || n, 'delhi', 'residential', 'rent', 9, 9 from generate_series(1, 1000) as n
  `.execute(db)
  await sql`analyze market_figure, market_month, market_stay`.execute(db)
  await db.destroy()
}
