import { groupIndian } from '#contract/format/money.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { areaUnits, bhks, categories, cities, propertyTypes } from '#contract/options.ts'

/** The answers a listing's name is made of; a draft may still miss most of them. */
export type TitledListing = {
  category: string
  propertyType: string | null
  bhk: string | null
  bedrooms: number | null
  builtUpArea: number | null
  areaUnit: string
  locality: string | null
  city: string | null
}

/** What it is: 3 BHK individual floor, Office space. */
export function listingKind(
  listing: Pick<TitledListing, 'category' | 'propertyType' | 'bhk' | 'bedrooms'>,
) {
  const bhk = roomsText(listing)
  const type = labelOf(propertyTypes, listing.propertyType).toLowerCase()
  if (!type || type === 'other') return [bhk, `${categoryWord(listing)} property`].join(' ').trim()
  return bhk ? `${bhk} ${type}` : sentenceCase(type)
}

/** How many rooms: 3 BHK, 4 BHK, or 3+ BHK where the owner says no more. */
export function roomsText({ bhk, bedrooms }: Pick<TitledListing, 'bhk' | 'bedrooms'>): string {
  return bhk && bedrooms ? `${bedrooms} BHK` : labelOf(bhks, bhk)
}

/** The heading of its page: 3 BHK individual floor in Sector 57. */
export function listingTitle(listing: TitledListing): string {
  const place = listing.locality?.trim() || labelOf(cities, listing.city)
  return place ? `${listingKind(listing)} in ${place}` : listingKind(listing)
}

/** The title of its page: 3 BHK individual floor, Sector 57, Gurugram. */
export function listingPageTitle(listing: TitledListing): string {
  return joined([listingKind(listing), listingPlace(listing)])
}

/** Where it is: Sector 57, Gurugram. */
export function listingPlace(listing: Pick<TitledListing, 'locality' | 'city'>): string {
  return joined([listing.locality?.trim() ?? '', labelOf(cities, listing.city)])
}

/** The address as its owner, staff and those who may come read it: with the house number. */
export function wholeAddress(listing: { houseNo: string | null; address: string | null }): string {
  return joined([listing.houseNo ?? '', listing.address ?? ''])
}

/** The address with city and PIN code, each once however much of it the owner wrote. */
export function fullAddress(listing: {
  address: string | null
  city: string | null
  pinCode: string | null
}): string {
  const city = labelOf(cities, listing.city)
  const written = listing.address?.trim() || city
  const isNamed = written.toLowerCase().includes(city.toLowerCase())
  const withCity = isNamed ? written : `${written}, ${city}`
  const { pinCode } = listing
  return pinCode && !withCity.includes(pinCode) ? `${withCity} ${pinCode}` : withCity
}

/** 1,800 sq ft, or blank. */
export function areaText(area: number | null | undefined, unit: string): string {
  return area ? `${groupIndian(area)} ${labelOf(areaUnits, unit)}`.trim() : ''
}

function categoryWord({ category, bhk }: { category: string; bhk: string | null }) {
  const label = labelOf(categories, category)
  return bhk ? label.toLowerCase() : label
}

function sentenceCase(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function joined(parts: string[]) {
  return parts.filter(Boolean).join(', ')
}
