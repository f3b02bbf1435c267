import type { ColumnType, Generated } from 'kysely'
import type * as options from '#contract/options.ts'
import type { ReviewedAnswers, ReviewReason } from '#contract/review-reason.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// Listings: their answers and pictures, reviews, reports by users and views.

export type ListingTable = {
  id: Generated<string>
  spn: string
  ownerId: string
  status: Or<options.ListingStatus>
  statusReason: Or<string>
  category: options.Category
  deal: options.Deal
  propertyType: options.PropertyType | null
  ownership: options.Ownership | null
  bhk: options.Bhk | null
  plotArea: number | null
  builtUpArea: number | null
  areaUnit: Or<options.AreaUnit>
  propertyAge: options.PropertyAge | null
  facing: options.Facing | null
  floor: string | null
  totalFloors: string | null
  buildingType: options.BuildingType | null
  otherFeatures: Or<options.OtherFeature[]>
  city: options.City | null
  address: string | null
  locality: string | null
  placeId: string | null
  pinCode: string | null
  lat: number | null
  lng: number | null
  price: number | null
  priceNegotiable: Or<boolean>
  deposit: number | null
  depositNegotiable: Or<boolean>
  idealFor: string | null
  maintenance: options.Maintenance | null
  availableFrom: string | null
  tenure: options.Tenure | null
  leaseYears: number | null
  lockInYears: number | null
  underLoan: boolean | null
  tenants: Or<options.Tenant[]>
  furnishing: options.Furnishing | null
  parking: options.ResidentialParking | null
  commercialParking: options.CommercialParking | null
  description: string | null
  bathrooms: number | null
  balconies: number | null
  amenities: Or<options.Amenity[]>
  washroom: options.Washroom | null
  lift: options.Lift | null
  powerBackup: options.ResidentialPowerBackup | options.CommercialPowerBackup | null
  waterSupply: options.WaterSupply | null
  waterStorage: boolean | null
  taxPaid: boolean | null
  occupancyCertificate: boolean | null
  saleDeed: boolean | null
  photos: Or<string[]>
  searchText: Or<string>
  version: Or<number>
  draftKey: string | null
  contactMode: Or<options.ContactMode>
  /** What it was before a block of its owner took it from public view. */
  blockedStatus: 'active' | 'sold_out' | null
  confirmedAt: Date | null
  askedAt: Date | null
  activeAt: Date | null
  submittedAt: Date | null
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

export type PhotoTable = {
  key: string
  ownerId: string | null
  purpose: 'listing' | 'profile'
  width: number
  height: number
  placeholder: Or<string>
  /** 64 binary digits; none for drawn pictures and those uploaded before there was one. */
  perceptualHash: string | null
  /** The upload that this photo was made of by quarter turns to the left; none for uploads. */
  turnedFrom: string | null
  quarterTurns: Or<number>
  createdAt: CreatedAt
}

export type ListingReportTable = {
  id: Generated<string>
  listingId: string
  reporterId: string | null
  /** Tells visitors apart for a day. */
  reporterHash: Buffer | null
  reason: options.ReportReason
  note: Or<string>
  status: Or<'new' | 'done'>
  createdAt: CreatedAt
}

/** A decision of the staff about a listing. */
export type ListingReviewTable = {
  id: Generated<string>
  listingId: string
  staffId: string | null
  toStatus: options.ListingStatus
  /** Of the listing that was looked at. */
  version: number
  /** As they were then. */
  answers: ColumnType<ReviewedAnswers, string, never>
  reasons: ColumnType<ReviewReason[], string, never>
  createdAt: CreatedAt
}

/** Who looks at a listing now, so that two staff do not decide about one. */
export type ReviewClaimTable = {
  listingId: string
  staffId: string
  claimedAt: CreatedAt
  expiresAt: Date
}

export type ListingViewsTable = { listingId: string; day: string; views: number }

/** Who was counted already, as a hash that changes with the day; kept for the day. */
export type ListingVisitorTable = { day: string; listingId: string; visitor: Buffer }
