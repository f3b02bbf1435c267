import type { ColumnType, Generated } from 'kysely'
import type { ReviewedAnswers, ReviewReason } from '#contract/listing/review-reason.ts'
import type { UnsavedStep } from '#contract/listing/unsaved-steps.ts'
import type { PaperKind } from '#contract/options/owner-checks.ts'
import type { WeighedSignal } from '#contract/options/signals.ts'
import type * as options from '#contract/options.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// Listings: their answers and pictures, reviews, complaints and views.

export type ListingTable = {
  id: Generated<string>
  spn: string
  ownerId: string
  /** The shown listing that these changes belong to, which wait for a review. */
  revises: string | null
  status: Or<options.ListingStatus>
  statusReason: Or<string>
  category: options.Category
  deal: options.Deal
  propertyType: options.PropertyType | null
  ownership: options.Ownership | null
  bhk: options.Bhk | null
  bedrooms: number | null
  plotArea: number | null
  builtUpArea: number | null
  areaUnit: Or<options.AreaUnit>
  builtUpAreaTyped: string | null
  plotAreaTyped: string | null
  propertyAge: options.PropertyAge | null
  facing: options.Facing | null
  floor: string | null
  totalFloors: string | null
  buildingType: options.BuildingType | null
  otherFeatures: Or<options.OtherFeature[]>
  homeFeatures: Or<options.HomeFeature[]>
  city: options.City | null
  houseNo: string | null
  address: string | null
  locality: string | null
  placeId: string | null
  /** Distance to the nearest metro station, kept by a trigger; null beyond about 5 km. */
  metroMetres: number | null
  pinCode: string | null
  lat: number | null
  lng: number | null
  price: number | null
  /** Its price before the last change, and when that was. */
  priceBefore: number | null
  priceChangedAt: Date | null
  /** Percent above or below the median of `comparedCount` similar ones in a place, or around it. */
  comparedPercent: number | null
  comparedCount: number | null
  comparedPlace: string | null
  comparedAround: boolean | null
  priceNegotiable: Or<boolean>
  deposit: number | null
  depositNegotiable: Or<boolean>
  idealFor: string | null
  maintenance: options.Maintenance | null
  maintenanceAmount: number | null
  parkingAmount: number | null
  powerBackupAmount: number | null
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
  /** Why it was hidden last; kept when it comes back, for an undo. */
  hiddenBecause: options.HiddenCause | null
  /** The status that it was hidden from. */
  hiddenFrom: Exclude<options.ListingStatus, 'delete'> | null
  confirmedAt: Date | null
  askedAt: Date | null
  activeAt: Date | null
  /** When it ceased to be active, kept by a trigger; none while it is. */
  leftAt: Date | null
  /** The listing of the same home that stands for it in searches; none where it does so itself. */
  representedBy: string | null
  /** How many listings on show are of its home, where others are. */
  ways: number | null
  /** When its owner first offered the home, where an earlier listing did. */
  firstShownAt: Date | null
  /** The paper that proves whose home it is, and when staff checked it; for a year. */
  checkedPaper: PaperKind | null
  checkedAt: Date | null
  /** Whether its owner has so many homes on offer that they are called an agent. */
  byAgent: Or<boolean>
  submittedAt: Date | null
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

/** Every price a listing was shown with: a row for the first one and for each change. */
export type ListingPriceTable = {
  listingId: string
  shownSince: CreatedAt
  deal: options.Deal
  price: number
}

/** Which home a listing is of, where others are of the same one. */
export type HomeListingTable = { listingId: string; homeId: string; joinedAt: CreatedAt }

/**
 * What staff said about two listings, the lower id first; it outweighs the comparison of their
 * answers.
 */
export type HomeRulingTable = {
  listingId: string
  otherId: string
  isSame: boolean
  staffId: string | null
  createdAt: CreatedAt
}

/** The active listings of a kind in cells, as they were counted for a day. */
export type KindCountTable = {
  city: options.City
  category: options.Category
  deal: options.Deal
  day: string
  /** Empty for all listings of the kind. */
  placeId: string
  /** Version of the codes used in the cells. */
  definition: string
  version: Generated<number>
  cells: Buffer
}

/** A listing that became or ceased to be active since that count, or one side of its change. */
export type KindCountChangeTable = {
  id: Generated<number>
  sign: 1 | -1
  city: options.City
  category: options.Category
  deal: options.Deal
}

export type PhotoTable = {
  key: string
  ownerId: string | null
  purpose: 'listing' | 'profile'
  width: number
  height: number
  /** 64 binary digits; none for drawn pictures and those uploaded before there was one. */
  perceptualHash: string | null
  /** The upload that this photo was made of by quarter turns to the left; none for uploads. */
  turnedFrom: string | null
  quarterTurns: Or<number>
  createdAt: CreatedAt
}

/** What an owner has typed into a step of the wizard and not saved. */
export type UnsavedStepTable = {
  id: Generated<string>
  ownerId: string
  /** Null before the listing is first saved; then the draft key identifies it. */
  listingId: string | null
  draftKey: string | null
  step: UnsavedStep
  /** The basic details of a listing that is not saved yet. */
  category: options.Category | null
  deal: options.Deal | null
  city: options.City | null
  /** The fields that differ from the answers they were typed over, as JSON: their names stay as they are. */
  input: string
  /** Hash of the answers that the input was typed over. */
  typedOver: Or<string>
  /** Optimistic concurrency: another one after every write. */
  revision: Generated<string>
  updatedAt: CreatedAt
}

export type ComplaintTable = {
  id: Generated<string>
  listingId: string
  complainantId: string | null
  /** A hash that tells visitors apart for a day. */
  complainantHash: Buffer | null
  reason: options.ComplaintReason
  note: Or<string>
  status: Or<'new' | 'done'>
  /** The conversation that it is about, where it is one; it may be gone. */
  conversationId: string | null
  createdAt: CreatedAt
}

/** A decision of the staff about a listing. */
export type ListingReviewTable = {
  id: Generated<string>
  listingId: string
  staffId: string | null
  /** Null for decisions that were made before it was kept. */
  fromStatus: options.ListingStatus | null
  toStatus: options.ListingStatus
  /** The version of the listing that staff looked at. */
  version: number
  /** Snapshot of the answers that the decision was about. */
  answers: ColumnType<ReviewedAnswers, string, never>
  reasons: ColumnType<ReviewReason[], string, never>
  /** The signals at that time; null for older decisions. */
  score: number | null
  signals: ColumnType<WeighedSignal[] | null, string | null | undefined, never>
  createdAt: CreatedAt
  /** When the submission it decides was sent in; null for what did not wait for a review. */
  submittedAt: Date | null
  /** When the owner was told; until then the decision can be undone. */
  settledAt: Date | null
}

/** What the site noticed about a listing when it last looked. */
export type ListingScoreTable = {
  listingId: string
  score: number
  signals: ColumnType<WeighedSignal[], string, string>
  /** How many similar listings its price was compared with; null where too few are similar. */
  comparedPrices: number | null
  assessedAt: CreatedAt
  /** Since when it is out of view until staff look at it. */
  heldAt: Date | null
}

/** Who reviews a listing now, so that two staff do not decide the same one. */
export type ReviewClaimTable = {
  listingId: string
  staffId: string
  claimedAt: CreatedAt
  expiresAt: Date
}

/** What staff passed over; they are not given it again in the same session. */
export type ReviewSkipTable = { sessionId: string; listingId: string; skippedAt: CreatedAt }

export type ListingViewsTable = { listingId: string; day: string; views: number }

/** Visitors counted already, as hashes that change with the day; kept for the day. */
export type ListingVisitorTable = { day: string; listingId: string; visitor: Buffer }

/** A row of an operator's file that was imported, by the operator's own reference. */
export type ListingImportTable = {
  reference: string
  listingId: string | null
  createdAt: CreatedAt
}
