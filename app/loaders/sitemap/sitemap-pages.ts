import type { SitemapEntry } from '#app/loaders/sitemap/sitemap-xml.ts'
import { cities } from '#contract/options.ts'

const fixedPages = [
  '/',
  '/search',
  '/localities',
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

/** The public pages that are always there. Searches are known by the landing page they equal. */
export function sitemapPages(): SitemapEntry[] {
  const cityPages = cities.values.map((city) => `/search?city=${city}`)
  return [...fixedPages, ...cityPages].map((path) => ({ path }))
}
