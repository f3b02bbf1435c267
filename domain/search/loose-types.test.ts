import { describe, expect, test } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { anyHome, exactHome } from '#domain/search/loose-types.ts'

const open: ListingSearch = { city: 'gurugram', text: '', filters: noFilters }
const flats = withTypes('apartment')
const oneRoom: ListingSearch = { ...open, filters: { ...noFilters, bhk: ['1rk'] } }

describe('a search for any home', () => {
  test('is what a word stands for that people say for every home', () => {
    expect(anyHome('flat in gurgaon', flats)).toEqual({ ...open, widened: 'flat' })
    expect(anyHome('koi kamra', oneRoom)).toEqual({ ...open, widened: 'kamra' })
  })

  test('is none where the type is meant as it is said', () => {
    expect(anyHome('apartment in gurgaon', flats)).toBeUndefined()
    expect(anyHome('flat or villa', withTypes('apartment', 'villa'))).toBeUndefined()
    expect(anyHome('gurgaon', open)).toBeUndefined()
  })

  test.for(['1 room', 'ek kamra', 'one room', 'single room'])('is none for %s', (sentence) => {
    expect(anyHome(sentence, oneRoom)).toBeUndefined()
  })

  test('is none for a room where more is asked for than one', () => {
    expect(
      anyHome('room', { ...open, filters: { ...noFilters, bhk: ['1rk', '2bhk'] } }),
    ).toBeUndefined()
    const roomInFlat = { ...flats, filters: { ...flats.filters, bhk: oneRoom.filters.bhk } }
    expect(anyHome('room apartment', roomInFlat)).toBeUndefined()
  })
})

describe('the search for the type only', () => {
  test('leads back from the one that was widened', () => {
    expect(exactHome(anyHome('flat', flats)!)).toEqual({ ...flats, widened: undefined })
    expect(exactHome(anyHome('room', oneRoom)!)).toEqual({ ...oneRoom, widened: undefined })
  })

  test('is none for a search that was not widened', () => {
    expect(exactHome(flats)).toBeUndefined()
  })
})

test('a search looks into one kind, or into each that it leaves open', () => {
  const kind = { city: 'gurugram', category: 'residential', deal: 'rent' } as const
  expect(kindsOf(kind)).toEqual([kind])
  const homes = kindsOf({ ...open, category: 'residential' })
  expect(homes).toHaveLength(2)
  expect(homes).toEqual(expect.arrayContaining([kind, { ...kind, deal: 'resale' }]))
  const all = kindsOf(open)
  expect(new Set(all.map(({ category, deal }) => `${category} ${deal}`))).toEqual(
    new Set(['residential rent', 'residential resale', 'commercial rent', 'commercial resale']),
  )
  expect(all).toHaveLength(4)
})

function withTypes(...propertyTypes: ListingSearch['filters']['propertyTypes']): ListingSearch {
  return { ...open, filters: { ...noFilters, propertyTypes } }
}
