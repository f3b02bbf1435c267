import {
  numbers,
  type OptionOf,
  optionList,
  orderedList,
  ordinal,
} from '#contract/options/option-list.ts'

export const buildingTypes = optionList({
  independent_house: 'Independent House',
  bussiness_park: 'Business Park',
  mall: 'Mall',
  standlone_building: 'Standalone Building',
  independent_shop: 'Independent Shop',
})

export const ownerships = optionList({ on_lease: 'On lease', self_owned: 'Self owned' })

export const tenures = optionList({ only_rent: 'Only rent', only_lease: 'Only lease' })

export const propertyAges = optionList({
  under_construction: 'Under construction',
  less_than_a_year: 'Less than a year',
  '1_3_year': '1 to 3 years',
  '3_5_year': '3 to 5 years',
  '5_10_year': '5 to 10 years',
  more_than_10_year: 'More than 10 years',
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

/** The units that owners say areas in; all are stored in square feet. */
export const ownAreaUnits = optionList({
  sq_ft: 'sq ft',
  sq_yd: 'sq yd (gaj)',
  sq_m: 'sq m',
  marla: 'marla (272.25 sq ft)',
  marla_225: 'marla (225 sq ft)',
  acre: 'acre',
})

export const yesNo = optionList({ yes: 'Yes', no: 'No' })

export const leaseYears = orderedList(
  numbers(49, (count) => (count === 1 ? '1 year' : `${count} years`)),
)

/** The finer answer to 3+ BHK. */
export const bedroomCounts = orderedList([
  ['4', '4 BHK'],
  ['5', '5 BHK'],
  ['6', '6 BHK'],
  ['7', '7 BHK'],
  ['8', '8 BHK'],
  ['9', '9 BHK'],
])

export type BuildingType = OptionOf<typeof buildingTypes>
export type Ownership = OptionOf<typeof ownerships>
export type Tenure = OptionOf<typeof tenures>
export type PropertyAge = OptionOf<typeof propertyAges>
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
export type Tenant = OptionOf<typeof tenants>
export type OtherFeature = OptionOf<typeof otherFeatures>
export type OwnAreaUnit = OptionOf<typeof ownAreaUnits>
export type YesNo = OptionOf<typeof yesNo>
export type LeaseYears = OptionOf<typeof leaseYears>
