import { sitemapPages } from '#app/loaders/sitemap/sitemap-pages.ts'
import { type SitemapEntry, sitemapIndexXml, urlSetXml } from '#app/loaders/sitemap/sitemap-xml.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listForSitemap } from '#domain/listings/list-for-sitemap.ts'
import { countActiveListings } from '#domain/search/counts/count-active-listings.ts'
import { kindsOf, type ListingKind } from '#domain/search/listing-kinds.ts'

const pagesFile = 'pages.xml'

/** The index of the sitemap: the pages, and a file for every kind that has listings on show. */
export async function makeSitemapIndex(db: Db, publicUrl: string): Promise<string> {
  const shown = new Set((await countActiveListings(db)).map(fileOf))
  const files = [pagesFile, ...allKinds().map(fileOf)].filter(
    (file) => file === pagesFile || shown.has(file),
  )
  return sitemapIndexXml(
    publicUrl,
    files.map((file) => ({ path: `/sitemaps/${file}` })),
  )
}

/** Whether the sitemap may have a file of this name. */
export function isSitemapFile(file: string): boolean {
  return file === pagesFile || kindOf(file) !== undefined
}

/** One file of the sitemap; none where the name is unknown or nothing of its kind is on show. */
export async function makeSitemapFile(
  db: Db,
  publicUrl: string,
  file: string,
): Promise<string | undefined> {
  const entries = file === pagesFile ? sitemapPages() : await listingEntries(db, file)
  return entries.length > 0 ? urlSetXml(publicUrl, entries) : undefined
}

async function listingEntries(db: Db, file: string): Promise<SitemapEntry[]> {
  const kind = kindOf(file)
  if (!kind) return []
  const listings = await listForSitemap(db, kind)
  return listings.map(({ spn, changedOn }) => ({ path: listingPath(spn), changedOn }))
}

function kindOf(file: string) {
  return allKinds().find((each) => fileOf(each) === file)
}

function allKinds() {
  return cities.values.flatMap((city) => kindsOf({ city }))
}

function fileOf({ city, category, deal }: ListingKind) {
  return `${city}-${category}-${deal}.xml`
}
