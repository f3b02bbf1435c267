import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ResultHead } from '#app/features/search/result-head.tsx'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'

const search: ListingSearch = {
  city: 'gurugram',
  category: 'residential',
  deal: 'rent',
  text: 'cyber city within 5 km',
  filters: { ...noFilters, bhk: ['2bhk'] },
}

test('each chip leads to the search without what it names: words, distance, area, filter, way to work', () => {
  const drawn = { ...search, drawn: '284300,770500,300,0,0,300,-300,0' }
  expect(chips(drawn)).toEqual([
    [
      'Remove DLF Cyber City',
      '/search/rent?city=gurugram&filterBHK=2bhk&drawn=284300,770500,300,0,0,300,-300,0',
    ],
    [
      'Remove Within 5 km',
      '/search/rent?q=cyber+city&city=gurugram&filterBHK=2bhk&drawn=284300,770500,300,0,0,300,-300,0',
    ],
    ['Remove Area you drew', '/search/rent?q=cyber+city+within+5+km&city=gurugram&filterBHK=2bhk'],
    [
      'Remove 2 BHK',
      '/search/rent?q=cyber+city+within+5+km&city=gurugram&drawn=284300,770500,300,0,0,300,-300,0',
    ],
    ['Remove 45 min to Saket', '/search/rent?city=noida'],
  ])
})

test('a part of the map has a chip that leads out of it', () => {
  const area = { south: 28.3, west: 77.2, north: 28.4, east: 77.3 }
  expect(chips({ ...search, area })).toContainEqual([
    'Remove Part of the map',
    '/search/rent?q=cyber+city+within+5+km&city=gurugram&filterBHK=2bhk',
  ])
})

test('the fastest way first is offered where somebody travels, and nowhere else', () => {
  expect(head({ ...search, to: 'delhi.saket', within: '45' })).toContain('value="fastest"')
  expect(head(search)).not.toContain('value="fastest"')
})

/** The words and addresses of the chips, in their order. */
function chips(shown: ListingSearch) {
  return [...head(shown).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', text = '']) => [text.replaceAll(/<[^>]*>/g, ''), href.replaceAll('&amp;', '&')],
  )
}

function head(shown: ListingSearch) {
  const elsewhere = { ...search, text: '', city: 'noida' as const, filters: noFilters }
  const element = (
    <ResultHead
      search={shown}
      heading="2 homes"
      place="DLF Cyber City"
      withinKm={5}
      reach={[]}
      travel={[{ label: '45 min to Saket', without: elsewhere }]}
      isEmpty={false}
      isList={false}
      onList={() => {}}
      notes={[]}
    />
  )
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  )
}
