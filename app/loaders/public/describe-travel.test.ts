import { expect, test } from 'vitest'
import { describeTravel } from '#app/loaders/public/describe-travel.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'

const search: ListingSearch = {
  city: 'delhi',
  region: 'ncr',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
  to: 'gurugram.dlf-cyber-city,delhi.nehru-place',
  within: '60,45',
  order: 'fastest',
}

test('each place has a chip that leaves it out, the last with the order by time', () => {
  const chips = describeTravel(search).chips
  expect(chips.map(({ label, without }) => [label, searchHref(without)])).toEqual([
    [
      '60\u00a0min to DLF Cyber City',
      '/search/rent?city=ncr&sort=fastest&to=delhi.nehru-place&within=45',
    ],
    [
      '45\u00a0min to Nehru Place',
      '/search/rent?city=ncr&sort=fastest&to=gurugram.dlf-cyber-city&within=60',
    ],
  ])
  const [last] = describeTravel({ ...search, to: 'delhi.nehru-place', within: '45' }).chips
  expect(searchHref(last!.without)).toBe('/search/rent?city=ncr')
})

test('each place has links to other times, which change its own alone', () => {
  const [, nehruPlace] = describeTravel(search).toggles
  expect(nehruPlace?.label).toBe('Travel time to Nehru Place')
  expect(nehruPlace?.links.map(({ label, current }) => [label, current])).toEqual([
    ['To Nehru Place in 15', false],
    ['30', false],
    ['45', true],
    ['60 min', false],
  ])
  expect(nehruPlace?.links.at(-1)?.to).toContain('within=60,60')
})
