import { expect } from 'vitest'
import { noFilters } from '#contract/search/listing-search.ts'
import { countOnGrid } from '#domain/search/planner/count-on-grid.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { test } from '#tests/database.ts'
import { fill, homes, today } from '#tests/listed-homes.ts'

/** Twelve cells each way, each a hundredth of a degree. */
const area = { south: 28, west: 77, north: 28.12, east: 77.12 }
const kind = { city: 'gurugram', category: 'residential', deal: 'resale' } as const
const search = { ...homes, ...kind, area }
const options = { except: [], now: today, match: undefined }

test('listings are counted where they lie, without those that are shown', async ({ db }) => {
  const [shown] = await fill(db, [
    { lat: 28.005, lng: 77.005 },
    { lat: 28.004, lng: 77.006 },
    { lat: 28.006, lng: 77.008, bhk: '3bhk' },
    { lat: 28.005, lng: 77.015 },
    { lat: 28.015, lng: 77.005 },
    { lat: 28.115, lng: 77.115, address: 'Zebra Court' },
    { lat: 28.125, lng: 77.115 },
    { lat: 28.005, lng: 77.005, deal: 'rent' },
  ])
  const count = async (differences = {}, given = {}) => {
    const cells = await countOnGrid(db, { ...search, ...differences }, { ...options, ...given })
    return Object.fromEntries(cells.map((cell) => [cell.cell, cell.count]))
  }
  const last = 11 * 24 + 11

  expect(await count()).toEqual({ 0: 3, 1: 1, 24: 1, [last]: 1 })
  expect(await count({}, { except: [shown!.id] })).toEqual({ 0: 2, 1: 1, 24: 1, [last]: 1 })
  expect(await count({ filters: { ...noFilters, bhk: ['3bhk'] } })).toEqual({ 0: 1 })
  const match = await findTextMatch(db, { ...search, text: 'zebra' })
  expect(await count({ text: 'zebra' }, { match })).toEqual({ [last]: 1 })
})

test('a cell has the sums of its coordinates', async ({ db }) => {
  await fill(db, [
    { lat: 28.002, lng: 77.004 },
    { lat: 28.004, lng: 77.008 },
  ])
  const [cell] = await countOnGrid(db, search, options)

  expect(cell).toMatchObject({ count: 2 })
  expect(cell!.lat).toBeCloseTo(56.006, 6)
  expect(cell!.lng).toBeCloseTo(154.012, 6)
})
