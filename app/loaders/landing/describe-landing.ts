import type { Surroundings } from '#app/loaders/landing/find-surroundings.ts'
import {
  breadcrumbJsonLd,
  type Crumb,
  faqJsonLd,
  graphJsonLd,
} from '#app/loaders/landing/json-ld.ts'
import { type PriceRow, priceRows } from '#app/loaders/landing/price-rows.ts'
import { formatPrice, groupIndian } from '#contract/format/money.ts'
import { type Landing, landingPath, landingSearch } from '#contract/landing/landing-path.ts'
import {
  countedText,
  dealText,
  landingTitle,
  thingsText,
  whereText,
} from '#contract/landing/landing-words.ts'
import { marketLimits } from '#contract/limits.ts'
import { cities, roomFilters } from '#contract/options.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { joinWithAnd } from '#contract/texts/join-with-and.ts'
import type { Figure } from '#domain/market/find-figures.ts'
import type { LandingPlace } from '#domain/market/find-place.ts'

type Site = { name: string; publicUrl: string }

type Facts = {
  landing: Landing
  place: LandingPlace | undefined
  total: number
  figures: Figure[]
  around: Surroundings
}

export type Question = { ask: string; answer: string }

/** A landing page in words. Only the server needs the lists that these are made of. */
export function describeLanding(facts: Facts, site: Site) {
  const { landing, place, total } = facts
  const prices = priceRows(facts)
  const heading = landingTitle(landing, place?.name)
  const crumbs = crumbsOf(landing, place)
  const questions = questionsOf(facts, prices)
  const sentences = sentencesOf(facts, prices)
  const search = searchHref(landingSearch(landing, place?.name))
  return {
    heading,
    crumbs,
    sentences,
    // The row of the page itself has no link.
    prices: prices.map(({ to, ...row }) => (row.isAll ? row : { ...row, to })),
    priceHeading: `Asking ${landing.deal === 'rent' ? 'rents' : 'prices'} in ${place?.name ?? cities.labels[landing.city]}`,
    priceHeads: [
      landing.category === 'commercial' ? 'Type' : 'Rooms',
      landing.deal === 'rent' ? 'Median a month' : 'Median',
    ] as const,
    priceNote: `The median is the middle of what owners ask now: half ask for less, half for more. With fewer than ${marketLimits.fewest} homes we do not name one.`,
    stations: facts.around.stations.map(({ name, minutes }) => ({
      name,
      walk: `about ${minutes} minutes on foot`,
    })),
    questions,
    search: {
      to: search,
      label:
        total === 0 ? 'Search with other filters' : `See all ${thingsText(landing)} and filter`,
    },
    isEmpty: total === 0,
    title: heading,
    description: descriptionOf(facts, sentences),
    canonical: landingPath(landing),
    jsonLd: graphJsonLd([
      breadcrumbJsonLd(crumbs, site),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ]),
  }
}

function descriptionOf({ landing, place, total }: Facts, [first = '', second = '']: string[]) {
  if (total === 0) return first
  const where = whereText(landing, place?.name)
  return [first, second, `Photos, prices and contacts of ${thingsText(landing)} in ${where}.`]
    .filter(Boolean)
    .join(' ')
}

/** A few sentences of facts; unknown facts are left out. */
function sentencesOf({ landing, place, total, around }: Facts, prices: PriceRow[]): string[] {
  const where = whereText(landing, place?.name)
  const deal = dealText(landing.deal)
  if (total === 0) {
    return [
      `No ${thingsText(landing)} are ${deal} in ${where} just now.`,
      'Look at what is near by, or let us tell you when one comes.',
    ]
  }
  const counted = countedText(groupIndian(total), total === 1, landing)
  const [station] = around.stations
  return [
    `${counted} ${total === 1 ? 'is' : 'are'} ${deal} in ${where}, from owners and agents.`,
    medianSentence(landing, prices),
    station
      ? `The nearest metro station is ${station.name}, about ${station.minutes} minutes on foot.`
      : '',
  ].filter(Boolean)
}

function medianSentence({ deal, rooms, type }: Landing, prices: PriceRow[]) {
  const known = prices.filter(({ price }) => price !== undefined)
  const asked = deal === 'rent' ? 'median asking rent' : 'median asking price'
  const month = deal === 'rent' ? ' a month' : ''
  const own = known.find(({ isAll }) => isAll)
  if (rooms || type) return own ? `The ${asked} is ${own.price}${month}.` : ''
  const named = known.filter(({ isAll }) => !isAll).slice(0, 3)
  if (named.length === 0) return own ? `The ${asked} is ${own.price}${month}.` : ''
  const list = named.map(({ label, price }) => `${price} for ${label}`)
  return `The ${asked}${month} is ${joinWithAnd(list)}.`
}

const kindWords = {
  residential: { rent: 'Rent', resale: 'Buy' },
  commercial: { rent: 'Commercial rent', resale: 'Commercial buy' },
} as const

function crumbsOf(landing: Landing, place: LandingPlace | undefined): Crumb[] {
  const { rooms, type, ...wide } = landing
  const city = { ...wide, place: undefined }
  return [
    { label: 'Home', to: '/' },
    {
      label: `${kindWords[landing.category][landing.deal]} in ${cities.labels[landing.city]}`,
      to: landingPath(city),
    },
    ...(place ? [{ label: place.name, to: landingPath(wide) }] : []),
    ...(rooms || type ? [{ label: capital(narrowWords(landing)), to: landingPath(landing) }] : []),
  ]
}

function narrowWords({ rooms, type, ...landing }: Landing) {
  return rooms && !type ? roomFilters.labels[rooms] : thingsText({ ...landing, rooms, type })
}

/** Questions that people type into search engines, answered by our own figures or left out. */
function questionsOf(
  { landing, place, total, figures, around }: Facts,
  prices: PriceRow[],
): Question[] {
  if (total === 0) return []
  const where = whereText(landing, place?.name)
  const { rooms = '', type = '' } = landing
  const own = figures.find((each) => each.rooms === rooms && each.propertyType === type)
  const things = thingsText(landing)
  const rows = prices.filter(({ price, isAll }) => price !== undefined && !isAll)
  const month = landing.deal === 'rent' ? ' a month' : ''
  const cost = landing.deal === 'rent' ? 'What is the rent of' : 'What do owners ask for'
  const [station] = around.stations
  return [
    {
      ask: `How many ${things} are ${dealText(landing.deal)} in ${where}?`,
      answer: `${countedText(groupIndian(total), total === 1, landing)} ${total === 1 ? 'is' : 'are'} on offer now. Each was checked by our team before it was shown.`,
    },
    ...(own && own.count >= marketLimits.fewest && (rooms || type)
      ? [
          {
            ask: `${cost} ${things} in ${where}?`,
            answer: `The median of ${groupIndian(own.count)} is ${formatPrice(own.medianPrice)}${month}.`,
          },
        ]
      : []),
    ...(rows.length > 0 && !rooms && !type
      ? rows.slice(0, 3).map(({ label, price, count }) => ({
          ask: `${cost} ${landing.category === 'commercial' ? label.toLowerCase() : `a ${label} home`} in ${where}?`,
          answer: `Half of the ${count} on offer ask for less than ${price}${month}, half for more.`,
        }))
      : []),
    ...(station && place
      ? [
          {
            ask: `Which metro station is nearest to ${place.name}?`,
            answer: `${station.name}, about ${station.minutes} minutes on foot from the middle of ${place.name}.`,
          },
        ]
      : []),
  ]
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
