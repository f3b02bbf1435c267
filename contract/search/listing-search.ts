import { priceSteps, rentSteps } from '#contract/format/money.ts'
import type { OptionList } from '#contract/options/option-list.ts'
import {
  type Amenity,
  type AvailabilityFilter,
  type BathroomFilter,
  type Category,
  type City,
  commercialTypes,
  type Deal,
  type Facing,
  type FeatureFilter,
  type FloorFilter,
  type Furnishing,
  homeFeatures,
  type MetroFilter,
  type ParkingFilter,
  type PropertyType,
  type Readiness,
  type RoomFilter,
  residentialResaleTypes,
  residentialTypes,
  type SearchCity,
  type SearchOrder,
  type TenantFilter,
} from '#contract/options.ts'

/** What narrows a search. An empty list and an absent answer mean: any. */
export type SearchFilters = {
  bhk: RoomFilter[]
  availability?: AvailabilityFilter | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  /** Rent, maintenance, parking and power backup together, in rupees. */
  monthlyMax?: number | undefined
  readiness?: Readiness | undefined
  furnishing: Furnishing[]
  propertyTypes: PropertyType[]
  parking: ParkingFilter[]
  /** Built-up area in square feet. */
  areaMin?: number | undefined
  areaMax?: number | undefined
  bathrooms?: BathroomFilter | undefined
  metro?: MetroFilter | undefined
  floors: FloorFilter[]
  facing: Facing[]
  tenants: TenantFilter[]
  /** Every one of these is wanted; of the other lists, any. */
  amenities: Amenity[]
  features: FeatureFilter[]
}

/** A part of the map. */
export type MapArea = { south: number; west: number; north: number; east: number }

/** What somebody looks for. Without a category or a deal, both are searched. */
export type ListingSearch = {
  city: City
  /** All of Delhi NCR is searched, not only the city. */
  region?: 'ncr' | undefined
  category?: Category | undefined
  deal?: Deal | undefined
  text: string
  filters: SearchFilters
  /** Chosen by the person; otherwise it follows from the text. */
  order?: SearchOrder | undefined
  area?: MapArea | undefined
  /** The outline that somebody drew on the map, as `encodeOutline` writes it. */
  drawn?: string | undefined
  /** The places that must be reached in time, and the minutes of each, both as they are in the address. */
  to?: string | undefined
  within?: string | undefined
  /** What was asked for but cannot be filtered by, to be named beside the results. */
  wishes?: string[] | undefined
  /** The sentence of somebody who wants to list a property, for the wizard. */
  offer?: string | undefined
  /** The word, such as `flat`, whose type was left out to show every home. */
  widened?: string | undefined
  /**
   * How firmly the city was asked for: `chosen` for these words, so that only a place which it does
   * not have leads away, or `kept` whatever the words say. Otherwise it is left over from before.
   */
  cityIs?: CityChoice | undefined
  /** The city or region that was asked for before a place in the words led to this one. */
  cityWas?: SearchCity | undefined
}

export type CityChoice = 'chosen' | 'kept'

export const noFilters: SearchFilters = {
  bhk: [],
  furnishing: [],
  propertyTypes: [],
  parking: [],
  floors: [],
  facing: [],
  tenants: [],
  amenities: [],
  features: [],
}

/** Best match first where there is something to match, else the newest first. */
export function orderOf({ order, text }: Pick<ListingSearch, 'order' | 'text'>): SearchOrder {
  if (!order) return text.trim() ? 'best' : 'newest'
  return order === 'best' && !text.trim() ? 'newest' : order
}

/** The property types that exist for a kind of search. */
export function typesFor({
  category,
  deal,
}: Pick<ListingSearch, 'category' | 'deal'>): OptionList<PropertyType> {
  if (category === 'commercial') return commercialTypes
  return deal === 'resale' ? residentialResaleTypes : residentialTypes
}

/** Where the price slider of a search can stop. */
export function stepsFor(deal: Deal | undefined): readonly number[] {
  return deal === 'rent' ? rentSteps : priceSteps
}

/** A search with other filters, the rest unchanged. */
export function withFilters(search: ListingSearch, filters: Partial<SearchFilters>): ListingSearch {
  return { ...search, filters: { ...search.filters, ...filters } }
}

/** A search without what was derived from its words, for when other words replace them. */
export function askedAnew(search: ListingSearch): ListingSearch {
  const where = { area: undefined, drawn: undefined, cityIs: undefined, cityWas: undefined }
  return { ...search, ...where, wishes: undefined, offer: undefined, widened: undefined }
}

/** Filters that cannot apply to this kind of search, left out: no BHK for offices, no dates for sale. */
export function fittingFilters(asked: ListingSearch): ListingSearch {
  const search = { ...asked, order: fittingOrder(asked) }
  const { filters, category, deal } = search
  const types = typesFor(search)
  const isWork = category === 'commercial'
  return withFilters(search, {
    bhk: isWork ? [] : filters.bhk,
    bathrooms: isWork ? undefined : filters.bathrooms,
    features: filters.features.filter((each) => isFitting(each, search)),
    tenants: isWork || deal === 'resale' ? [] : filters.tenants,
    availability: deal === 'resale' ? undefined : filters.availability,
    monthlyMax: deal === 'resale' ? undefined : filters.monthlyMax,
    propertyTypes: filters.propertyTypes.filter((type) => Object.hasOwn(types.labels, type)),
  })
}

/** Of what is sold, nobody pays a monthly rent. */
function fittingOrder({ order, deal }: ListingSearch) {
  return order === 'least_monthly' && deal === 'resale' ? undefined : order
}

/** Whether a feature is said of this kind: only homes have balconies, only tenants ask for pets. */
function isFitting(feature: FeatureFilter, { category, deal }: ListingSearch) {
  if (feature === 'pets_allowed' && deal === 'resale') return false
  return category !== 'commercial' || !(feature in homeFeatures.labels || feature === 'balcony')
}

/**
 * The same search among another kind of property. Rooms, type, furnishing, place and words stay where
 * both kinds have them; a price stays unless rent becomes sale, and rentals are not filtered by
 * whether they are built.
 */
export function asKind(
  search: ListingSearch,
  kind: Pick<ListingSearch, 'category' | 'deal'>,
): ListingSearch {
  const { deal = 'rent' } = search
  const prices = kind.deal === deal ? {} : { priceMin: undefined, priceMax: undefined }
  const readiness = kind.deal === 'rent' && deal !== 'rent' ? { readiness: undefined } : {}
  return fittingFilters(withFilters({ ...search, ...kind }, { ...prices, ...readiness }))
}
