import type { Category, City, Deal, PropertyType } from '#contract/options.ts'
import type { DemoPlace, DemoPlaces } from '#demo/demo-places.ts'
import type { LocalityClass } from '#demo/localities.ts'
import { type Random, randomFor } from '#demo/random.ts'

type Market = { city: City; category: Category; deal: Deal }

/** Of 200 listings, how many are in each city. */
const cityShares: Record<City, number> = {
  gurugram: 50,
  delhi: 50,
  noida: 36,
  ghaziabad: 22,
  faridabad: 20,
  hisar: 12,
  bhiwani: 10,
}

const marketShares: (Omit<Market, 'city'> & { share: number })[] = [
  { category: 'residential', deal: 'rent', share: 0.39 },
  { category: 'residential', deal: 'resale', share: 0.38 },
  { category: 'commercial', deal: 'rent', share: 0.13 },
  { category: 'commercial', deal: 'resale', share: 0.1 },
]

const deck = dealtDeck()

/** The city, category and deal of a listing, dealt in turn from a deck of all of them. */
export function marketOf(index: number): Market {
  return deck[index % deck.length]!
}

function dealtDeck() {
  const cards = Object.entries(cityShares).flatMap(([city, count]) =>
    marketShares.flatMap(({ category, deal, share }) =>
      Array.from({ length: Math.round(count * share) }, () => ({
        city: city as City,
        category,
        deal,
      })),
    ),
  )
  const random = randomFor('deck')
  return cards
    .map((card) => ({ card, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ card }) => card)
}

type TypeWeights = Partial<Record<PropertyType, number>>

const homes = { apartment: 50, individual_floor: 28, individual_house: 14, villa: 6 }
const townHomes = { apartment: 16, individual_floor: 26, individual_house: 50, villa: 6 }
const offices: TypeWeights = {
  office_space: 34,
  'co-working': 12,
  shop: 26,
  showroom: 9,
  cafe: 6,
  wharehouse: 8,
  other: 5,
}

export function propertyTypeFor({ city, category, deal }: Market, random: Random): PropertyType {
  const isTown = city === 'hisar' || city === 'bhiwani'
  if (category === 'commercial') {
    const weights = isTown ? { ...offices, shop: 40, 'co-working': 4, office_space: 20 } : offices
    // A desk in a shared office is rented; the whole floor of one is seldom sold.
    return random.weighted(deal === 'resale' ? { ...weights, 'co-working': 2 } : weights)
  }
  const kinds: TypeWeights = isTown ? townHomes : homes
  if (deal === 'rent') return random.weighted(kinds)
  const land = isTown ? { plot: 22, agricultural_land: 16 } : { plot: 10, agricultural_land: 3 }
  return random.weighted({ ...kinds, ...land })
}

const classWeights: Record<LocalityClass, number> = { prime: 3, good: 4, fair: 3, modest: 2 }

/** How much of the market lies in the well-known localities. */
const wellKnownShare = 0.8

/** A locality of the city where such a property is found. */
export function placeFor(places: DemoPlaces, city: City, type: PropertyType, random: Random) {
  const suitable = places[city].filter((place) => suits(place, type))
  const { wellKnown = [], other = [] } = Object.groupBy(suitable, ({ renown }) =>
    renown === undefined ? 'other' : 'wellKnown',
  )
  const isWellKnown = random.chance(wellKnownShare) ? wellKnown.length > 0 : other.length === 0
  return isWellKnown ? pickByRenown(wellKnown, random) : pickByClass(other, random)
}

/** The best known has several times as many listings as the last of the list. */
function pickByRenown(wellKnown: DemoPlace[], random: Random) {
  const weights = wellKnown.map(({ id, renown = 0 }) => [id, 1 / (renown + 8)])
  const id = random.weighted<string>(Object.fromEntries(weights))
  return wellKnown.find((place) => place.id === id)!
}

function pickByClass(localities: DemoPlace[], random: Random) {
  const byClass = Object.groupBy(localities, (place) => place.class)
  const weights = Object.fromEntries(
    Object.keys(byClass).map((name) => [name, classWeights[name as LocalityClass]]),
  )
  return random.pick(byClass[random.weighted<LocalityClass>(weights)]!)
}

function suits({ use, class: rank }: DemoPlace, type: PropertyType) {
  switch (type) {
    case 'agricultural_land':
      return use === 'village'
    case 'individual_house':
      return use !== 'work'
    case 'plot':
      return use !== 'work' && rank !== 'prime'
    case 'villa':
      return use === 'mixed' && rank !== 'modest'
    case 'apartment':
    case 'individual_floor':
      return use === 'mixed'
    case 'wharehouse':
      return rank !== 'prime' && (use !== 'mixed' || rank === 'modest')
    case 'office_space':
    case 'co-working':
      return use === 'work' || (use === 'mixed' && rank !== 'modest')
    default:
      return use !== 'village'
  }
}
