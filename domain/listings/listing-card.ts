import { listedWhen } from '#contract/format/dates.ts'
import { priceChangeText } from '#contract/listing/price-change.ts'
import type {
  AreaUnit,
  Bhk,
  Category,
  City,
  Deal,
  Furnishing,
  ListingStatus,
  PropertyType,
} from '#contract/options.ts'

/** What a card shows of a listing. */
export type ListingCard = {
  spn: string
  status: ListingStatus
  category: Category
  deal: Deal
  propertyType: PropertyType
  bhk: Bhk | null
  bedrooms: number | null
  price: number
  /** The last change of its price while that is news, in words. */
  priceChange?: { text: string; isLess: boolean } | undefined
  isNegotiable: boolean
  builtUpArea: number
  areaUnit: AreaUnit
  furnishing: Furnishing | null
  /** What can be parked, if anything; commercial listings do not say what. */
  parking: 'car' | 'bike' | 'car_and_bike' | 'any' | null
  locality: string | null
  city: City
  lat: number
  lng: number
  photos: string[]
  /** When it was listed, in words. */
  listed: string
  /** Metres from the place that was searched for, where it matters. */
  distance?: number | undefined
  /** Whether it lies near that place, not in it. */
  isNearby?: true | undefined
}

/** A row of `cardColumns`; its distance is in kilometres. */
export type CardRow = Omit<ListingCard, 'listed' | 'priceChange'> & {
  id: string
  priceBefore: number | null
  priceChangedAt: Date | null
  activeAt: Date
  confirmedAt: Date | null
}

export const cardColumns = `spn, status, category, deal, property_type as "propertyType", bhk, bedrooms,
  price_before as "priceBefore", price_changed_at as "priceChangedAt",
  price_negotiable as "isNegotiable", area_unit as "areaUnit", furnishing,
  case when category = 'commercial' then case when commercial_parking <> 'none' then 'any' end
    else nullif(parking, 'none') end as parking,
  locality, city, lat, lng, photos, active_at as "activeAt",
  confirmed_at as "confirmedAt"`

/** Without what only the search itself needs. */
export function toCard(row: CardRow & { sortAt?: string }, now: Date): ListingCard {
  const { id, sortAt, activeAt, confirmedAt, priceBefore, priceChangedAt, distance, ...card } = row
  const away = distance === undefined ? {} : { distance: Math.round(distance * 1_000) }
  return { ...card, ...away, ...changeOf(row, now), listed: listedText(activeAt, confirmedAt, now) }
}

function changeOf(row: CardRow, now: Date): Pick<ListingCard, 'priceChange'> {
  const text = priceChangeText(row, now)
  return text ? { priceChange: { text, isLess: row.price < row.priceBefore! } } : {}
}

function listedText(activeAt: Date, confirmedAt: Date | null, now: Date) {
  const listed = listedWhen(activeAt, now)
  return confirmedAt ? `${listed}, confirmed ${listedWhen(confirmedAt, now)}` : listed
}
