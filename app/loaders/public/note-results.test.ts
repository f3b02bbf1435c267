import { expect, test } from 'vitest'
import { noteResults } from '#app/loaders/public/note-results.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { understandSearch } from '#domain/search/understand-search.ts'

const homes: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
}

test('a wish that nobody can filter by is named, also at the address that it leads to', () => {
  const search = understandSearch({ ...homes, text: '3bhk vastu' })

  expect(searchHref(search)).toMatch(/filterBHK=3bhk&wishes=vastu$/)
  expect(notesOf(search)).toEqual(['We cannot filter by “vastu”.'])
})

test('a wish that is a filter is not', () => {
  const search = understandSearch({ ...homes, text: '2bhk bina dalal ke' })

  expect(searchHref(search)).toMatch(/filterBHK=2bhk&filterFeatures=direct_owner$/)
  expect(notesOf(search)).toEqual([])
})

test('a city without homes of ours is named as such', () => {
  const search = understandSearch({ ...homes, text: '2bhk mumbai' })

  expect(notesOf(search)).toHaveLength(1)
  expect(notesOf(search)[0]).toMatch(/Mumbai/i)
})

function notesOf(search: ListingSearch) {
  const found = { isEmpty: false, isShown: true, travel: [] }
  const nothing = { match: undefined, widened: undefined, about: undefined }
  return noteResults(search, { ...found, ...nothing }).map(({ text }) => text)
}
