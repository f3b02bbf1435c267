import { describe, expect, test } from 'vitest'
import type { Listing } from '#db/schema.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'
import { listingAnchors, searchAnchors } from '#domain/saved-searches/search-anchors.ts'
import { noPlaces } from '#domain/search/text/named-places.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

const kind = 'gurugram/residential/resale'
const anchorsOf = (query: string, match?: TextMatch) =>
  searchAnchors(searchOf(`/search/buy?city=gurugram${query}`)!, match)
const under = (...anchors: string[]) => anchors.map((anchor) => `${kind}/${anchor}`)

const flat: Pick<
  Listing,
  'city' | 'category' | 'deal' | 'bhk' | 'placeId' | 'lat' | 'lng' | 'searchText'
> = {
  city: 'gurugram',
  category: 'residential',
  deal: 'resale',
  bhk: '2bhk',
  placeId: 'gurugram/sector-45',
  lat: 28.4446,
  lng: 77.0639,
  searchText: 'lotus greens lotus ',
}

test('a listing is found by its kind, rooms, place, part of the map and words', () => {
  const words = under('word lotus', 'word greens', 'start lo', 'start gr')
  expect(listingAnchors(flat)).toEqual([
    ...under('any', 'bhk 2bhk', 'place gurugram/sector-45', 'cell 568 1541'),
    ...words,
  ])
  expect(listingAnchors({ ...flat, bhk: null, placeId: null, lat: null })).toEqual([
    ...under('any'),
    ...words,
  ])
  expect(listingAnchors({ ...flat, bhk: null, placeId: null, lng: null, searchText: '' })).toEqual(
    under('any'),
  )
})

describe('a search without words', () => {
  const cells = (rows: number[], columns: number[]) =>
    under(...rows.flatMap((row) => columns.map((column) => `cell ${row} ${column}`)))
  const eight = (first: number) => Array.from({ length: 8 }, (_, at) => first + at)

  test.for<[string, string[]]>([
    ['', under('any')],
    ['&filterBHK=2bhk', under('bhk 2bhk')],
    ['&filterBHK=3bhk,4bhk,5bhk', under('bhk 3bhk', 'bhk 3mbhk')],
    ['&area=28.41,77.01,28.47,77.06', cells([568, 569], [1_540, 1_541])],
    // Sixty-four cells are enough to be looked up, seventy-two are not.
    ['&area=28.41,77.01,28.79,77.39', cells(eight(568), eight(1_540))],
    ['&area=28.41,77.01,28.81,77.39&filterBHK=2bhk', under('bhk 2bhk')],
    ['&drawn=284300,770600,300,0,0,300,-300,0', cells([568, 569], [1_541])],
    // An outline counts before the part of the map that is shown.
    [
      '&drawn=284300,770600,300,0,0,300,-300,0&area=28.41,77.01,28.47,77.06',
      cells([568, 569], [1_541]),
    ],
  ])('%s', ([query, anchors]) => {
    const found = anchorsOf(query)
    expect(found.filter((anchor) => anchor.startsWith(kind))).toEqual(anchors)
  })

  test('is found in every city and kind that it leaves open', () => {
    const ncr = searchAnchors(searchOf('/search/buy?city=ncr')!, undefined)
    expect(ncr).toContain('delhi/residential/resale/any')
    expect(ncr).toContain('noida/residential/resale/any')
    expect(new Set(ncr).size).toBe(ncr.length)
  })
})

describe('a search with words', () => {
  const match: TextMatch = { ...noPlaces, words: undefined, isExactPlace: true }
  const typed = (...sets: string[][]) => ({ ...match, words: { sets, isUnfinished: false } })

  test.for<[string, string, TextMatch, string[]]>([
    ['nothing to hold on to', '', match, under('any')],
    ['its places', '', { ...match, placeIds: ['a', 'b', 'a'] }, under('place a', 'place b')],
    ['its longest word', '', typed(['of', 'greens', 'lotus']), under('word greens')],
    ['one of each set', '', typed(['sector 5'], ['dwarka']), under('word sector 5', 'word dwarka')],
    ['no word at all', '', typed([]), under('any')],
    [
      'a whole word before an unfinished one that is as long',
      '',
      { ...match, words: { sets: [['lotus', 'greens']], isUnfinished: true } },
      under('word lotus'),
    ],
    [
      'the beginning of an unfinished one that is longer',
      '',
      { ...match, words: { sets: [['my', 'greens']], isUnfinished: true } },
      under('start gr'),
    ],
    [
      'what was typed where it is guessed at',
      '&q=lotus+greens+within+3+km',
      { ...match, placeIds: ['a'], isExactPlace: false },
      under('place a', 'word lotus', 'word greens', 'start gr'),
    ],
  ])('has %s', ([, query, found, anchors]) => {
    expect(anchorsOf(query, found)).toEqual(anchors)
  })

  test('around points has the cells within reach, two kilometres unless it says otherwise', () => {
    const points = [{ lat: 28.425, lng: 77.025 }]
    // Within the cell of 28.40 to 28.45 and 77.00 to 77.05.
    expect(anchorsOf('', { ...match, points })).toEqual(under('cell 568 1540'))
    const wide = anchorsOf('', { ...match, points, reachKm: 4 })
    const rows = [567, 568, 569]
    const cells = rows.flatMap((row) =>
      [1_539, 1_540, 1_541].map((column) => `cell ${row} ${column}`),
    )
    expect(wide.filter((anchor) => anchor.startsWith(kind))).toEqual(under(...cells))
    expect(anchorsOf('', { ...match, points, reachKm: 60 })).toContain(`${kind}/any`)
  })
})
