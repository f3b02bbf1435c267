import type { SitemapEntry } from '#app/routes/public/sitemap-xml.ts'
import { noFilters } from '#contract/listing-search.ts'
import { cities } from '#contract/options.ts'
import { searchHref, searchPages } from '#contract/search-url.ts'

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
