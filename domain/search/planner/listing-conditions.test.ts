import { describe, expect } from 'vitest'
import type { Category } from '#contract/options.ts'
import { noFilters, type SearchFilters } from '#contract/search/listing-search.ts'
import { encodeOutline } from '#contract/search/outline.ts'
import type { Db } from '#db/connect.ts'
import {
  coarseBhks,
  filterConditions,
  latestDay,
  mapConditions,
  onlyBhk,
} from '#domain/search/planner/listing-conditions.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import { test } from '#tests/database.ts'
import { fill } from '#tests/listed-homes.ts'

const today = '2026-11-15'

const listed = [
  { address: 'room', bhk: '1rk', price: 20, furnishing: 'un_furnished', parking: 'bike' },
  { address: 'flat', bhk: '2bhk', price: 40, parking: 'car', availableFrom: '2026-11-15' },
  { address: 'four', bhk: '3mbhk', bedrooms: 4, price: 60, availableFrom: '2026-11-16' },
  { address: 'five', bhk: '3mbhk', bedrooms: 5, parking: 'none', availableFrom: '2026-11-30' },
  { address: 'nine', bhk: '3mbhk', bedrooms: 9, price: 80, availableFrom: '2026-12-15' },
  { address: 'many', bhk: '3mbhk', propertyType: 'villa', price: 90, availableFrom: '2026-12-16' },
  { address: 'site', bhk: '3bhk', propertyAge: 'under_construction', parking: 'car_and_bike' },
] as const
const office = { category: 'commercial', propertyType: 'office_space', bhk: null } as const
const offices = [
  { ...office, address: 'garage', commercialParking: 'reserve' },
  { ...office, address: 'street', commercialParking: 'none', parking: 'car' },
] as const

type Case = [Partial<SearchFilters>, string, Category?]

/** What each finds, in the order of the list. */
const cases: Case[] = [
  [{}, 'room flat four five nine many site garage street'],
  [{ bhk: ['2bhk'] }, 'flat'],
  [{ bhk: ['1rk', '2bhk'] }, 'room flat'],
  [{ bhk: ['4bhk'] }, 'four many'],
  [{ bhk: ['5bhk'] }, 'five many'],
  [{ bhk: ['6mbhk'] }, 'nine many'],
  [{ bhk: ['3mbhk'] }, 'four five nine many'],
  [{ bhk: ['2bhk', '4bhk', '5bhk'] }, 'flat four five many'],
  [{ propertyTypes: ['villa'] }, 'many'],
  [{ propertyTypes: ['villa', 'office_space'] }, 'many garage street'],
  [{ furnishing: ['un_furnished'] }, 'room'],
  [{ priceMin: 60, priceMax: 80 }, 'four nine'],
  [{ readiness: 'under_construction' }, 'site'],
  [{ readiness: 'ready', bhk: ['1rk', '3bhk'] }, 'room'],
  [{ availability: 'immediate', priceMax: 90 }, 'room flat'],
  [{ availability: 'with_in_15_days', bhk: ['3mbhk'] }, 'four five'],
  [{ availability: 'with_in_30_days', bhk: ['3mbhk'] }, 'four five nine'],
  [{ parking: ['2_wheeler'] }, 'room site', 'residential'],
  [{ parking: ['4_wheeler'] }, 'flat site', 'residential'],
  [{ parking: ['2_wheeler', '4_wheeler'] }, 'room flat site', 'residential'],
  [{ parking: ['4_wheeler'] }, 'garage', 'commercial'],
  [{ parking: ['2_wheeler'] }, 'room site garage'],
]

describe('the conditions of filters', () => {
  test('hold for the listings that are asked for, and for no others', async ({ db }) => {
    await fill(db, [...listed, ...offices])
    for (const [filters, expected, category] of cases) {
      const params = new SqlParams()
      const asked = { ...noFilters, ...filters }
      const conditions = filterConditions(asked, { category, today }, params)
      if (category) conditions.push(`category = ${params.bind(category)}`)

      expect(await addresses(db, conditions, params), JSON.stringify(filters)).toBe(expected)
    }
  })

  test('have as many rooms as the index of one BHK can tell', () => {
    expect(onlyBhk(['2bhk'])).toBe('2bhk')
    expect(onlyBhk(['4bhk', '6mbhk', '3mbhk'])).toBe('3mbhk')
    expect(onlyBhk(['2bhk', '4bhk'])).toBeUndefined()
    expect(onlyBhk([])).toBeUndefined()
    expect(coarseBhks(['1rk', '4bhk', '5bhk'])).toEqual(['1rk', '3mbhk'])
  })

  test.for([
    [undefined, undefined],
    ['immediate', '2026-11-15'],
    ['with_in_15_days', '2026-11-30'],
    ['with_in_30_days', '2026-12-15'],
  ] as const)('of %s end on %s', ([availability, day]) => {
    expect(latestDay(availability, today)).toBe(day)
  })
})

describe('the conditions of the map', () => {
  const area = { south: 28.4, west: 77, north: 28.5, east: 77.1 }
  const triangle = encodeOutline([
    { lat: 28.4, lng: 77 },
    { lat: 28.5, lng: 77 },
    { lat: 28.4, lng: 77.1 },
  ])

  test('hold in the part of the map and in the outline', async ({ db }) => {
    await fill(db, [
      { address: 'corner', lat: 28.42, lng: 77.02 },
      { address: 'beyond', lat: 28.48, lng: 77.08 },
      { address: 'south', lat: 28.39, lng: 77.05 },
      { address: 'north', lat: 28.51, lng: 77.05 },
      { address: 'west', lat: 28.45, lng: 76.99 },
      { address: 'east', lat: 28.45, lng: 77.11 },
    ])
    for (const [asked, expected] of [
      [{}, 'corner beyond south north west east'],
      [{ area }, 'corner beyond'],
      [{ drawn: triangle }, 'corner'],
      [{ area: { ...area, west: 77.03 }, drawn: triangle }, ''],
      [{ drawn: 'no outline' }, ''],
    ] as const) {
      const params = new SqlParams()
      expect(await addresses(db, mapConditions(asked, params), params)).toBe(expected)
    }
  })
})

async function addresses(db: Db, conditions: string[], params: SqlParams) {
  const where = ['true', ...conditions].join(' and ')
  const text = `select address from listing where ${where} order by active_at`
  const rows = await runSql<{ address: string }>(db, text, params)
  return rows.map(({ address }) => address).join(' ')
}
