import { indiaDay, listedWhen } from '#contract/format/dates.ts'
import { parkingWords, perText } from '#contract/listing/card-words.ts'
import { currentPaper } from '#contract/listing/checked-paper.ts'
import { priceChangeText } from '#contract/listing/price-change.ts'
import { comparisonText } from '#contract/listing/price-comparison.ts'
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
import { ways as waysText } from '#contract/texts/home-groups.ts'
import { byAnAgent, cardPapers } from '#contract/texts/owner-checks.ts'
import type { Listing } from '#db/schema.ts'
import { type CardTerms, cardTerms } from '#domain/listings/card-terms.ts'

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
  /** What the price is for: `/ month` of a rent, with what comes on top, the rate per square foot of a sale. */
  per: string
  /** The last change of its price, in words, while it is recent. */
  priceChange?: { text: string; isLess: boolean } | undefined
  /** How it compares with similar ones near by, in words. */
  compared?: string | undefined
  /** How many listings offer the home, in words, where there are several. */
  ways?: string | undefined
  /** What moving in or a loan costs, in words. */
  terms?: CardTerms | undefined
  isNegotiable: boolean
  builtUpArea: number
  areaUnit: AreaUnit
  furnishing: Furnishing | null
  /** What can be parked, in words, if anything. */
  parking: string | null
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
  /** The ways to the places that somebody travels to, in words. */
  travel?: string[] | undefined
}

/** The columns that a card's words are made of. */
type Told = Pick<
  Listing,
  | 'id'
  | 'priceBefore'
  | 'priceChangedAt'
  | 'comparedPercent'
  | 'comparedCount'
  | 'comparedPlace'
  | 'comparedAround'
  | 'deposit'
  | 'maintenance'
  | 'maintenanceAmount'
  | 'parkingAmount'
  | 'powerBackupAmount'
  | 'floor'
  | 'totalFloors'
  | 'availableFrom'
  | 'confirmedAt'
  | 'firstShownAt'
  | 'ways'
  | 'checkedPaper'
  | 'checkedAt'
  | 'byAgent'
> & { activeAt: Date }

/** A row of `cardColumns`; its distance is in kilometres. */
export type CardRow = Omit<
  ListingCard,
  'listed' | 'per' | 'priceChange' | 'compared' | 'terms' | 'parking' | 'ways'
> &
  Told & { parking: keyof typeof parkingWords | null }

export const cardColumns = `spn, status, category, deal, property_type as "propertyType", bhk, bedrooms,
  price_before as "priceBefore", price_changed_at as "priceChangedAt",
  compared_percent as "comparedPercent", compared_count as "comparedCount",
  compared_place as "comparedPlace", compared_around as "comparedAround",
  deposit, maintenance, maintenance_amount as "maintenanceAmount",
  parking_amount as "parkingAmount", power_backup_amount as "powerBackupAmount", floor,
  total_floors as "totalFloors", available_from as "availableFrom",
  price_negotiable as "isNegotiable", area_unit as "areaUnit", furnishing,
  case when category = 'commercial' then case when commercial_parking <> 'none' then 'any' end
    else nullif(parking, 'none') end as parking,
  locality, city, lat, lng, photos, active_at as "activeAt",
  confirmed_at as "confirmedAt", first_shown_at as "firstShownAt", ways,
  checked_paper as "checkedPaper", checked_at as "checkedAt", by_agent as "byAgent"`

export function toCard(row: CardRow, now: Date): ListingCard {
  const { distance } = row
  return {
    spn: row.spn,
    status: row.status,
    category: row.category,
    deal: row.deal,
    propertyType: row.propertyType,
    bhk: row.bhk,
    bedrooms: row.bedrooms,
    price: row.price,
    isNegotiable: row.isNegotiable,
    builtUpArea: row.builtUpArea,
    areaUnit: row.areaUnit,
    furnishing: row.furnishing,
    locality: row.locality,
    city: row.city,
    lat: row.lat,
    lng: row.lng,
    photos: row.photos,
    per: perText(row),
    parking: row.parking && parkingWords[row.parking],
    ...(distance !== undefined && { distance: Math.round(distance * 1_000) }),
    ...(row.isNearby && { isNearby: true }),
    ...(row.status === 'active' && contextOf(row, now)),
    listed: listedText(row, now),
  }
}

/** What puts its price in context. */
function contextOf(row: CardRow, now: Date) {
  const change = priceChangeText(row, now)
  const compared = comparisonText(row)
  const terms = cardTerms(row, indiaDay(now))
  return {
    ...(change && { priceChange: { text: change, isLess: row.price < row.priceBefore! } }),
    ...(compared && { compared }),
    ...(terms && { terms }),
    ...(row.ways && { ways: waysText(row.ways, row.deal) }),
  }
}

function listedText(row: CardRow, now: Date) {
  const { activeAt, firstShownAt, confirmedAt } = row
  // A home that is listed again does not count as new.
  const listed = listedWhen(firstShownAt ?? activeAt, now)
  const whole = confirmedAt ? `${listed}, confirmed ${listedWhen(confirmedAt, now)}` : listed
  const by = byWhom(row, now)
  return by ? `${whole} · ${by}` : whole
}

/** What was checked of its owner, or that an agent offers it. */
function byWhom(row: CardRow, now: Date) {
  const paper = currentPaper(row, now)
  if (paper) return cardPapers[paper.kind]
  return row.byAgent ? byAnAgent : ''
}
