import type { Landing } from '#contract/landing/landing-path.ts'
import {
  type Category,
  cities,
  type Deal,
  type PropertyType,
  roomFilters,
} from '#contract/options.ts'

type TypeWords = { slug: string; one: string; more: string; hasRooms?: true }

/** How property types are called in addresses and sentences; `other` has no pages. */
export const typeWords: Partial<Record<PropertyType, TypeWords>> = {
  apartment: { slug: 'apartments', one: 'apartment', more: 'apartments', hasRooms: true },
  individual_floor: {
    slug: 'individual-floors',
    one: 'individual floor',
    more: 'individual floors',
    hasRooms: true,
  },
  individual_house: {
    slug: 'individual-houses',
    one: 'individual house',
    more: 'individual houses',
    hasRooms: true,
  },
  villa: { slug: 'villas', one: 'villa', more: 'villas', hasRooms: true },
  plot: { slug: 'plots', one: 'plot', more: 'plots' },
  agricultural_land: {
    slug: 'agricultural-land',
    one: 'piece of agricultural land',
    more: 'pieces of agricultural land',
  },
  office_space: { slug: 'office-spaces', one: 'office space', more: 'office spaces' },
  'co-working': { slug: 'co-working-spaces', one: 'co-working space', more: 'co-working spaces' },
  shop: { slug: 'shops', one: 'shop', more: 'shops' },
  showroom: { slug: 'showrooms', one: 'showroom', more: 'showrooms' },
  cafe: { slug: 'cafes', one: 'cafe', more: 'cafes' },
  wharehouse: { slug: 'warehouses', one: 'warehouse', more: 'warehouses' },
}

type What = Pick<Landing, 'category' | 'rooms' | 'type'>

/** 2 BHK apartments, 3 BHK homes, shops, commercial properties. */
export function thingsText(what: What): string {
  return wordsFor(what)[1]
}

/** The same with a number: 1 home, 12 shops, 6 apartments with 2 BHK. */
export function countedText(count: string, isOne: boolean, { rooms, ...what }: What): string {
  const [one, more] = wordsFor(what)
  const counted = `${count} ${isOne ? one : more}`
  return rooms ? `${counted} with ${roomFilters.labels[rooms]}` : counted
}

function wordsFor({ category, rooms, type }: What): [one: string, more: string] {
  const words = (type && typeWords[type]) ?? defaultWords[category]
  const before = rooms ? `${roomFilters.labels[rooms]} ` : ''
  return [`${before}${words.one}`, `${before}${words.more}`]
}

const defaultWords: Record<Category, { one: string; more: string }> = {
  residential: { one: 'home', more: 'homes' },
  commercial: { one: 'commercial property', more: 'commercial properties' },
}

/** Homes for rent, homes for sale. */
export function dealText(deal: Deal): string {
  return deal === 'rent' ? 'for rent' : 'for sale'
}

/** Sector 57, Gurugram; or the city alone. */
export function whereText({ city }: Pick<Landing, 'city'>, placeName?: string): string {
  return placeName ? `${placeName}, ${cities.labels[city]}` : cities.labels[city]
}

/** 2 BHK apartments for rent in Sector 57, Gurugram. */
export function landingTitle(landing: Landing, placeName?: string): string {
  const title = `${thingsText(landing)} ${dealText(landing.deal)} in ${whereText(landing, placeName)}`
  return title.charAt(0).toUpperCase() + title.slice(1)
}
