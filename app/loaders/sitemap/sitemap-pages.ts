import type { SitemapEntry } from '#app/loaders/sitemap/sitemap-xml.ts'
import { cities } from '#contract/options.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { searchHref, searchPages } from '#contract/search/search-url.ts'

const fixedPages = [
  '/',
  '/search',
  '/loan',
  '/property-value-calculator',
  '/about',
  '/apps',
  '/help',
  '/faq',
  '/customer-service',
  '/privacy-policy',
  '/terms-conditions',
]

/** The public pages that are always there: a search is known by its city, so each has one per city. */
export function sitemapPages(): SitemapEntry[] {
  const searches = cities.values.flatMap((city) => [
    `/search?city=${city}`,
    ...searchPages.map(({ category, deal }) =>
      searchHref({ city, category, deal, text: '', filters: noFilters }),
    ),
  ])
  return [...fixedPages, ...searches].map((path) => ({ path }))
}
