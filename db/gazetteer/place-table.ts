import type { Generated } from 'kysely'
import type { City } from '#contract/options.ts'

/** Kinds of places that have an address of their own. */
export const spotKinds = ['locality', 'sector', 'landmark', 'metro', 'pincode'] as const

/** All kinds: `part` is a part of a city that people search in, such as South Delhi. */
export const placeKinds = [...spotKinds, 'part'] as const

export type PlaceKind = (typeof placeKinds)[number]

export type PlaceTable = {
  /** Stays the same when a name is corrected: `gurugram/sector-57`. */
  id: string
  city: City
  kind: PlaceKind
  name: string
  /** Other names; for a PIN code, the post office it belongs to. */
  aliases: string[]
  pinCode: string | null
  lat: number
  lng: number
  /** Name and aliases as people would type them, each normalised, ` | ` between them. */
  searchText: string
  /** 0 to 100: of two equal matches the better known one comes first. */
  rank: number
  /** Ids of the places that hold it, the smallest first: Ahinsa Khand, then Indirapuram. */
  within: Generated<string[]>
  /** False once the gazetteer no longer lists it; listings may still refer to it. */
  isCurrent: Generated<boolean>
}
