import { ownAreaText } from '#contract/format/areas.ts'
import { formatDay } from '#contract/format/dates.ts'
import { floorLabel, floorOfTotal, totalFloorsLabel } from '#contract/format/floors.ts'
import { formatPrice } from '#contract/format/money.ts'
import { areaText, roomsText } from '#contract/listing/listing-title.ts'
import { labelOf, type OptionList } from '#contract/options/option-list.ts'
import * as options from '#contract/options.ts'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'
import { isBuilt } from '#contract/schemas/listing-scope.ts'

export type FactName =
  | 'type'
  | 'bhk'
  | 'area'
  | 'plot'
  | 'building'
  | 'facing'
  | 'floor'
  | 'floors'
  | 'furnishing'
  | 'parking'
  | 'bathrooms'
  | 'balconies'
  | 'washroom'
  | 'lift'
  | 'age'
  | 'water'
  | 'storage'
  | 'power'
  | 'features'
  | 'rooms'
  | 'outdoors'
  | 'society'
  | 'pets'
  | 'deposit'
  | 'maintenance'
  | 'tenure'
  | 'lease'
  | 'lockIn'
  | 'tenants'
  | 'idealFor'
  | 'ownership'
  | 'loan'
  | 'tax'
  | 'occupancy'
  | 'deed'
  | 'available'

/** One answer of a listing in words. */
export type Fact = { name: FactName; label: string; value: string }

/** Every answer of a listing that was given, in words and in the order they are read. */
export function listingFacts(listing: PublicListing, today: string): Fact[] {
  return allFacts(listing, today)
    .map(([name, label, value]) => ({ name, label, value: value.trim() }))
    .filter(({ value }) => value !== '')
}

function allFacts(listing: PublicListing, today: string): [FactName, string, string][] {
  const partOfBuilding = floorOfTotal(listing.floor, listing.totalFloors)
  const saysTotal = partOfBuilding !== '' && partOfBuilding !== floorLabel(listing.floor)

  return [
    ['type', 'Property type', labelOf(options.propertyTypes, listing.propertyType)],
    ['bhk', 'BHK', roomsText(listing)],
    ['rooms', 'Extra rooms', featuresText(listing, extraRooms)],
    [
      'area',
      'Build-up area',
      hasOneArea(listing) ? '' : areaIn(listing.builtUpArea, listing.builtUpAreaTyped),
    ],
    ['plot', 'Plot area', areaIn(listing.plotArea, listing.plotAreaTyped)],
    ['building', 'Building', labelOf(options.buildingTypes, listing.buildingType)],
    ['facing', 'Facing', labelOf(options.facings, listing.facing)],
    ['floor', 'Floor', partOfBuilding],
    ['floors', 'Floors in building', saysTotal ? '' : totalFloorsLabel(listing.totalFloors)],
    ['furnishing', 'Furnishing', labelOf(options.furnishings, listing.furnishing)],
    ['parking', 'Parking', parkingText(listing)],
    ['bathrooms', 'Bathrooms', count(listing.bathrooms)],
    ['balconies', 'Balconies', count(listing.balconies)],
    ['outdoors', 'Outdoors', featuresText(listing, outdoors)],
    ['washroom', 'Washroom', labelOf(options.washrooms, listing.washroom)],
    ['lift', 'Lift', labelOf(options.lifts, listing.lift)],
    ['age', 'Property age', labelOf(options.propertyAges, listing.propertyAge)],
    ['water', 'Water supply', labelOf(options.waterSupplies, listing.waterSupply)],
    ['storage', 'Water storage', yesNo(listing.waterStorage)],
    ['power', 'Power backup', powerText(listing)],
    ['features', 'Position', labels(options.otherFeatures, listing.otherFeatures)],
    ['society', 'Society', listing.homeFeatures.includes('gated_society') ? 'Gated' : ''],
    ['deposit', 'Deposit', depositText(listing)],
    ['maintenance', 'Maintenance', maintenanceText(listing)],
    ['tenure', 'Offered for', tenureText(listing)],
    ['lease', 'Lease duration', years(listing.leaseYears)],
    ['lockIn', 'Lock-in period', years(listing.lockInYears)],
    ['tenants', 'Preferred tenants', labels(options.tenants, listing.tenants)],
    ['pets', 'Pets', petsText(listing)],
    ['idealFor', 'Ideal for', listing.idealFor ?? ''],
    ['ownership', 'Ownership', labelOf(options.ownerships, listing.ownership)],
    ['loan', 'Under loan', yesNo(listing.underLoan)],
    ['tax', 'Property tax paid', yesNo(listing.taxPaid)],
    ['occupancy', 'Occupancy certificate', yesNo(listing.occupancyCertificate)],
    ['deed', 'Sale deed', yesNo(listing.saleDeed)],
    ['available', 'Available from', availableText(listing.availableFrom, today)],
  ]
}

/** When somebody can move in: Now, or the day. */
export function availableText(from: string | null, today: string): string {
  return from !== null && from <= today ? 'Now' : formatDay(from)
}

/** 1,800 sq ft (200 sq yd): the owner's own unit stands beside. */
function areaIn(squareFeet: number | null, typed: string | null) {
  const own = ownAreaText(typed, squareFeet)
  return `${areaText(squareFeet, 'sq_ft')}${own && ` (${own})`}`
}

/** The area of land answers both questions and is said once. */
function hasOneArea(listing: PublicListing) {
  return !isBuilt(listing) && listing.builtUpArea === listing.plotArea
}

function parkingText({ category, parking, commercialParking, parkingAmount }: PublicListing) {
  const text =
    category === 'commercial'
      ? labelOf(options.commercialParkings, commercialParking)
      : labelOf(options.residentialParkings, parking)
  return withAmount(text, parkingAmount)
}

function powerText({ category, powerBackup, powerBackupAmount }: PublicListing) {
  const list =
    category === 'commercial' ? options.commercialPowerBackups : options.residentialPowerBackups
  return withAmount(labelOf(list, powerBackup), powerBackupAmount)
}

/** Car, ₹ 1,500 / month. */
function withAmount(text: string, amount: number | null) {
  return [text, amount !== null && `${formatPrice(amount)} / month`].filter(Boolean).join(', ')
}

const extraRooms: readonly options.HomeFeature[] = [
  'servant_room',
  'study_room',
  'pooja_room',
  'store_room',
]
const outdoors: readonly options.HomeFeature[] = ['private_terrace', 'private_garden']

function featuresText({ homeFeatures }: PublicListing, shown: readonly options.HomeFeature[]) {
  return labels(
    options.homeFeatures,
    shown.filter((feature) => homeFeatures.includes(feature)),
  )
}

/** Only tenants ask; a buyer's pets are nobody else's matter. */
function petsText({ deal, homeFeatures }: PublicListing) {
  return deal === 'rent' && homeFeatures.includes('pets_allowed') ? 'Allowed' : ''
}

function depositText({ deposit, depositNegotiable }: PublicListing) {
  if (deposit === null) return ''
  if (deposit === 0) return 'None'
  return depositNegotiable ? `${formatPrice(deposit)}, negotiable` : formatPrice(deposit)
}

function maintenanceText({ maintenance, maintenanceAmount }: PublicListing) {
  if (maintenance === 'maintance_included') return 'Included'
  if (maintenanceAmount !== null) return `${formatPrice(maintenanceAmount)} / month`
  return maintenance === null ? '' : 'Extra'
}

function tenureText({ tenure }: PublicListing) {
  return labelOf(options.tenures, tenure)
}

function labels(list: OptionList, values: readonly string[]) {
  return values
    .map((value) => labelOf(list, value))
    .filter(Boolean)
    .join(', ')
}

function years(value: number | null) {
  return labelOf(options.leaseYears, value === null ? null : `${value}`)
}

function count(value: number | null) {
  return value === null ? '' : `${value}`
}

function yesNo(value: boolean | null) {
  if (value === null) return ''
  return value ? options.yesNo.labels.yes : options.yesNo.labels.no
}
