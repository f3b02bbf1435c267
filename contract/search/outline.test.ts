import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noFilters } from '#contract/search/listing-search.ts'
import {
  areaOf,
  encodeOutline,
  findCrossing,
  mostCorners,
  readOutline,
  toGrid,
} from '#contract/search/outline.ts'
import { searchFromUrl, searchHref } from '#contract/search/search-url.ts'

const corner = fc.record({
  lat: fc.double({ min: 28, max: 29.5, noNaN: true }),
  lng: fc.double({ min: 75.3, max: 77.9, noNaN: true }),
})
const square = [
  { lat: 28.5, lng: 77 },
  { lat: 28.6, lng: 77 },
  { lat: 28.6, lng: 77.1 },
  { lat: 28.5, lng: 77.1 },
]

describe('an outline', () => {
  test('is short in an address, and whole numbers only', () => {
    expect(encodeOutline(square)).toBe('285000,770000,1000,0,0,1000,-1000,0')
  })

  test('comes back from an address to the ten metres that it is kept to', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: mostCorners }), (corners) => {
        const kind = { category: 'residential', deal: 'rent' } as const
        const search = { ...kind, city: 'delhi', text: '', filters: noFilters } as const
        const href = searchHref({ ...search, drawn: encodeOutline(corners) })
        const url = new URL(href, 'http://localhost')
        const { drawn = '' } = searchFromUrl(url.searchParams, kind)
        const read = readOutline(drawn)

        const kept = toGrid(corners)
        if (findCrossing(kept)) expect(read).toEqual({ trouble: 'crossing' })
        else if (areaOf(kept) === 0) expect(read).toEqual({ trouble: 'unreadable' })
        else expect(read).toEqual({ corners: kept })
        expect(href.length).toBeLessThan(600)
      }),
    )
  })

  test('is never an error, whatever an address says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(readOutline(text))).toHaveLength(1)
      }),
    )
  })

  test.each([
    ['', 'unreadable'],
    ['x', 'unreadable'],
    ['285000,770000', 'unreadable'],
    ['285000,770000,1000', 'unreadable'],
    ['285000,770000,1000,0', 'unreadable'],
    ['285000,770000,1000,1000,1000,1000', 'unreadable'],
    ['28.5,77,1,0,0,1', 'unreadable'],
    ['285000,770000,1e3,0,0,1000', 'unreadable'],
    [`285000,770000${',1,1'.repeat(mostCorners)}`, 'unreadable'],
    ['285000,770000,1000,1000,-1000,0,1000,-1000', 'crossing'],
    ['0,0,1000,0,0,1000', 'outside'],
    ['285000,770000,99999,0,0,1000', 'outside'],
  ])('%s is %s', (text, trouble) => {
    expect(readOutline(text)).toEqual({ trouble })
  })
})
