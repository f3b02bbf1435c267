import { landingEntries } from '#app/loaders/sitemap/landing-entries.ts'
import { sitemapPages } from '#app/loaders/sitemap/sitemap-pages.ts'
import { type SitemapEntry, sitemapIndexXml, urlSetXml } from '#app/loaders/sitemap/sitemap-xml.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { type City, cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listForSitemap } from '#domain/listings/list-for-sitemap.ts'
import { listChangedCities } from '#domain/market/list-changed-cities.ts'
import { kindsOf, type ListingKind } from '#domain/search/listing-kinds.ts'

const pagesFile = 'pages.xml'

/** The index of the sitemap: the pages, those of places by city, and the listings by kind in chunks. */
export async function makeSitemapIndex(db: Db, publicUrl: string): Promise<string> {
  const [changedCities, chunks] = await Promise.all([
    listChangedCities(db),
    db
      .selectFrom('sitemapChunk')
      .select(['city', 'category', 'deal', 'number', 'changedAt'])
      .orderBy('city')
      .orderBy('category')
      .orderBy('deal')
      .orderBy('number')
      .execute(),
  ])
  return sitemapIndexXml(publicUrl, [
    { path: `/sitemaps/${pagesFile}` },
    ...changedCities.map(({ city, changedAt }) => ({
      path: `/sitemaps/${placesFile(city)}`,
      changedOn: indiaDay(changedAt),
    })),
    ...chunks.map(({ number, changedAt, ...kind }) => ({
      path: `/sitemaps/${listingsFile(kind, number)}`,
      changedOn: indiaDay(changedAt),
    })),
  ])
}

/** What a file of the sitemap holds; none where it cannot have a file of this name. */
export function readSitemapFile(file: string) {
  if (file === pagesFile) return { of: 'pages' } as const
  const city = cities.values.find((each) => placesFile(each) === file)
  if (city) return { of: 'places', city } as const
  const [, name, number] = /^([\w-]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  const kind = allKinds().find((each) => kindName(each) === name)
  return kind && ({ of: 'listings', kind, number: Number(number) - 1 } as const)
}

/**
 * One file of the sitemap, piece by piece, so that it takes little memory however long it is;
 * nothing where the name is unknown or nothing of it is on show.
 */
export async function* makeSitemapFile(db: Db, publicUrl: string, file: string) {
  const asked = readSitemapFile(file)
  if (asked) yield* urlSetXml(publicUrl, entriesOf(db, asked))
}

type Asked = NonNullable<ReturnType<typeof readSitemapFile>>

async function* entriesOf(db: Db, asked: Asked): AsyncGenerator<SitemapEntry[]> {
  if (asked.of === 'pages') yield sitemapPages()
  else if (asked.of === 'places') yield* landingEntries(db, asked.city)
  else
    for await (const listings of listForSitemap(db, asked.kind, asked.number))
      yield listings.map(({ spn, changedOn }) => ({ path: listingPath(spn), changedOn }))
}

function allKinds() {
  return cities.values.flatMap((city) => kindsOf({ city, category: undefined, deal: undefined }))
}

function kindName({ city, category, deal }: ListingKind) {
  return `${city}-${category}-${deal}`
}

function listingsFile(kind: ListingKind, number: number) {
  return `${kindName(kind)}-${number + 1}.xml`
}

function placesFile(city: City) {
  return `${city}-places.xml`
}
