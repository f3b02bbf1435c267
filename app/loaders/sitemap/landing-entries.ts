import { isLandingRooms } from '#app/loaders/landing/landing-links.ts'
import type { SitemapEntry } from '#app/loaders/sitemap/sitemap-xml.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { cityPath, landingPath, localityPath, placeSlug } from '#contract/landing/landing-path.ts'
import { typeWords } from '#contract/landing/landing-words.ts'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listScopesOnOffer, type ScopeFigure } from '#domain/market/list-scopes-on-offer.ts'

/** The landing pages of a city and its places, and the pages of its localities, that have listings. */
export async function* landingEntries(db: Db, city: City): AsyncGenerator<SitemapEntry[]> {
  for await (const { scope, figures } of listScopesOnOffer(db, city)) {
    const changed = figures.map(({ changedAt }) => changedAt.getTime())
    const about = scope === city ? cityPath(city) : localityPath(scope)
    yield [
      { path: about, changedOn: indiaDay(Math.max(...changed)) },
      ...figures.flatMap((figure) => landingEntry(city, scope, figure)),
    ]
  }
}

function landingEntry(city: City, scope: string, figure: ScopeFigure): SitemapEntry[] {
  const { category, deal, changedAt } = figure
  const rooms = isLandingRooms(figure.rooms) ? figure.rooms : undefined
  const type = figure.propertyType || undefined
  const words = type && typeWords[type]
  // 3+ BHK and other types have no page.
  if ((figure.rooms && !rooms) || (type && !words) || (rooms && words && !words.hasRooms)) return []
  const place = scope === city ? undefined : placeSlug(scope)
  const path = landingPath({ city, category, deal, place, rooms, type })
  return [{ path, changedOn: indiaDay(changedAt) }]
}
