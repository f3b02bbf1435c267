import {
  numbers,
  type OptionOf,
  optionList,
  orderedList,
  ordinal,
} from '#contract/options/option-list.ts'

export const cities = optionList({
  hisar: 'Hisar',
  bhiwani: 'Bhiwani',
  gurugram: 'Gurugram',
  delhi: 'Delhi',
  faridabad: 'Faridabad',
  noida: 'Noida',
  ghaziabad: 'Ghaziabad',
})

export const defaultCity: City = 'delhi'

/** The cities that are one map and, as Delhi NCR, one search; the capital first. */
export const ncrCities: readonly City[] = ['delhi', 'gurugram', 'noida', 'ghaziabad', 'faridabad']

/** Where can be searched: all of Delhi NCR, or one city. */
export const searchCities = optionList({ ncr: 'Delhi NCR', ...cities.labels })

export const categories = optionList({ residential: 'Residential', commercial: 'Commercial' })

export const deals = optionList({ rent: 'Rent', resale: 'Resale' })

/** The same two deals in the words of somebody who searches. */
export const dealTabs = optionList({ rent: 'Rent', resale: 'Buy' })

const homeTypes = {
  apartment: 'Apartment',
  individual_floor: 'Individual Floor',
  individual_house: 'Individual House',
  villa: 'Villa',
} as const

const landLabels = { plot: 'Plot', agricultural_land: 'Agricultural Land' } as const

const workTypes = {
  office_space: 'Office Space',
  'co-working': 'Co-working',
  shop: 'Shop',
  showroom: 'Showroom',
  cafe: 'Cafe',
  wharehouse: 'Warehouse',
  other: 'Other',
} as const

export const residentialTypes = optionList(homeTypes)

/** Land has no rooms and no floors; it is offered for residential resale only. */
export const landTypes = optionList(landLabels)

export const residentialResaleTypes = optionList({ ...homeTypes, ...landLabels })

export const commercialTypes = optionList(workTypes)

export const propertyTypes = optionList({ ...homeTypes, ...landLabels, ...workTypes })

/** Other spellings of a property type that are accepted, and what is stored for them. */
export const propertyTypeAliases: Readonly<Record<string, PropertyType>> = { show: 'shop' }

export const availabilities = optionList({
  immediate: 'Immediate',
  with_in_15_days: 'Within 15 days',
  with_in_30_days: 'Within 30 days',
  after_30_days: 'After 30 days',
})

/**
 * The same as choices of a filter. Each value includes the sooner ones, so `after_30_days` is every
 * home and filters nothing: a search reads it, but it is not offered beside "Any".
 */
export const availabilityFilters = optionList({
  immediate: 'Immediate',
  with_in_15_days: 'Within 15 days',
  with_in_30_days: 'Within 30 days',
})

export const furnishings = optionList({
  full_furnished: 'Full Furnished',
  semi_furnished: 'Semi Furnished',
  un_furnished: 'Un-furnished',
})

const bhkLabels = {
  '1rk': '1 RK',
  '1bhk': '1 BHK',
  '2bhk': '2 BHK',
  '3bhk': '3 BHK',
  '3mbhk': '3+ BHK',
} as const

export const bhks = optionList(bhkLabels)

/** What to search by: the answers, and finer ones within 3+ BHK. */
export const roomFilters = optionList({
  ...bhkLabels,
  '4bhk': '4 BHK',
  '5bhk': '5 BHK',
  '6mbhk': '6+ BHK',
})

/** Those that say more exactly what 3+ BHK is to mean. */
export const finerRooms = ['4bhk', '5bhk', '6mbhk'] as const satisfies readonly RoomFilter[]

/** The finer ones by the number of bedrooms, as calls name them; 6 is six or more. */
export const bedroomFilters = orderedList([
  ['4', '4 BHK'],
  ['5', '5 BHK'],
  ['6', '6+ BHK'],
])

export const parkingFilters = optionList({ '2_wheeler': '2 wheeler', '4_wheeler': '4 wheeler' })

export const readiness = optionList({
  under_construction: 'Under construction',
  ready: 'Ready',
})

/** The floors to search by; `5m` is the fifth and all above, `upper` any but the ground floor. */
export const floorFilters = orderedList([
  ['basement', 'Basement'],
  ['ground', 'Ground Floor'],
  ...numbers(99, (floor) => `${ordinal(floor)} Floor`),
  ['5m', '5th Floor or higher'],
  ['upper', 'Above Ground Floor'],
  ['top', 'Top Floor'],
])

/** Who wants to live there; a listing for anyone suits each of them. */
export const tenantFilters = optionList({
  family: 'Family',
  bachelor_male: 'Bachelor male',
  bachelor_female: 'Bachelor female',
  company: 'Company',
})

/** At least this many bathrooms. */
export const bathroomFilters = orderedList([
  ['2', '2+ bathrooms'],
  ['3', '3+ bathrooms'],
  ['4', '4+ bathrooms'],
])

/** At most this many metres from a metro station. */
export const metroFilters = orderedList([
  ['500', 'Within 500 m of metro'],
  ['1000', 'Within 1 km of metro'],
  ['2000', 'Within 2 km of metro'],
])

/** What an owner may say of a home besides the specified answers. */
export const homeFeatures = optionList({
  pets_allowed: 'Pets allowed',
  private_terrace: 'Terrace',
  private_garden: 'Private garden',
  servant_room: 'Servant room',
  study_room: 'Study room',
  pooja_room: 'Pooja room',
  store_room: 'Store room',
  gated_society: 'Gated society',
})

export const featureFilters = optionList({
  direct_owner: 'Direct from owners',
  ...homeFeatures.labels,
  balcony: 'Balcony',
  corner_property: 'Corner property',
  on_main_road: 'On main road',
})

export const facings = optionList({
  east: 'East',
  west: 'West',
  north: 'North',
  south: 'South',
  north_east: 'North East',
  south_east: 'South East',
  north_west: 'North West',
  south_west: 'South West',
})

export const amenities = optionList({
  amenities_security_guard: 'Security guard',
  amenities_gym: 'Gym',
  amenities_air_conditioner: 'Air conditioner',
  amenities_wifi: 'Internet services',
  amenities_lift: 'Lift',
  amenities_swimming_pool: 'Swimming pool',
  amenities_children_play_area: 'Children play area',
  amenities_fire_safety: 'Fire safety',
  amenities_shopping_center: 'Shopping center',
  amenities_park: 'Park',
  amenities_gas_pipeline: 'Gas pipeline',
  amenities_rain_water_harvesting: 'Rain water harvesting',
  amenities_power_backup: 'Power backup',
  amenities_visitor_parking: 'Visitor parking',
  amenities_non_veg: 'Non-veg allowed',
})

export const areaUnits = optionList({ sq_ft: 'sq ft' })

export const searchOrders = optionList({
  best: 'Best match first',
  newest: 'Newest first',
  cheapest: 'Lowest price first',
  costliest: 'Highest price first',
  best_value: 'Lowest price per sq ft first',
  least_monthly: 'Lowest monthly total first',
  fastest: 'Shortest travel time first',
})

export type SearchCity = OptionOf<typeof searchCities>
export type City = OptionOf<typeof cities>
export type Category = OptionOf<typeof categories>
export type Deal = OptionOf<typeof deals>
export type ResidentialType = OptionOf<typeof residentialTypes>
export type LandType = OptionOf<typeof landTypes>
export type CommercialType = OptionOf<typeof commercialTypes>
export type PropertyType = OptionOf<typeof propertyTypes>
export type AvailabilityFilter = OptionOf<typeof availabilityFilters>
export type Furnishing = OptionOf<typeof furnishings>
export type Bhk = OptionOf<typeof bhks>
export type RoomFilter = OptionOf<typeof roomFilters>
export type BedroomFilter = OptionOf<typeof bedroomFilters>
export type ParkingFilter = OptionOf<typeof parkingFilters>
export type FloorFilter = OptionOf<typeof floorFilters>
export type TenantFilter = OptionOf<typeof tenantFilters>
export type BathroomFilter = OptionOf<typeof bathroomFilters>
export type MetroFilter = OptionOf<typeof metroFilters>
export type HomeFeature = OptionOf<typeof homeFeatures>
export type FeatureFilter = OptionOf<typeof featureFilters>
export type Readiness = OptionOf<typeof readiness>
export type AreaUnit = OptionOf<typeof areaUnits>
export type SearchOrder = OptionOf<typeof searchOrders>
export type Facing = OptionOf<typeof facings>
export type Amenity = OptionOf<typeof amenities>
