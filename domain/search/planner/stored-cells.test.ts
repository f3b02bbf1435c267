import { expect } from 'vitest'
import {
  cellDefinition,
  marksOfDeal,
  packCells,
  unpackCells,
} from '#domain/search/counts/coded-cells.ts'
import { storeCells } from '#domain/search/counts/stored-kinds.ts'
import { cellValues } from '#domain/search/planner/cell-codes.ts'
import {
  compareChanges,
  readStoredCells,
  takeChanges,
  wholeKind,
} from '#domain/search/planner/stored-cells.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const day = '2026-11-15'
const kind = { city: 'hisar', category: 'residential', deal: 'resale' } as const
const marks = marksOfDeal.resale
const inFourteen = { ...kind, placeId: 'hisar/sector-14' }

test('changes are taken once, by kind and by place', async ({ db }) => {
  await createListing(db, inFourteen)
  await createListing(db, { ...kind, placeId: 'hisar/sector-13' })
  await createListing(db, { ...kind, placeId: null })
  await createListing(db, { ...kind, deal: 'rent' })
  const days = { kept: new Map([[day, ['hisar/sector-14']]]), fresh: [], largePlace: 1 }

  expect(totals(await takeChanges(db, kind, days, marks))).toEqual({
    [`${day} change`]: 3,
    [`${day} change hisar/sector-14`]: 1,
  })
  expect(totals(await takeChanges(db, kind, days, marks))).toEqual({ [`${day} change`]: 0 })
  const left = await db.selectFrom('kindCountChange').select('deal').execute()
  expect(left).toEqual([{ deal: 'rent' }])
})

test('a new day is counted from the listings, with the places that have enough', async ({ db }) => {
  for (let at = 0; at < 2; at++) await createListing(db, inFourteen)
  await createListing(db, { ...kind, placeId: 'hisar/sector-13' })
  await createListing(db, { ...kind, status: 'draft' })
  await createListing(db, { ...kind, city: 'bhiwani' })
  const days = { kept: new Map(), fresh: [day, '2026-11-16'], largePlace: 2 }

  expect(totals(await takeChanges(db, kind, days, marks))).toEqual({
    [day]: 3,
    [`${day} hisar/sector-14`]: 2,
    '2026-11-16': 3,
    '2026-11-16 hisar/sector-14': 2,
  })
})

test('comparing leaves the changes where they are', async ({ db }) => {
  await createListing(db, inFourteen)
  const compare = () => compareChanges(db, kind, { day, places: ['hisar/sector-14'], marks })
  const expected = {
    [`${day} change`]: 1,
    [`${day} change hisar/sector-14`]: 1,
    [day]: 1,
    [`${day} hisar/sector-14`]: 1,
  }

  expect(totals(await compare())).toEqual(expected)
  expect(totals(await compare())).toEqual(expected)
})

test('stored cells come with what has changed since, of the wanted kind and place', async ({
  db,
}) => {
  const cells = { marks, pairs: Int32Array.from([7, 5]) }
  for (const placeId of [wholeKind, 'hisar/sector-14', 'hisar/sector-13'])
    await storeCells(db, { ...kind, day, placeId }, cells)
  await createListing(db, inFourteen)
  await createListing(db, { ...kind, placeId: 'hisar/sector-13' })
  await createListing(db, { ...kind, deal: 'rent', placeId: 'hisar/sector-14' })
  await createListing(db, { ...kind, city: 'bhiwani' })
  const read = (differences: Partial<Parameters<typeof readStoredCells>[1]> = {}) =>
    readStoredCells(db, {
      kinds: [kind],
      placeIds: [wholeKind, 'hisar/sector-14'],
      day,
      definition: cellDefinition,
      marks: marksOfDeal,
      known: [],
      ...differences,
    })

  const found = await read()
  expect(found.map(({ placeId, changes }) => [placeId, total(changes)]).sort()).toEqual([
    ['', 2],
    ['hisar/sector-14', 1],
  ])
  expect(found.map(({ packed }) => packed)).toEqual([packCells(cells), packCells(cells)])
  const whole = found.find(({ placeId }) => placeId === wholeKind)!
  const again = await read({ known: [whole.version], placeIds: [wholeKind] })
  expect(again).toEqual([{ ...whole, packed: null }])
  for (const other of [
    { day: '2026-11-16' },
    { definition: 'another' },
    { kinds: [{ ...kind, deal: 'rent' as const }] },
    { placeIds: ['hisar/sector-15'] },
  ])
    expect(await read(other), JSON.stringify(other)).toEqual([])
})

test('the prices of changes are told apart by the steps of their deal', async ({ db }) => {
  const kinds = (['rent', 'resale'] as const).map((deal) => ({ ...kind, deal }))
  for (const each of kinds) {
    await storeCells(db, { ...each, day, placeId: wholeKind }, { marks, pairs: new Int32Array() })
    await createListing(db, { ...each, price: 10 })
  }
  const found = await readStoredCells(db, {
    kinds,
    placeIds: [wholeKind],
    day,
    definition: cellDefinition,
    marks: { rent: [1, 5], resale: [1, 5, 9, 20] },
    known: [],
  })
  const cellsOfPrice = Object.values(cellValues).reduce((all, { length }) => all * length, 1)
  const places = found.map(({ deal, changes }) => [
    deal,
    Math.floor(unpackCells(changes, []).pairs[0]! / cellsOfPrice),
  ])

  expect(Object.fromEntries(places)).toEqual({ rent: 1, resale: 2 })
})

type Counted = Awaited<ReturnType<typeof takeChanges>>

function totals(counted: Counted) {
  return Object.fromEntries(
    counted.map(({ day, isChange, placeId, packed }) => [
      [day, isChange && 'change', placeId].filter(Boolean).join(' '),
      total(packed),
    ]),
  )
}

function total(packed: Buffer) {
  return unpackCells(packed, marks).pairs.reduce((sum, number, at) => sum + (at % 2) * number, 0)
}
