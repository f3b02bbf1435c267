import { numbers, type OptionOf, optionList, orderedList, ordinal } from '#contract/option-list.ts'

/**
 * Every list a person can choose from. The key is what we store and send (odd spellings included,
 * they are part of the contract), the label is what we show. Add, rename or reorder here only.
 */
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

export const categories = optionList({ residential: 'Residential', commercial: 'Commercial' })

export const deals = optionList({ rent: 'Rent', resale: 'Resale' })

/** The same two deals in the words of somebody who searches. */
export const dealTabs = optionList({ rent: 'Rent', resale: 'Buy' })

export const listingStatuses = optionList({
  draft: 'Draft',
  under_review: 'Under Review',
  review_failed: 'Review Failed',
  active: 'Active',
  sold_out: 'Sold Out',
  delete: 'Disable',
})

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

export const buildingTypes = optionList({
  independent_house: 'Independent House',
  bussiness_park: 'Business Park',
  mall: 'Mall',
  standlone_building: 'Standalone Building',
  independent_shop: 'Independent Shop',
})

export const ownerships = optionList({ on_lease: 'On lease', self_owned: 'Self owned' })

export const availabilities = optionList({
  immediate: 'Immediate',
  with_in_15_days: 'Within 15 days',
  with_in_30_days: 'Within 30 days',
  after_30_days: 'After 30 days',
})

export const tenures = optionList({ only_rent: 'Only rent', only_lease: 'Only lease' })

export const furnishings = optionList({
  full_furnished: 'Full Furnished',
  semi_furnished: 'Semi Furnished',
  un_furnished: 'Un-furnished',
})

export const bhks = optionList({
  '1rk': '1 RK',
  '1bhk': '1 BHK',
  '2bhk': '2 BHK',
  '3bhk': '3 BHK',
  '3mbhk': '3+ BHK',
})

export const propertyAges = optionList({
  under_construction: 'Under construction',
  less_than_a_year: 'Less than a year',
  '1_3_year': '1 to 3 years',
  '3_5_year': '3 to 5 years',
  '5_10_year': '5 to 10 years',
  more_than_10_year: 'More than 10 years',
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

export const maintenances = optionList({
  maintance_included: 'Maintenance included',
  maintance_extra: 'Maintenance extra',
})

export const washrooms = optionList({ shared: 'Shared', private: 'Private', no: 'No' })

export const residentialPowerBackups = optionList({
  full: 'Full',
  partial: 'Partial',
  none: 'None',
})

export const commercialPowerBackups = optionList({
  need_to_arrange: 'Need to arrange',
  full: 'Full',
  dg_backup: 'DG backup',
})

export const lifts = optionList({ none: 'None', common: 'Common', personal: 'Personal' })

export const waterSupplies = optionList({
  corporation: 'Corporation',
  borewell: 'Borewell',
  both: 'Corporation and borewell',
})

const numberedFloors = numbers(99, (floor) => `${ordinal(floor)} Floor`)

export const residentialFloors = orderedList([['ground', 'Ground Floor'], ...numberedFloors])

// The numbers are here too, since most offices lie above the ground floor.
export const commercialFloors = orderedList([
  ['lower_basement', 'Lower Basement'],
  ['upper_basement', 'Upper Basement'],
  ['ground', 'Ground Floor'],
  ['full_building', 'Full Building'],
  ...numberedFloors,
])

export const totalFloors = orderedList([
  ['ground_only', 'Ground only'],
  ...numbers(99, (count) => (count === 1 ? '1 floor' : `${count} floors`)),
])

export const residentialParkings = optionList({
  car: 'Car',
  bike: 'Bike',
  car_and_bike: 'Car and bike',
  none: 'None',
})

export const commercialParkings = optionList({
  none: 'None',
  public_reserved: 'Public and reserved',
  public: 'Public',
  reserve: 'Reserved',
})

export const parkingFilters = optionList({ '2_wheeler': '2 wheeler', '4_wheeler': '4 wheeler' })

export const readiness = optionList({
  under_construction: 'Under construction',
  ready: 'Ready',
})

export const tenants = optionList({
  any_one: 'Any One',
  family: 'Family',
  bachelor_male: 'Bachelor male',
  bachelor_female: 'Bachelor female',
  company: 'Company',
})

export const otherFeatures = optionList({
  on_main_road: 'On main road',
  corner_property: 'Corner property',
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

export const yesNo = optionList({ yes: 'Yes', no: 'No' })

export const areaUnits = optionList({ sq_ft: 'sq ft' })

export const leaseYears = orderedList(
  numbers(49, (count) => (count === 1 ? '1 year' : `${count} years`)),
)

export const messageChannels = optionList({
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  email: 'Email',
  noti: 'User Notification',
})

export const reports = optionList({
  user_data: 'User Data',
  call_req: 'Call Request',
  mail_req: 'Mail Request',
  appo_req: 'Appointment',
  property_unverfiy: 'Property Verify',
  notification_req: 'Notification Status',
  system_alerts: 'System Alerts',
})

export const searchOrders = optionList({
  best: 'Best match first',
  newest: 'Newest first',
  cheapest: 'Lowest price first',
  costliest: 'Highest price first',
  best_value: 'Lowest price per sq ft first',
})

export const visitTimes = optionList({
  morning: 'Morning, 9 to 12',
  afternoon: 'Afternoon, 12 to 4',
  evening: 'Evening, 4 to 8',
})

export const reportReasons = optionList({
  fake: 'It does not exist or is not theirs to offer',
  sold: 'It is already sold or let',
  wrong_price: 'The price is not true',
  wrong_photos: 'The photos show another place',
  agent: 'An agent poses as the owner',
  offensive: 'It is offensive or discriminates',
  other: 'Something else',
})

export type City = OptionOf<typeof cities>
export type Category = OptionOf<typeof categories>
export type Deal = OptionOf<typeof deals>
export type ListingStatus = OptionOf<typeof listingStatuses>
export type ResidentialType = OptionOf<typeof residentialTypes>
export type LandType = OptionOf<typeof landTypes>
export type CommercialType = OptionOf<typeof commercialTypes>
export type PropertyType = OptionOf<typeof propertyTypes>
export type BuildingType = OptionOf<typeof buildingTypes>
export type Ownership = OptionOf<typeof ownerships>
export type Availability = OptionOf<typeof availabilities>
export type Tenure = OptionOf<typeof tenures>
export type Furnishing = OptionOf<typeof furnishings>
export type Bhk = OptionOf<typeof bhks>
export type PropertyAge = OptionOf<typeof propertyAges>
export type Facing = OptionOf<typeof facings>
export type Maintenance = OptionOf<typeof maintenances>
export type Washroom = OptionOf<typeof washrooms>
export type ResidentialPowerBackup = OptionOf<typeof residentialPowerBackups>
export type CommercialPowerBackup = OptionOf<typeof commercialPowerBackups>
export type Lift = OptionOf<typeof lifts>
export type WaterSupply = OptionOf<typeof waterSupplies>
export type ResidentialFloor = OptionOf<typeof residentialFloors>
export type CommercialFloor = OptionOf<typeof commercialFloors>
export type TotalFloors = OptionOf<typeof totalFloors>
export type ResidentialParking = OptionOf<typeof residentialParkings>
export type CommercialParking = OptionOf<typeof commercialParkings>
export type ParkingFilter = OptionOf<typeof parkingFilters>
export type Readiness = OptionOf<typeof readiness>
export type Tenant = OptionOf<typeof tenants>
export type OtherFeature = OptionOf<typeof otherFeatures>
export type Amenity = OptionOf<typeof amenities>
export type YesNo = OptionOf<typeof yesNo>
export type AreaUnit = OptionOf<typeof areaUnits>
export type LeaseYears = OptionOf<typeof leaseYears>
export type MessageChannel = OptionOf<typeof messageChannels>
export type Report = OptionOf<typeof reports>
export type SearchOrder = OptionOf<typeof searchOrders>
export type VisitTime = OptionOf<typeof visitTimes>
export type ReportReason = OptionOf<typeof reportReasons>
