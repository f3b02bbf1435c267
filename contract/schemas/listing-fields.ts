import type * as options from '#contract/options.ts'

/** A listing as we keep it; the answers of a draft may be missing. */
export type ListingFields = {
  id: string
  spn: string
  status: options.ListingStatus
  category: options.Category
  deal: options.Deal
  propertyType: options.PropertyType | null
  ownership: options.Ownership | null
  bhk: options.Bhk | null
  /** How many bedrooms, where there are more than three and the owner says so. */
  bedrooms: number | null
  plotArea: number | null
  builtUpArea: number | null
  areaUnit: options.AreaUnit
  /** The areas as the owner said them where that was in another unit: `200 sq_yd`. */
  builtUpAreaTyped: string | null
  plotAreaTyped: string | null
  propertyAge: options.PropertyAge | null
  facing: options.Facing | null
  floor: string | null
  totalFloors: string | null
  buildingType: options.BuildingType | null
  otherFeatures: options.OtherFeature[]
  homeFeatures: options.HomeFeature[]
  city: options.City | null
  /** House or flat number; not for the public. */
  houseNo: string | null
  address: string | null
  locality: string | null
  pinCode: string | null
  lat: number | null
  lng: number | null
  price: number | null
  priceNegotiable: boolean
  deposit: number | null
  depositNegotiable: boolean
  idealFor: string | null
  maintenance: options.Maintenance | null
  /** Rupees each month, where the owner says so. */
  maintenanceAmount: number | null
  /** The same for parking and power backup, where they cost more than the rent. */
  parkingAmount: number | null
  powerBackupAmount: number | null
  availableFrom: string | null
  tenure: options.Tenure | null
  leaseYears: number | null
  lockInYears: number | null
  underLoan: boolean | null
  tenants: options.Tenant[]
  furnishing: options.Furnishing | null
  parking: options.ResidentialParking | null
  commercialParking: options.CommercialParking | null
  description: string | null
  bathrooms: number | null
  balconies: number | null
  amenities: options.Amenity[]
  washroom: options.Washroom | null
  lift: options.Lift | null
  powerBackup: options.ResidentialPowerBackup | options.CommercialPowerBackup | null
  waterSupply: options.WaterSupply | null
  waterStorage: boolean | null
  taxPaid: boolean | null
  occupancyCertificate: boolean | null
  saleDeed: boolean | null
  photos: string[]
  activeAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** What everybody may see of a listing. */
export type PublicListing = Omit<ListingFields, 'houseNo'>
