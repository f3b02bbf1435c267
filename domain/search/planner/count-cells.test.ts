import { expect } from 'vitest'
import { noFilters } from '#contract/search/listing-search.ts'
import { unpackCells } from '#domain/search/counts/coded-cells.ts'
import { cellColumns, cellValues } from '#domain/search/planner/cell-codes.ts'
import { countCells, countCellsOfPrices } from '#domain/search/planner/count-cells.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { test } from '#tests/database.ts'
import { fill, homes } from '#tests/listed-homes.ts'

const today = '2026-11-15'
const kind = { city: 'gurugram', category: 'residential', deal: 'resale' } as const
const marks = [100, 200, 300]
const search = { ...kind, filters: noFilters }
const options = { today, marks, match: undefined }

test('a cell has the answers of its listings', async ({ db }) => {
  const bare = { bhk: null, furnishing: null, price: 50 } as const
  await fill(db, [
    { ...bare },
    { ...bare, price: 100, bhk: '1rk', propertyType: 'villa', availableFrom: '2026-11-14' },
    { ...bare, price: 199, bhk: '3mbhk', bedrooms: 4, availableFrom: '2026-11-15' },
    { ...bare, price: 200, bhk: '3mbhk', bedrooms: 5, availableFrom: '2026-11-30' },
    { ...bare, price: 300, bhk: '3mbhk', bedrooms: 6, availableFrom: '2026-12-15' },
    { ...bare, price: 900, bhk: '3mbhk', furnishing: 'full_furnished', parking: 'bike' },
    { ...bare, price: 901, bhk: '3mbhk', furnishing: 'full_furnished', parking: 'bike' },
    { ...bare, propertyAge: 'under_construction', availableFrom: '2026-12-16' },
    { ...bare, status: 'sold_out' },
    { ...bare, city: 'delhi' },
  ])

  expect(cellsOf(await countCells(db, search, options))).toEqual([
    '1 × 0 after_30_days under_construction apartment',
    '1 × 0 immediate ready apartment',
    '1 × 0 immediate ready apartment 4bhk',
    '1 × 0 immediate ready villa 1rk',
    '1 × 1 with_in_15_days ready apartment 5bhk',
    '1 × 2 with_in_30_days ready apartment 6mbhk',
    '2 × 2 immediate ready bike full_furnished apartment 3mbhk',
  ])
})

test('the parking of a workplace is for cars and bikes, and none where it has none', async ({
  db,
}) => {
  const office = {
    category: 'commercial',
    propertyType: 'office_space',
    furnishing: null,
    parking: 'bike',
  } as const
  await fill(db, [
    { ...office, commercialParking: 'public' },
    { ...office, commercialParking: 'none' },
    { ...office },
  ])

  expect(cellsOf(await countCells(db, { ...search, category: 'commercial' }, options))).toEqual([
    '1 × 2 immediate ready car_and_bike office_space',
    '2 × 2 immediate ready office_space',
  ])
})

test('cells are narrowed by the map and by further filters', async ({ db }) => {
  await fill(db, [
    { facing: 'east', lat: 28.4 },
    { facing: 'east', lat: 28.6 },
    { facing: 'west', lat: 28.4 },
  ])
  const area = { south: 28.3, west: 77, north: 28.5, east: 77.1 }
  const total = async (asked: typeof search & { area?: typeof area }) =>
    totalOf(await countCells(db, asked, options))

  expect(await total(search)).toBe(3)
  expect(await total({ ...search, area })).toBe(2)
  expect(await total({ ...search, area, filters: { ...noFilters, facing: ['east'] } })).toBe(1)
})

test('cells of prices begin with the first one and end before the next', async ({ db }) => {
  await fill(
    db,
    [99, 100, 150, 199, 200, 500].map((price) => ({ price })),
  )
  const total = async (next: number | undefined) =>
    totalOf(await countCellsOfPrices(db, kind, { today, marks: [100, 150], next }))

  expect(await total(200)).toBe(3)
  expect(await total(undefined)).toBe(5)
  expect(
    totalOf(
      await countCellsOfPrices(
        db,
        { ...kind, deal: 'rent' },
        {
          today,
          marks: [100],
          next: undefined,
        },
      ),
    ),
  ).toBe(0)
})

test('of a text, places whose cells are known are left out', async ({ db }) => {
  await fill(db, [
    { address: 'a', locality: 'Sector 56', placeId: 'gurugram/sector-56' },
    { address: 'b', locality: 'Sector 57', placeId: 'gurugram/sector-57' },
    { address: 'c, near Sector 57', locality: '' },
  ])
  const match = await findTextMatch(db, { ...homes, text: 'sector 56 57' })
  const total = async (knownPlaces?: string[]) =>
    totalOf(
      await countCells(db, search, { ...options, match, ...(knownPlaces && { knownPlaces }) }),
    )

  expect(await total()).toBe(3)
  expect(await total(['gurugram/sector-57'])).toBe(2)
  expect(await total(['gurugram/sector-57', 'gurugram/sector-56'])).toBe(1)
})

/** Each as `2 × 1 immediate ready apartment`: its count, the place of its price, and its answers. */
function cellsOf(packed: Buffer) {
  const { pairs } = unpackCells(packed, marks)
  const cells: string[] = []
  for (let at = 0; at < pairs.length; at += 2) {
    let code = pairs[at]!
    const answers = cellColumns.map((column) => {
      const values = cellValues[column]
      const value = values[code % values.length]
      code = Math.floor(code / values.length)
      return value
    })
    cells.push([pairs[at + 1], '×', code, ...answers.reverse().filter(Boolean)].join(' '))
  }
  return cells.sort()
}

function totalOf(packed: Buffer) {
  return unpackCells(packed, marks).pairs.reduce((sum, number, at) => sum + (at % 2) * number, 0)
}
