import { expect, test } from 'vitest'
import { headerLinks } from '#app/features/site-header/header-links.ts'

test.for([
  ['/search/rent', 'Rent'],
  ['/search/rent/', 'Rent'],
  ['/search/buy', 'Buy'],
  ['/search/commercial/rent', 'Commercial'],
  ['/search/commercial/buy', 'Commercial'],
  ['/loan', 'Home loan'],
  ['/search', undefined],
  ['/search/rental', undefined],
])('at %s the current place is %s', ([pathname, label]) => {
  const current = headerLinks('public').filter(({ isAt }) => isAt({ pathname: pathname! }))

  expect(current.map((link) => link.label)).toEqual(label ? [label] : [])
})

test('the dashboard leads to its three tabs', () => {
  const tabs = headerLinks('dashboard')
  const current = (pathname: string) =>
    tabs.filter(({ isAt }) => isAt({ pathname })).map(({ label }) => label)

  expect(tabs.map(({ label }) => label)).toEqual(['Dashboard', 'Listings', 'Profile'])
  expect(current('/dashboard')).toEqual(['Dashboard'])
  expect(current('/dashboard/listings_tab')).toEqual(['Listings'])
})
