import type { Listing } from '#db/schema.ts'

/** A whole row of the table listing. */
export type ListingRow = Listing

/** The answers that depend on the kind of property: a home, land or a place of work. */
export type KindAnswers = Pick<
  ListingRow,
  | 'propertyType'
  | 'ownership'
  | 'bhk'
  | 'bedrooms'
  | 'plotArea'
  | 'builtUpArea'
  | 'propertyAge'
  | 'facing'
  | 'floor'
  | 'totalFloors'
  | 'buildingType'
  | 'otherFeatures'
  | 'homeFeatures'
  | 'deposit'
  | 'idealFor'
  | 'maintenance'
  | 'maintenanceAmount'
  | 'parkingAmount'
  | 'powerBackupAmount'
  | 'tenure'
  | 'leaseYears'
  | 'lockInYears'
  | 'underLoan'
  | 'tenants'
  | 'furnishing'
  | 'parking'
  | 'commercialParking'
  | 'bathrooms'
  | 'balconies'
  | 'amenities'
  | 'washroom'
  | 'lift'
  | 'powerBackup'
  | 'waterSupply'
  | 'waterStorage'
  | 'taxPaid'
  | 'occupancyCertificate'
  | 'saleDeed'
> & { builtUpArea: number; price: number }

/** Every answer left open, for kinds that are asked only some of them. */
export const noAnswers = {
  ownership: null,
  bhk: null,
  bedrooms: null,
  plotArea: null,
  propertyAge: null,
  facing: null,
  floor: null,
  totalFloors: null,
  buildingType: null,
  otherFeatures: [],
  homeFeatures: [],
  deposit: null,
  idealFor: null,
  maintenance: null,
  maintenanceAmount: null,
  parkingAmount: null,
  powerBackupAmount: null,
  tenure: null,
  leaseYears: null,
  lockInYears: null,
  underLoan: null,
  tenants: [],
  furnishing: null,
  parking: null,
  commercialParking: null,
  bathrooms: null,
  balconies: null,
  amenities: [],
  washroom: null,
  lift: null,
  powerBackup: null,
  waterSupply: null,
  waterStorage: null,
  taxPaid: null,
  occupancyCertificate: null,
  saleDeed: null,
} satisfies Partial<KindAnswers>

/** Where a property stands and what it is called, beyond its answers. */
export type Site = {
  lat: number
  lng: number
  /** 0 to 1: how good the society or the street is for its locality. */
  standing: number
  /** The name of the society, market or office building, where it has one. */
  building: string | null
  tower: string | null
}
