import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { AlertChoice } from '#contract/alert-choices.ts'
import type * as options from '#contract/options.ts'
import type { ReviewedAnswers, ReviewReason } from '#contract/review-reason.ts'
import type { PlaceTable } from '#db/gazetteer/place-table.ts'

/** The tables, in camelCase; connect.ts turns names into snake_case on the way out. */
export type Database = {
  appUser: AppUserTable
  session: SessionTable
  loginCode: LoginCodeTable
  usageEvent: UsageEventTable
  listing: ListingTable
  photo: PhotoTable
  listingReport: ListingReportTable
  listingReview: ListingReviewTable
  reviewClaim: ReviewClaimTable
  place: PlaceTable
  savedListing: SavedListingTable
  contactReveal: ContactRevealTable
  contactRequest: ContactRequestTable
  personBlock: PersonBlockTable
  lead: LeadTable
  listingViews: ListingViewsTable
  listingVisitor: ListingVisitorTable
  visit: VisitTable
  notification: NotificationTable
  callRequest: CallRequestTable
  mailRequest: MailRequestTable
  searchRecord: SearchRecordTable
  messageTemplate: MessageTemplateTable
  messageBatch: MessageBatchTable
  messageRecipient: MessageRecipientTable
  messageRate: MessageRateTable
  smsTemplate: SmsTemplateTable
  suppressedContact: SuppressedContactTable
  promotionCount: PromotionCountTable
  outboxMessage: OutboxMessageTable
  alertLog: AlertLogTable
  auditEntry: AuditEntryTable
}

type CreatedAt = Generated<Date>
/** A column that the database fills unless told otherwise. */
type Or<Default> = Generated<Default>

type AppUserTable = {
  id: Generated<string>
  phone: string | null
  name: Or<string>
  email: Or<string>
  photo: string | null
  role: Or<'member' | 'staff' | 'administrator'>
  lat: ColumnType<string | null, number | null, number | null>
  lng: ColumnType<string | null, number | null, number | null>
  locatedAt: Date | null
  optedOutAt: Date | null
  mutedAlerts: Or<AlertChoice[]>
  promotionsAgreedAt: Date | null
  erasedAt: Date | null
  blockedAt: Date | null
  blockedReason: Or<string>
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

type SessionTable = {
  id: Generated<string>
  tokenHash: Buffer
  userId: string
  device: Or<string>
  address: Or<string>
  createdAt: CreatedAt
  lastUsedAt: CreatedAt
  expiresAt: Date
}

type LoginCodeTable = {
  id: Generated<string>
  phone: string
  intent: 'login' | 'signup' | 'erase' | 'role'
  challengeHash: Buffer
  codeHash: Buffer
  wrongTries: Or<number>
  createdAt: CreatedAt
  expiresAt: Date
  usedAt: Date | null
}

type UsageEventTable = {
  scope: string
  subject: string
  usedAt: Generated<Date>
  expiresAt: Date
}

type ListingTable = {
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

type PhotoTable = {
  key: string
  ownerId: string | null
  purpose: 'listing' | 'profile'
  width: number
  height: number
  placeholder: Or<string>
  /** 64 binary digits; none for drawn pictures and those uploaded before there was one. */
  perceptualHash: string | null
  createdAt: CreatedAt
}

type ListingReportTable = {
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
type ListingReviewTable = {
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
type ReviewClaimTable = {
  listingId: string
  staffId: string
  claimedAt: CreatedAt
  expiresAt: Date
}

type SavedListingTable = {
  userId: string
  listingId: string
  /** What the listing cost then. */
  price: number | null
  createdAt: CreatedAt
}

type ContactRevealTable = {
  seekerId: string
  listingId: string
  revealedOn: string
  createdAt: CreatedAt
}

type ContactRequestTable = {
  id: Generated<string>
  listingId: string
  ownerId: string
  seekerId: string
  status: Or<'requested' | 'accepted' | 'declined'>
  createdAt: CreatedAt
}

type PersonBlockTable = { ownerId: string; personId: string; createdAt: CreatedAt }

type LeadTable = {
  id: Generated<string>
  listingId: string
  ownerId: string
  seekerId: string
  kind: 'contact' | 'visit'
  status: Or<options.LeadStatus>
  note: Or<string>
  createdAt: CreatedAt
}

type ListingViewsTable = { listingId: string; day: string; views: number }

/** Who was counted already, as a hash that changes with the day; kept for the day. */
type ListingVisitorTable = { day: string; listingId: string; visitor: Buffer }

type VisitTable = {
  id: Generated<string>
  listingId: string
  seekerId: string
  preferredDay: string | null
  preferredTime: Or<options.VisitTime | ''>
  proposedDay: string | null
  proposedTime: Or<options.VisitTime | ''>
  /** The day and time that were named last: the owner's while he proposes one, else the seeker's. */
  day: GeneratedAlways<string | null>
  time: GeneratedAlways<options.VisitTime | ''>
  status: Or<options.VisitStatus>
  remindedAt: Date | null
  createdAt: CreatedAt
}

type NotificationTable = {
  id: Generated<string>
  userId: string
  sender: Or<string>
  kind: string
  listingId: string | null
  personId: string | null
  /** The further facts of its kind. */
  data: Generated<unknown>
  readAt: Date | null
  createdAt: CreatedAt
}

type CallRequestTable = {
  id: Generated<string>
  userId: string | null
  name: string
  phone: string
  status: Or<options.RequestStatus>
  takenBy: string | null
  note: Or<string>
  version: Or<number>
  createdAt: CreatedAt
}

type MailRequestTable = {
  id: Generated<string>
  userId: string | null
  email: string
  message: string
  status: Or<options.RequestStatus>
  takenBy: string | null
  note: Or<string>
  version: Or<number>
  createdAt: CreatedAt
}

type SearchRecordTable = {
  id: Generated<string>
  userId: string
  text: string
  city: string | null
  category: string | null
  deal: string | null
  filters: Generated<unknown>
  createdAt: CreatedAt
}

type MessageTemplateTable = {
  id: Generated<string>
  channel: options.MessageChannel
  body: string
  createdBy: string | null
  createdAt: CreatedAt
}

type MessageBatchTable = {
  id: Generated<string>
  referenceNo: string
  channel: options.MessageChannel
  staffId: string | null
  body: Or<string>
  requestHash: Buffer | null
  status: Or<'open' | 'sending' | 'done' | 'stopped'>
  purpose: Or<options.MessagePurpose>
  smsTemplateId: string | null
  /** The search that stands for all users it finds, and numbers among them that are left out. */
  everyone: ColumnType<Everyone | null, string | null, string | null>
  filledTo: string | null
  isFilled: Or<boolean>
  createdAt: CreatedAt
  sentAt: Date | null
  doneAt: Date | null
  /** When staff stopped it; what was under way then still finishes. */
  stoppedAt: Date | null
}

export type Everyone = { search: string; except: string[] }

type MessageRecipientTable = {
  id: Generated<string>
  batchId: string
  phone: string
  userId: string | null
  body: string
  status: Or<'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped' | 'stopped'>
  reason: Or<string>
  attempts: Or<number>
  updatedAt: CreatedAt
}

type MessageRateTable = { channel: options.MessageChannel; nextAt: Date }

type SmsTemplateTable = {
  id: Generated<string>
  dltId: string
  body: string
  createdBy: string | null
  createdAt: CreatedAt
}

type SuppressedContactTable = {
  contact: string
  reason: Or<string>
  createdBy: string | null
  createdAt: CreatedAt
}

type PromotionCountTable = { phone: string; day: string; count: number }

type OutboxMessageTable = {
  id: Generated<string>
  channel: 'sms' | 'whatsapp' | 'email'
  sealed: Buffer
  createdAt: CreatedAt
}

type DeliveryStatus = 'none' | 'queued' | 'sent' | 'failed'

type AlertLogTable = {
  id: Generated<string>
  userId: string | null
  kind: string
  notificationId: string | null
  inAppStatus: Or<DeliveryStatus>
  whatsappStatus: Or<DeliveryStatus>
  emailStatus: Or<DeliveryStatus>
  createdAt: CreatedAt
}

type AuditEntryTable = {
  id: Generated<string>
  actorId: string | null
  action: string
  subjectKind: string
  subjectId: string
  beforeState: Or<string>
  afterState: Or<string>
  reason: Or<string>
  createdAt: CreatedAt
}

export type AppUser = Selectable<AppUserTable>
export type NewAppUser = Insertable<AppUserTable>
export type Listing = Selectable<ListingTable>
export type NewListing = Insertable<ListingTable>
