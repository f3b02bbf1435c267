import { formatDayMonthYear } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import type { YesNo } from '#contract/options.ts'
import type { ListingFields, PublicListing } from '#contract/schemas/listing-fields.ts'

/**
 * Our name of every answer, the name it is posted by, the name it is read by where that differs,
 * and the part of a draft in which it stands.
 */
export const listingWireNames = {
  propertyType: { posted: 'property_type', part: 'data1' },
  ownership: { posted: 'ownership_type', part: 'data1' },
  bhk: { posted: 'bhk', part: 'data1' },
  bedrooms: { posted: 'bedrooms', part: 'data1' },
  plotArea: { posted: 'plot_area', part: 'data1' },
  builtUpArea: { posted: 'build_up_area', part: 'data1' },
  areaUnit: { posted: 'area_unit', part: 'data1' },
  builtUpAreaTyped: { posted: 'build_up_area_typed', part: 'data1' },
  plotAreaTyped: { posted: 'plot_area_typed', part: 'data1' },
  propertyAge: { posted: 'property_age', part: 'data1' },
  facing: { posted: 'facing', part: 'data1' },
  floor: { posted: 'floor', read: 'prop_floor', part: 'data1' },
  totalFloors: { posted: 'total_floor', part: 'data1' },
  buildingType: { posted: 'building_type_coo', part: 'data1' },
  otherFeatures: { posted: 'other_feature', part: 'data1' },
  homeFeatures: { posted: 'home_features', part: 'data1' },
  city: { posted: 'city', read: 'city_name', part: 'location' },
  houseNo: { posted: 'house_no', part: 'location' },
  address: { posted: 'full_address', part: 'location' },
  locality: { posted: 'locality', part: 'location' },
  pinCode: { posted: 'pin_code', part: 'location' },
  lat: { posted: 'l_lat', part: 'location' },
  lng: { posted: 'l_long', part: 'location' },
  price: { posted: 'price', part: 'price' },
  priceNegotiable: { posted: 'price_negotable', read: 'priceNegotable', part: 'price' },
  deposit: { posted: 'deposit_price', part: 'price' },
  depositNegotiable: { posted: 'deposite_price_negotable', part: 'price' },
  idealFor: { posted: 'ideal_for', part: 'price' },
  maintenance: { posted: 'monthly_maintance', part: 'data3' },
  maintenanceAmount: { posted: 'maintenance_amount', part: 'data3' },
  parkingAmount: { posted: 'parking_amount', part: 'data3' },
  powerBackupAmount: { posted: 'power_backup_amount', part: 'data3' },
  availableFrom: { posted: 'avalible_from', part: 'data3' },
  tenure: { posted: 'availability', part: 'data3' },
  leaseYears: { posted: 'lease_duration', part: 'data3' },
  lockInYears: { posted: 'lockin_period', part: 'data3' },
  underLoan: { posted: 'property_under_loan', part: 'data3' },
  tenants: { posted: 'prefered_tanents', part: 'data3' },
  furnishing: { posted: 'furnish_status', part: 'data3' },
  parking: { posted: 'parking', part: 'data3' },
  description: { posted: 'description', part: 'data3' },
  bathrooms: { posted: 'bathroom', part: 'data4' },
  balconies: { posted: 'balcony', part: 'data4' },
  amenities: { posted: 'amenities', part: 'data4' },
  washroom: { posted: 'washroom_coo', part: 'data4' },
  lift: { posted: 'lift_coo', part: 'data4' },
  commercialParking: { posted: 'parking_coo', part: 'data4' },
  powerBackup: { posted: 'power_backup', part: 'data4' },
  waterSupply: { posted: 'water_supply', part: 'data4' },
  waterStorage: { posted: 'water_supply_fac_coo', part: 'data4' },
  taxPaid: { posted: 'paid_property_tax', part: 'data5' },
  occupancyCertificate: { posted: 'occupancy_certificate', part: 'data5' },
  saleDeed: { posted: 'sale_deed_certificate', part: 'data5' },
} as const satisfies Record<string, { posted: string; read?: string; part: DraftPart }>

/** Other names that a posted answer may come under. */
export const postedAliases = {
  avalible_fro: 'avalible_from',
  prop_floor: 'floor',
  city_name: 'city',
  priceNegotable: 'price_negotable',
} as const

type DraftPart = 'data1' | 'location' | 'price' | 'data3' | 'data4' | 'data5'
type Names = typeof listingWireNames

/** One of a listing's answers, by our name. */
export type ListingAnswer = keyof Names

type ReadName<Column extends ListingAnswer> = Names[Column] extends {
  read: infer Name extends string
}
  ? Name
  : Names[Column]['posted']
type WireValue = string | number | readonly string[] | null
type WireAnswers<Columns extends ListingAnswer> = {
  [Column in Columns as ReadName<Column>]: WireValue
}

/** The name that an answer is posted by. */
export type PostedAnswer = Names[ListingAnswer]['posted'] | 'images'

type ListAnswer = 'amenities' | 'home_features' | 'images' | 'other_feature' | 'prefered_tanents'
type FlagAnswer =
  | 'price_negotable'
  | 'deposite_price_negotable'
  | 'property_under_loan'
  | 'water_supply_fac_coo'
  | 'paid_property_tax'
  | 'occupancy_certificate'
  | 'sale_deed_certificate'

/** What the forms of the wizard post. */
export type PostedAnswers = {
  [Name in PostedAnswer]?: Name extends ListAnswer
    ? readonly string[]
    : Name extends FlagAnswer
      ? YesNo
      : string
}

/** What a wizard step can change. */
export type ListingAnswers = Partial<Pick<ListingFields, ListingAnswer | 'photos'>>

const columns = Object.keys(listingWireNames) as ListingAnswer[]
const publicColumns = columns.filter((column) => column !== 'houseNo')

const readNames = Object.fromEntries(
  Object.entries<{ posted: string; read?: string }>(listingWireNames).map(([column, names]) => [
    column,
    names.read ?? names.posted,
  ]),
) as Record<ListingAnswer, string>

const ourNames = new Map<string, string>([
  ...columns.map((column) => [listingWireNames[column].posted, column] as const),
  ['images', 'photos'],
])

export function isListingAnswer(name: string): name is ListingAnswer {
  return Object.hasOwn(listingWireNames, name)
}

/** Checked answers of a step under our names. What was not posted is left out. */
export function listingFromWire(posted: Record<string, unknown>): ListingAnswers {
  const pairs = columns.map((column) => [column, posted[listingWireNames[column].posted]])
  const answers = [...pairs, ['photos', posted.images]].filter(([, value]) => value !== undefined)
  // The step's schema has checked each value by its posted name.
  return Object.fromEntries(answers) as ListingAnswers
}

/** What is wrong with posted answers, under our names of them. */
export function listingErrors(errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([posted, error]) => [ourNames.get(posted) ?? posted, error]),
  )
}

/** A listing's answers under the names they are posted by, for a form or another check. */
export function listingToForm(listing: Pick<ListingFields, ListingAnswer | 'photos'>) {
  const form: Record<string, unknown> = { images: listing.photos.map(photoPath) }
  for (const column of columns) {
    const value = wireValue(column, listing[column])
    if (value !== null) form[listingWireNames[column].posted] = value
  }
  return form
}

/** A listing as search and its page answer it: flat, without its owner and house number. */
export function listingToWire(listing: PublicListing) {
  return {
    ...readAnswers(listing, publicColumns),
    SPN_id: listing.spn,
    _id: listing.id,
    status_code: listing.status,
    status: listing.status,
    property_category: listing.category,
    property_status: listing.deal,
    formatted_price: formatPrice(listing.price),
    price_negotable: String(listing.priceNegotiable),
    images: listing.photos.map(photoPath),
    active_at: listing.activeAt?.toISOString() ?? null,
    created_at: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
  }
}

/** A listing as the wizard loads it: in the parts of its steps. */
export function listingToDraft(listing: ListingFields) {
  const data3 = readAnswers(listing, columnsOf('data3'))
  return {
    SPN_id: listing.spn,
    _id: listing.id,
    status_code: listing.status,
    property_category: listing.category,
    property_status: listing.deal,
    images: listing.photos.map(photoPath).join(','),
    data1: readAnswers(listing, columnsOf('data1')),
    location: readAnswers(listing, columnsOf('location')),
    price: readAnswers(listing, columnsOf('price')),
    data3: { ...data3, avalible_fro: wireValue('availableFrom', listing.availableFrom) },
    data4: readAnswers(listing, columnsOf('data4')),
    data5: readAnswers(listing, columnsOf('data5')),
  }
}

function columnsOf<Part extends DraftPart>(part: Part) {
  type Column = { [C in ListingAnswer]: Names[C]['part'] extends Part ? C : never }[ListingAnswer]
  return columns.filter((column): column is Column => listingWireNames[column].part === part)
}

function readAnswers<Column extends ListingAnswer>(
  listing: Pick<ListingFields, Column>,
  wanted: Column[],
) {
  // A plain loop: a page of results reads a thousand answers.
  const answers: Record<string, WireValue> = {}
  for (const column of wanted) answers[readNames[column]] = wireValue(column, listing[column])
  return answers as WireAnswers<Column>
}

function wireValue(column: ListingAnswer, value: ListingFields[ListingAnswer]): WireValue {
  if (column === 'waterStorage' && value !== null) return value ? 'yes' : 'no'
  if (column === 'availableFrom') return formatDayMonthYear(value as string | null) || null
  return typeof value === 'boolean' ? String(value) : value
}
