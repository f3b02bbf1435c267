import { figureText, readMeasure } from '#contract/format/areas.ts'
import { formatDay } from '#contract/format/dates.ts'
import { floorLabel, totalFloorsLabel } from '#contract/format/floors.ts'
import { formatPrice } from '#contract/format/money.ts'
import { areaText } from '#contract/listing/listing-title.ts'
import { labelOf, type OptionList } from '#contract/options/option-list.ts'
import * as options from '#contract/options.ts'
import type { ListingAnswer } from '#contract/schemas/listing-wire.ts'

/** One of the listing's answers, or what its basic details and pictures are. */
export type AnswerName = ListingAnswer | 'category' | 'deal' | 'photos'

type InWords = (value: never) => string

/** The short name of each question, and how its answer reads. */
const answers: Record<AnswerName, [label: string, InWords]> = {
  category: ['Category', choice(options.categories)],
  deal: ['For', choice(options.deals)],
  city: ['City', choice(options.cities)],
  propertyType: ['Property type', choice(options.propertyTypes)],
  ownership: ['Ownership', choice(options.ownerships)],
  bhk: ['BHK', choice(options.bhks)],
  bedrooms: ['Bedrooms', plain],
  plotArea: ['Plot area', area],
  builtUpArea: ['Build-up area', area],
  areaUnit: ['Unit', choice(options.areaUnits)],
  builtUpAreaTyped: ['Build-up area in own unit', ownArea],
  plotAreaTyped: ['Plot area in own unit', ownArea],
  propertyAge: ['Property age', choice(options.propertyAges)],
  facing: ['Facing', choice(options.facings)],
  floor: ['Floor', floorLabel],
  totalFloors: ['Total floors', totalFloorsLabel],
  buildingType: ['Building type', choice(options.buildingTypes)],
  otherFeatures: ['Features', choices(options.otherFeatures)],
  homeFeatures: ['Rooms and rules', choices(options.homeFeatures)],
  houseNo: ['House or flat number', plain],
  address: ['Full address', plain],
  locality: ['Locality', plain],
  pinCode: ['PIN code', plain],
  lat: ['Pin on the map', plain],
  lng: ['Pin on the map', plain],
  price: ['Price', formatPrice],
  priceNegotiable: ['Negotiable', yesNo],
  deposit: ['Deposit', (rupees: number) => (rupees === 0 ? 'None' : formatPrice(rupees))],
  depositNegotiable: ['Deposit negotiable', yesNo],
  idealFor: ['Ideal for', plain],
  maintenance: ['Maintenance', choice(options.maintenances)],
  maintenanceAmount: ['Maintenance each month', formatPrice],
  parkingAmount: ['Parking each month', formatPrice],
  powerBackupAmount: ['Power backup each month', formatPrice],
  availableFrom: ['Available from', formatDay],
  tenure: ['Offered for', choice(options.tenures)],
  leaseYears: ['Lease duration', years],
  lockInYears: ['Lock-in period', years],
  underLoan: ['Under loan', yesNo],
  tenants: ['Preferred tenants', choices(options.tenants)],
  furnishing: ['Furnishing', choice(options.furnishings)],
  parking: ['Parking', choice(options.residentialParkings)],
  commercialParking: ['Parking', choice(options.commercialParkings)],
  description: ['Description', plain],
  bathrooms: ['Bathrooms', plain],
  balconies: ['Balconies', plain],
  amenities: ['Amenities', choices(options.amenities)],
  washroom: ['Washroom', choice(options.washrooms)],
  lift: ['Lift', choice(options.lifts)],
  powerBackup: ['Power backup', power],
  waterSupply: ['Water supply', choice(options.waterSupplies)],
  waterStorage: ['Water storage', yesNo],
  taxPaid: ['Property tax paid', yesNo],
  occupancyCertificate: ['Occupancy certificate', yesNo],
  saleDeed: ['Sale deed', yesNo],
  photos: ['Pictures', (keys: string[]) => `${keys.length}`],
}

export function answerLabel(name: AnswerName): string {
  return answers[name][0]
}

/** An answer in words: `2 BHK`, `₹ 25,000`, `1 Dec 2026`. */
export function answerText(name: AnswerName, value: unknown): string {
  if (value === null || value === undefined) return ''
  // The table pairs each name with a function for its type.
  return answers[name][1](value as never)
}

function choice(list: OptionList): InWords {
  return (value: string) => labelOf(list, value)
}

function choices(list: OptionList): InWords {
  return (values: string[]) => values.map((value) => labelOf(list, value)).join(', ')
}

function power(value: string) {
  const label = labelOf(options.commercialPowerBackups, value)
  return label || labelOf(options.residentialPowerBackups, value)
}

function area(value: number) {
  return areaText(value, 'sq_ft')
}

function ownArea(text: string) {
  const measure = readMeasure(text)
  return measure ? figureText(measure) : text
}

function years(value: number) {
  return labelOf(options.leaseYears, `${value}`)
}

function yesNo(value: boolean) {
  return value ? options.yesNo.labels.yes : options.yesNo.labels.no
}

function plain(value: string | number) {
  return `${value}`
}
