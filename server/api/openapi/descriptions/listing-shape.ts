import { z } from 'zod'
import * as options from '#contract/options.ts'
import { type ListingAnswer, listingWireNames } from '#contract/schemas/listing-wire.ts'
import {
  category,
  deal,
  id,
  listingStatus,
  moment,
  photoPath,
  text,
} from '#server/api/openapi/descriptions/wire-shapes.ts'

const number = z.number().nullable()
const words = text.nullable()
/** Yes and no travel as texts. */
const flag = z.enum(['true', 'false'])

/** Each answer as the API answers it; null where the owner gave none. */
const answerShapes: Record<ListingAnswer, z.ZodType> = {
  propertyType: oneOf(options.propertyTypes),
  ownership: oneOf(options.ownerships),
  bhk: oneOf(options.bhks),
  bedrooms: number,
  plotArea: number,
  builtUpArea: number,
  areaUnit: oneOf(options.areaUnits),
  builtUpAreaTyped: words,
  plotAreaTyped: words,
  propertyAge: oneOf(options.propertyAges),
  facing: oneOf(options.facings),
  floor: words,
  totalFloors: words,
  buildingType: oneOf(options.buildingTypes),
  otherFeatures: someOf(options.otherFeatures),
  homeFeatures: someOf(options.homeFeatures),
  city: oneOf(options.cities),
  houseNo: words,
  address: words,
  locality: words,
  pinCode: words,
  lat: number,
  lng: number,
  price: number,
  priceNegotiable: flag,
  deposit: number,
  depositNegotiable: flag,
  idealFor: words,
  maintenance: oneOf(options.maintenances),
  maintenanceAmount: number,
  parkingAmount: number,
  powerBackupAmount: number,
  availableFrom: words,
  tenure: oneOf(options.tenures),
  leaseYears: number,
  lockInYears: number,
  underLoan: flag.nullable(),
  tenants: someOf(options.tenants),
  furnishing: oneOf(options.furnishings),
  parking: oneOf(options.residentialParkings),
  description: words,
  bathrooms: number,
  balconies: number,
  amenities: someOf(options.amenities),
  washroom: oneOf(options.washrooms),
  lift: oneOf(options.lifts),
  commercialParking: oneOf(options.commercialParkings),
  powerBackup: words,
  waterSupply: oneOf(options.waterSupplies),
  waterStorage: z.enum(['yes', 'no']).nullable(),
  taxPaid: flag.nullable(),
  occupancyCertificate: flag.nullable(),
  saleDeed: flag.nullable(),
}

const { house_no: houseNo, ...publicAnswers } = answersWhere(() => true)

/** A listing, flat, as everybody may see it. */
export const listingShape = z.object({
  SPN_id: text,
  _id: id,
  status_code: listingStatus,
  status: listingStatus,
  property_category: category,
  property_status: deal,
  formatted_price: text,
  images: z.array(photoPath),
  active_at: moment.nullable(),
  created_at: moment,
  updatedAt: moment,
  ...publicAnswers,
  price_negotable: flag,
})

/** The same with the house number, for those who may know it. */
export const listingWithHouseNo = listingShape.extend({ house_no: text.optional() })

/** The same as its owner sees it, with why staff sent it back. */
export const ownListingShape = listingShape.extend({ house_no: houseNo ?? words, reason: text })

/** A draft in the parts of the wizard's steps; its pictures are separated by commas. */
export const draftShape = z.object({
  SPN_id: text,
  _id: id,
  status_code: listingStatus,
  property_category: category,
  property_status: deal,
  images: text,
  data1: partShape('data1'),
  location: partShape('location'),
  price: partShape('price'),
  data3: partShape('data3').extend({ avalible_fro: words }),
  data4: partShape('data4'),
  data5: partShape('data5'),
})

type Names = { posted: string; read?: string; part: string }

function answersWhere(isWanted: (names: Names) => boolean): Record<string, z.ZodType> {
  const wanted = Object.entries<Names>(listingWireNames).filter(([, names]) => isWanted(names))
  return Object.fromEntries(
    wanted.map(([column, { posted, read = posted }]) => [
      read,
      answerShapes[column as ListingAnswer],
    ]),
  )
}

function partShape(part: string) {
  return z.object(answersWhere((names) => names.part === part))
}

function oneOf(list: { values: readonly [string, ...string[]] }) {
  return z.enum(list.values).nullable()
}

function someOf(list: { values: readonly [string, ...string[]] }) {
  return z.array(z.enum(list.values))
}
