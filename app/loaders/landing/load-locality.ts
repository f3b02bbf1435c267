import type { RouterContextProvider } from 'react-router'
import { describeMarket, type Market, stayTexts } from '#app/loaders/landing/describe-market.ts'
import { counted, findNeighbours, namesOf } from '#app/loaders/landing/find-surroundings.ts'
import { breadcrumbJsonLd, faqJsonLd, graphJsonLd } from '#app/loaders/landing/json-ld.ts'
import { kindLinks } from '#app/loaders/landing/kind-links.ts'
import {
  findPlaceMatch,
  notFound,
  requireOwnAddress,
  requirePlace,
} from '#app/loaders/landing/load-landing.ts'
import { metroView } from '#app/loaders/landing/metro-view.ts'
import { resourcesContext, siteContext, viewerContext } from '#app/session/context.ts'
import { distanceText } from '#contract/format/distance-text.ts'
import { groupIndian } from '#contract/format/money.ts'
import { cityPath, localityPath } from '#contract/landing/landing-path.ts'
import { isOption } from '#contract/options/option-list.ts'
import { type City, cities, deals } from '#contract/options.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { countAllInPlaces, countKinds, findFigures } from '#domain/market/find-figures.ts'
import { findMonthPrices, findStays } from '#domain/market/find-history.ts'
import type { LandingPlace } from '#domain/market/find-place.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'
import { metroTimes } from '#domain/places/metro-minutes.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { findPlaceCardPath } from '#domain/share/place-card.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>
type Params = { city: string; place: string }

const CARDS = 6
const NEIGHBOURS = 12
const LANDMARKS = 12

/** All that the page of a locality shows. */
export async function loadLocality(url: URL, params: Params, context: Context) {
  const { db, readDb, searchDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const city = readCity(params.city)
  const place = await requirePlace(readDb, city, params.place.toLowerCase())
  requireOwnAddress(url, localityPath(place.id))

  const search = { city, text: place.name, filters: noFilters }
  const match = await findPlaceMatch(searchDb, search, place)
  const counted = countKinds(readDb, place.id)
  const [newest, kinds, markets, stays, near, image] = await Promise.all([
    searchListings(searchDb, search, {}, { match, limit: CARDS }),
    counted,
    Promise.all(deals.values.map((deal) => findMarket(readDb, place.id, city, deal))),
    findStays(readDb, [place.id, city]),
    findNear(readDb, place),
    findPlaceCardPath(readDb, { city, place }, counted),
  ])
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const metro = metroView(place.name, metroTimes(place))
  const where = `${place.name}, ${cities.labels[city]}`
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: `Localities of ${cities.labels[city]}`, to: cityPath(city) },
    { label: place.name, to: localityPath(place.id) },
  ]
  const stay = stayTexts(stays, place.id, { name: place.name, city })
  const lede = ledeOf(place, total, metro.summary)
  const questions = [...markets.flatMap(({ questions }) => questions), ...metro.questions]
  return {
    heading: `Living in ${where}`,
    crumbs,
    lede,
    kinds: kindLinks({ city, place: place.id }, kinds),
    markets: markets.map(({ questions: _, ...market }) => market),
    stay,
    metro,
    ...near,
    questions,
    listings: newest.listings,
    saved: await savedAmong(db, viewer, newest.listings),
    isSignedIn: viewer !== null,
    isEmpty: total === 0 && newest.listings.length === 0,
    title: `${where}: prices, metro and what is near`,
    description: `${lede} Asking rents and prices by rooms and over time, minutes by metro, and what is near.`,
    canonical: localityPath(place.id),
    image,
    jsonLd: graphJsonLd([
      placeJsonLd(place),
      breadcrumbJsonLd(crumbs, context.get(siteContext)),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ]),
  }
}

export function readCity(text: string): City {
  const city = text.toLowerCase()
  if (!isOption(cities, city)) throw notFound()
  return city
}

/** What homes for one deal cost in a place, and in its city for comparison. */
export async function findMarket(
  db: Db,
  scope: string,
  city: City,
  deal: 'rent' | 'resale',
): Promise<Market> {
  const [figures, months, cityMonths, name] = await Promise.all([
    findFigures(db, scope, { category: 'residential', deal }),
    findMonthPrices(db, scope, deal),
    scope === city ? [] : findMonthPrices(db, city, deal),
    scope === city ? cities.labels[city] : namesOf(db, [scope]),
  ])
  const where = typeof name === 'string' ? name : (name[0]?.name ?? '')
  return describeMarket({ scope, city, deal, name: where, figures, months, cityMonths })
}

/** Places stay where they are; what is on offer there does not. */
async function findNear(db: Db, place: LandingPlace) {
  const { id, lat, lng, within } = place
  const [neighbours, landmarks, holders] = await Promise.all([
    findNeighbours(db, place),
    ttlCache(db, { key: `landmarks ${id}`, seconds: 600 }, () =>
      findNearbyPlaces(db, { lat, lng, kinds: ['landmark'], limit: LANDMARKS, withinKm: 4 }),
    ),
    namesOf(db, within),
  ])
  const counts = await countAllInPlaces(
    db,
    neighbours.map((each) => each.id),
  )
  return {
    landmarks: landmarks.map(({ id: key, name, distanceMetres }) => ({
      key,
      name,
      away: distanceText(distanceMetres),
    })),
    neighbours: counted(neighbours, counts)
      .slice(0, NEIGHBOURS)
      .map(({ id: of, name, count }) => ({
        label: name,
        to: localityPath(of),
        count: groupIndian(count),
      })),
    holders: holders.map((each) => ({ label: each.name, to: localityPath(each.id) })),
  }
}

function ledeOf({ name, city, kind, pinCode }: LandingPlace, total: number, metro: string) {
  const what = kind === 'sector' ? 'a sector' : kind === 'part' ? 'a part' : 'a locality'
  const pin = pinCode ? ` (PIN code ${pinCode})` : ''
  const offer =
    total === 0
      ? 'Nothing is on offer there just now.'
      : `${groupIndian(total)} ${total === 1 ? 'property is' : 'properties are'} on offer there now, from owners and agents.`
  return `${name} is ${what} of ${cities.labels[city]}${pin}. ${offer} ${metro}`.trim()
}

function placeJsonLd({ name, city, pinCode, lat, lng }: LandingPlace) {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      addressRegion: cities.labels[city],
      ...(pinCode && { postalCode: pinCode }),
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  }
}
