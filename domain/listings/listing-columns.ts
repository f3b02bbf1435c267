import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import type { Listing } from '#db/schema.ts'

/**
 * `personal` answers may tell who the owner is and are emptied when the account is erased. So are
 * `private` ones, which are also left out of what others see of a listing.
 */
type AnswerUse = 'answer' | 'personal' | 'private'

/** `shown` columns are part of what others see of a listing, `inner` ones are not. */
type ColumnUse<Column> = Column extends keyof ListingAnswers
  ? AnswerUse
  : Column extends keyof ListingFields
    ? 'shown'
    : 'inner'

/** Every column of the table; a missing one does not compile. */
const columnUses = {
  id: 'shown',
  spn: 'shown',
  ownerId: 'inner',
  revises: 'inner',
  status: 'shown',
  statusReason: 'inner',
  category: 'shown',
  deal: 'shown',
  propertyType: 'answer',
  ownership: 'answer',
  bhk: 'answer',
  bedrooms: 'answer',
  plotArea: 'answer',
  builtUpArea: 'answer',
  areaUnit: 'answer',
  builtUpAreaTyped: 'answer',
  plotAreaTyped: 'answer',
  propertyAge: 'answer',
  facing: 'answer',
  floor: 'answer',
  totalFloors: 'answer',
  buildingType: 'answer',
  otherFeatures: 'answer',
  homeFeatures: 'answer',
  city: 'answer',
  houseNo: 'private',
  address: 'personal',
  locality: 'answer',
  placeId: 'inner',
  metroMetres: 'inner',
  pinCode: 'answer',
  lat: 'personal',
  lng: 'personal',
  price: 'answer',
  priceBefore: 'inner',
  priceChangedAt: 'inner',
  comparedPercent: 'inner',
  comparedCount: 'inner',
  comparedPlace: 'inner',
  comparedAround: 'inner',
  priceNegotiable: 'answer',
  deposit: 'answer',
  depositNegotiable: 'answer',
  idealFor: 'personal',
  maintenance: 'answer',
  maintenanceAmount: 'answer',
  parkingAmount: 'answer',
  powerBackupAmount: 'answer',
  availableFrom: 'answer',
  tenure: 'answer',
  leaseYears: 'answer',
  lockInYears: 'answer',
  underLoan: 'answer',
  tenants: 'answer',
  furnishing: 'answer',
  parking: 'answer',
  commercialParking: 'answer',
  description: 'personal',
  bathrooms: 'answer',
  balconies: 'answer',
  amenities: 'answer',
  washroom: 'answer',
  lift: 'answer',
  powerBackup: 'answer',
  waterSupply: 'answer',
  waterStorage: 'answer',
  taxPaid: 'answer',
  occupancyCertificate: 'answer',
  saleDeed: 'answer',
  photos: 'personal',
  searchText: 'inner',
  version: 'inner',
  draftKey: 'inner',
  contactMode: 'inner',
  hiddenBecause: 'inner',
  hiddenFrom: 'inner',
  confirmedAt: 'inner',
  askedAt: 'inner',
  activeAt: 'shown',
  leftAt: 'inner',
  representedBy: 'inner',
  ways: 'inner',
  firstShownAt: 'inner',
  checkedPaper: 'inner',
  checkedAt: 'inner',
  byAgent: 'inner',
  submittedAt: 'inner',
  createdAt: 'shown',
  updatedAt: 'shown',
} as const satisfies { [Column in keyof Listing]: ColumnUse<Column> }

type Uses = typeof columnUses
type ColumnsFor<Use> = {
  [Column in keyof Uses]: Uses[Column] extends Use ? Column : never
}[keyof Uses]

/** What an owner can answer, and nothing else. */
export const answerColumns = columnsFor('answer', 'personal', 'private')

export const personalColumns = columnsFor('personal', 'private')

/** Searches select these themselves, to order and filter by them. */
const broughtBySearch: (keyof Listing)[] = ['id', 'price', 'builtUpArea']

/** The columns that others see of a listing, as SQL, except those that a search adds itself. */
export const listingColumns = columnsFor('shown', 'answer', 'personal')
  .filter((column) => !broughtBySearch.includes(column))
  .map((column) => `${snakeCase(column)} as "${column}"`)
  .join(', ')

function columnsFor<Use extends AnswerUse | 'shown' | 'inner'>(...uses: Use[]) {
  const columns = Object.keys(columnUses) as (keyof Uses)[]
  return columns.filter((column): column is ColumnsFor<Use> =>
    (uses as string[]).includes(columnUses[column]),
  )
}

function snakeCase(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
