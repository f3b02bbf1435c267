import { labelOf } from '#contract/options/option-list.ts'
import { cities, propertyTypes } from '#contract/options.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { groupNumbers } from '#db/gazetteer/numbered-words.ts'

/** The answers of a listing that people search by in words. */
export type SearchedListing = {
  propertyType: string | null
  bhk: string | null
  bedrooms?: number | null | undefined
  locality: string | null
  address: string | null
  pinCode: string | null
  city: string | null
}

/** Indexes hold the whole text; no honest address is longer. */
const MOST_CHARS = 500

/**
 * What the column search_text holds: every word once, normalised as queries are, and the number of a
 * sector or phase also joined to it.
 */
export function listingSearchText(listing: SearchedListing): string {
  const parts = [
    labelOf(propertyTypes, listing.propertyType),
    // Without its label: the 3 of `3 BHK` is no part of an address.
    listing.bhk ?? '',
    ...(listing.bedrooms ? [`${listing.bedrooms}bhk`] : []),
    listing.locality ?? '',
    // Each part by itself: joined, the letters around a comma would form a word.
    ...(listing.address ?? '').split(','),
    listing.pinCode ?? '',
    labelOf(cities, listing.city),
  ]
  const texts = parts.map((part) => normalisePlaceText(part).split(' '))
  const words = new Set([...texts.flat(), ...texts.flatMap(groupNumbers).flat()])
  return [...words].join(' ').trim().slice(0, MOST_CHARS)
}
