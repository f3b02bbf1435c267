import type { RouterContextProvider } from 'react-router'
import { stayTexts } from '#app/loaders/landing/describe-market.ts'
import { breadcrumbJsonLd, faqJsonLd, graphJsonLd } from '#app/loaders/landing/json-ld.ts'
import { kindLinks } from '#app/loaders/landing/kind-links.ts'
import { requireOwnAddress } from '#app/loaders/landing/load-landing.ts'
import { findMarket, readCity } from '#app/loaders/landing/load-locality.ts'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import { groupIndian } from '#contract/format/money.ts'
import { cityPath, localityPath } from '#contract/landing/landing-path.ts'
import { cities, deals } from '#contract/options.ts'
import { countKinds, listPlacesOnOffer } from '#domain/market/find-figures.ts'
import { findStays } from '#domain/market/find-history.ts'
import { findPlaceCardPath } from '#domain/share/place-card.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** The localities of a city that have something on offer, and what homes cost in all of it. */
export async function loadCity(url: URL, params: { city: string }, context: Context) {
  const { readDb } = context.get(resourcesContext)
  const city = readCity(params.city)
  const path = cityPath(city)
  requireOwnAddress(url, path)
  const counted = countKinds(readDb, city)
  const [places, kinds, markets, stays, image] = await Promise.all([
    listPlacesOnOffer(readDb, city),
    counted,
    Promise.all(deals.values.map((deal) => findMarket(readDb, city, city, deal))),
    findStays(readDb, [city]),
    findPlaceCardPath(readDb, { city }, counted),
  ])
  const name = cities.labels[city]
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Localities', to: '/localities' },
    { label: name, to: path },
  ]
  const questions = markets.flatMap((market) => market.questions)
  const links = places.map(({ id, name: label, count }) => ({
    label,
    to: localityPath(id),
    count: groupIndian(count),
  }))
  return {
    heading: `Localities of ${name}`,
    lede:
      links.length > 0
        ? `${groupIndian(links.length)} localities of ${name} have homes, shops or offices on offer now. Each has a page with its asking prices, the metro and what is near.`
        : `Nothing is on offer in ${name} just now.`,
    crumbs,
    kinds: kindLinks({ city }, kinds),
    markets: markets.map(({ questions: _, ...market }) => market),
    stay: stayTexts(stays, city, { name, city }),
    groups: alphabetical(links),
    questions,
    isEmpty: links.length === 0,
    title: `Localities of ${name}: homes, rents and prices`,
    description: `Every locality of ${name} with homes on offer, what owners ask for by number of rooms, month by month, and how long homes stay.`,
    canonical: path,
    image,
    jsonLd: graphJsonLd([
      breadcrumbJsonLd(crumbs, context.get(siteContext)),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ]),
  }
}

type PlaceLink = { label: string; to: string; count: string }

/** By their first letter, numbered sectors in the order of their numbers. */
function alphabetical(links: PlaceLink[]) {
  const sorted = links.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
  const byLetter = Map.groupBy(sorted, ({ label }) => label.charAt(0).toUpperCase())
  return [...byLetter].map(([title, of]) => ({ title, links: of }))
}

/** The seven cities, each with what is on offer there. */
export async function loadCities(context: Context) {
  const { readDb } = context.get(resourcesContext)
  const groups = await Promise.all(
    cities.values.map(async (city) => ({
      title: cities.labels[city],
      links: [
        ...kindLinks({ city }, await countKinds(readDb, city)),
        { label: `Localities of ${cities.labels[city]}`, to: cityPath(city) },
      ],
    })),
  )
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Localities', to: '/localities' },
  ]
  const jsonLd = graphJsonLd([breadcrumbJsonLd(crumbs, context.get(siteContext))])
  return { groups, crumbs, jsonLd }
}
