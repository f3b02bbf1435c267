import { groupIndian } from '#contract/money.ts'
import { labelOf } from '#contract/option-list.ts'
import { areaUnits, bhks, categories, cities, propertyTypes } from '#contract/options.ts'

/** The answers a listing's name is made of; a draft may still miss most of them. */
export type TitledListing = {
  category: string
  propertyType: string | null
  bhk: string | null
  builtUpArea: number | null
  areaUnit: string
  locality: string | null
  city: string | null
}

/** What it is: 3 BHK individual floor, Office space. */
export function listingKind(listing: Pick<TitledListing, 'category' | 'propertyType' | 'bhk'>) {
  const bhk = labelOf(bhks, listing.bhk)
  const type = labelOf(propertyTypes, listing.propertyType).toLowerCase()
  if (!type || type === 'other') return [bhk, `${categoryWord(listing)} property`].join(' ').trim()
  return bhk ? `${bhk} ${type}` : sentenceCase(type)
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
