import type { Insertable, Selectable } from 'kysely'
import type { PlaceTable } from '#db/gazetteer/place-table.ts'
import type {
  ContactRequestTable,
  ContactRevealTable,
  LeadTable,
  SavedListingTable,
  VisitTable,
} from '#db/tables/interest.ts'
import type {
  ListingReportTable,
  ListingReviewTable,
  ListingTable,
  ListingViewsTable,
  ListingVisitorTable,
  PhotoTable,
  ReviewClaimTable,
} from '#db/tables/listings.ts'
import type {
  AlertLogTable,
  MessageBatchTable,
  MessageRateTable,
  MessageRecipientTable,
  MessageTemplateTable,
  NotificationTable,
  OutboxMessageTable,
  PromotionCountTable,
  SmsTemplateTable,
  SuppressedContactTable,
} from '#db/tables/messages.ts'
import type { AuditEntryTable, CallRequestTable, MailRequestTable } from '#db/tables/office.ts'
import type {
  AppUserTable,
  LoginCodeTable,
  PersonBlockTable,
  SearchRecordTable,
  SessionTable,
  UsageEventTable,
} from '#db/tables/people.ts'

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

export type AppUser = Selectable<AppUserTable>
export type NewAppUser = Insertable<AppUserTable>
export type Listing = Selectable<ListingTable>
export type NewListing = Insertable<ListingTable>
