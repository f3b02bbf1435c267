import type { Bhk, City, Deal, ResidentialType } from '#contract/options.ts'
import type { DemoPlaces } from '#demo/demo-places.ts'
import { makeHome } from '#demo/homes.ts'
import { ownerStatuses } from '#demo/listing-life.ts'
import { marketOf } from '#demo/listing-mix.ts'
import { randomFor } from '#demo/random.ts'
import { wellKnownPlaces } from '#demo/well-known-places.ts'

/** A kind of home that every demo has, whatever the random numbers. */
type Wish = {
  city: City
  deal: Deal
  localities: readonly string[]
  types: Partial<Record<ResidentialType, number>>
  bhk: Bhk
  /** The most that one of them costs. */
  priceMax?: number
}

type Wished = Pick<Wish, 'city' | 'deal' | 'bhk'> & { locality: string }

const mostlyFloors = { individual_floor: 75, apartment: 25 }

/** What the example sentences of the search box ask for. */
const exampleWishes: Wish[] = [
  {
    city: 'delhi',
    deal: 'resale',
    bhk: '3bhk',
    priceMax: 80_00_000,
    localities: ['Dwarka Mor'],
    types: mostlyFloors,
  },
  {
    city: 'gurugram',
    deal: 'rent',
    bhk: '2bhk',
    priceMax: 25_000,
    localities: ['Sector 14'],
    types: mostlyFloors,
  },
  {
    city: 'noida',
    deal: 'rent',
    bhk: '2bhk',
    priceMax: 15_000,
    localities: ['Bhangel', 'Mamura', 'Nithari', 'Sadarpur', 'Haraula', 'Chhalera'],
    types: mostlyFloors,
  },
]

const HOMES_PER_EXAMPLE = 6
const MOST_DRAWS = 500

const wishesByListing = dealOut([
  ...exampleWishes.flatMap((wish) => Array.from({ length: HOMES_PER_EXAMPLE }, () => wish)),
  ...wellKnownWishes(),
])

/** The wish that the listing with this number fulfils; most fulfil none. */
export function wishOf(index: number): Wish | undefined {
  return wishesByListing.get(index)
}

/** The number of the listing that fulfils the wish for such a home in a well-known locality. */
export function wishedListing({ city, deal, bhk, locality }: Wished): number {
  for (const [index, wish] of wishesByListing) {
    const isSame = wish.city === city && wish.deal === deal && wish.bhk === bhk
    if (isSame && !wish.priceMax && wish.localities.includes(locality)) return index
  }
  throw new Error(`nobody wishes for a ${bhk} in ${locality}`)
}

/** A home as wished: drawn by the rules of all homes until one comes out right. */
export function makeWishedHome(wish: Wish, index: number, places: DemoPlaces) {
  const { priceMax = Number.POSITIVE_INFINITY } = wish
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
    if (bhk === wish.bhk && price <= priceMax) return { place, ...home }
  }
  throw new Error(`no ${wish.bhk} in ${wish.localities} costs ${priceMax} or less`)
}

/** The usual rooms, to rent and to buy, in every well-known locality. */
function wellKnownWishes(): Wish[] {
  return Object.entries(wellKnownPlaces).flatMap(([city, names]) =>
    names.flatMap((name) =>
      (['rent', 'resale'] as const).flatMap((deal) =>
        (['1bhk', '2bhk', '3bhk'] as const).map((bhk) => ({
          city: city as City,
          deal,
          bhk,
          localities: [name],
          types: { individual_floor: 45, apartment: 55 },
        })),
      ),
    ),
  )
}

type Asked = { city: City; deal: Deal }

/** Gives each the next home of its market that is free, after those of the demo owner. */
export function dealOut<Each extends Asked>(
  asked: Each[],
  isFree: (index: number) => boolean = () => true,
) {
  const next = new Map<string, number>()
  return new Map(
    asked.map((each) => {
      const market = `${each.city} ${each.deal}`
      const index = nextOfMarket(each, next.get(market) ?? ownerStatuses.length, isFree)
      next.set(market, index + 1)
      return [index, each] as const
    }),
  )
}

function nextOfMarket({ city, deal }: Asked, from: number, isFree: (index: number) => boolean) {
  for (let index = from; ; index++) {
    const market = marketOf(index)
    const isSame = market.city === city && market.deal === deal
    if (isSame && market.category === 'residential' && isFree(index)) return index
  }
}
