import { withoutTrailingSlashes } from '#contract/format/trailing-slashes.ts'
import { typeWords } from '#contract/landing/landing-words.ts'
import { isOption } from '#contract/options/option-list.ts'
import {
  type Category,
  type City,
  cities,
  type Deal,
  type PropertyType,
} from '#contract/options.ts'
import { type ListingSearch, noFilters, typesFor } from '#contract/search/listing-search.ts'

/** The rooms that have landing pages; 3+ BHK is asked for in the search alone. */
export const landingRooms = ['1rk', '1bhk', '2bhk', '3bhk', '4bhk', '5bhk'] as const
export type LandingRooms = (typeof landingRooms)[number]

export type LandingKind = { category: Category; deal: Deal }

/** What a landing page is about: a kind of property in a city, or narrower. */
export type Landing = LandingKind & {
  city: City
  /** The last part of a place's id: `sector-57`. */
  place?: string | undefined
  rooms?: LandingRooms | undefined
  type?: PropertyType | undefined
}

/** The kinds of landing pages and the first part of their addresses. */
export const landingKinds = [
  { category: 'residential', deal: 'rent', path: '/rent' },
  { category: 'residential', deal: 'resale', path: '/buy' },
  { category: 'commercial', deal: 'rent', path: '/commercial/rent' },
  { category: 'commercial', deal: 'resale', path: '/commercial/buy' },
] as const satisfies (LandingKind & { path: string })[]

/** /rent/gurugram/sector-57/2bhk-apartments */
export function landingPath({ city, place, ...landing }: Landing): string {
  const { path } = landingKinds.find(
    ({ category, deal }) => category === landing.category && deal === landing.deal,
  )!
  return [path, city, place, whatSlug(landing)].filter(Boolean).join('/')
}

/** The landing page at an address; none where its parts say nothing. Whether the place exists is open. */
export function readLanding(pathname: string): Landing | undefined {
  const path = withoutTrailingSlashes(pathname.toLowerCase())
  const kind = landingKinds.find((each) => path.startsWith(`${each.path}/`))
  if (!kind) return undefined
  const { category, deal } = kind
  const [city, first = '', second] = path.slice(kind.path.length + 1).split('/')
  if (!isOption(cities, city)) return undefined
  const what = readWhat(first, { category, deal })
  if (second === undefined) {
    return { city, category, deal, ...(what ?? { place: first || undefined }) }
  }
  const inPlace = what ? undefined : readWhat(second, { category, deal })
  return inPlace && { city, category, deal, place: first, ...inPlace }
}

/** The page of a locality: /localities/gurugram/sector-57. */
export function localityPath(placeId: string): string {
  return `/localities/${placeId}`
}

/** The page of all localities of a city: /localities/gurugram. */
export function cityPath(city: City): string {
  return `/localities/${city}`
}

/** The last part of a place's id. */
export function placeSlug(placeId: string): string {
  return placeId.slice(placeId.indexOf('/') + 1)
}

/** The search that a landing page is the beginning of. */
export function landingSearch(landing: Landing, placeName = ''): ListingSearch {
  const { city, category, deal, rooms, type } = landing
  const filters = { ...noFilters, bhk: rooms ? [rooms] : [], propertyTypes: type ? [type] : [] }
  return { city, category, deal, text: placeName, filters }
}

function whatSlug({ rooms, type }: Pick<Landing, 'rooms' | 'type'>) {
  return [rooms, type && typeWords[type]?.slug].filter(Boolean).join('-')
}

/** `2bhk`, `apartments` or `2bhk-apartments`, as far as the kind has them. */
function readWhat(slug: string, kind: LandingKind) {
  const rooms =
    kind.category === 'residential'
      ? landingRooms.find((each) => slug === each || slug.startsWith(`${each}-`))
      : undefined
  const rest = rooms ? slug.slice(rooms.length + 1) : slug
  const type = typesFor(kind).values.find((each) => typeWords[each]?.slug === rest)
  if (rest && !type) return undefined
  if (type && rooms && !typeWords[type]?.hasRooms) return undefined
  return rooms || type ? { rooms, type } : undefined
}
