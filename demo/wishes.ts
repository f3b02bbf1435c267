import type { Bhk, City, Deal, ResidentialType } from '#contract/options.ts'
import type { DemoPlaces } from '#demo/demo-places.ts'
import { makeHome } from '#demo/homes.ts'
import { ownerStatuses } from '#demo/listing-life.ts'
import { marketOf } from '#demo/listing-mix.ts'
import { randomFor } from '#demo/random.ts'

/** A kind of home that can be found in every demo, whatever chance would have. */
type Wish = {
  city: City
  deal: Deal
  localities: readonly string[]
  types: Partial<Record<ResidentialType, number>>
  bhk: Bhk
  /** The most that one of them costs. */
  priceMax: number
}

/** What the example sentences of the search box ask for. */
const wishes: Wish[] = [
  {
    ...{ city: 'delhi', deal: 'resale', bhk: '3bhk', priceMax: 80_00_000 },
    localities: ['Dwarka Mor'],
    types: { individual_floor: 75, apartment: 25 },
  },
  {
    ...{ city: 'gurugram', deal: 'rent', bhk: '2bhk', priceMax: 25_000 },
    localities: ['Sector 14'],
    types: { individual_floor: 75, apartment: 25 },
  },
  {
    ...{ city: 'noida', deal: 'rent', bhk: '2bhk', priceMax: 15_000 },
    localities: ['Bhangel', 'Mamura', 'Nithari', 'Sadarpur', 'Haraula', 'Chhalera'],
    types: { individual_floor: 70, apartment: 30 },
  },
]

const HOMES_PER_WISH = 6
const MOST_DRAWS = 500

const wishesByListing = new Map(
  wishes.flatMap((wish) => listingsFor(wish).map((index) => [index, wish] as const)),
)

/** The wish that the listing with this number fulfils; most fulfil none. */
export function wishOf(index: number): Wish | undefined {
  return wishesByListing.get(index)
}

/** A home as wished: drawn by the rules of all homes until one comes out right. */
export function makeWishedHome(wish: Wish, index: number, places: DemoPlaces) {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const random = randomFor('wish', index, draw)
    const name = random.pick(wish.localities)
    const place = places[wish.city].find((each) => each.name === name)
    if (!place) throw new Error(`${name} is not in the gazetteer`)
    const home = makeHome({
      place,
      deal: wish.deal,
      propertyType: random.weighted(wish.types),
      random,
    })
    const { bhk, price } = home.answers
    if (bhk === wish.bhk && price <= wish.priceMax) return { place, ...home }
  }
  throw new Error(`no ${wish.bhk} in ${wish.localities} costs ${wish.priceMax} or less`)
}

/** The first listings of the wish's market, but for those of the demo owner. */
function listingsFor({ city, deal }: Wish) {
  const found: number[] = []
  for (let index = ownerStatuses.length; found.length < HOMES_PER_WISH; index++) {
    const market = marketOf(index)
    const isSame = market.city === city && market.deal === deal
    if (isSame && market.category === 'residential') found.push(index)
  }
  return found
}
