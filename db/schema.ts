import type { Insertable, Selectable } from 'kysely'
import type { PlaceTable } from '#db/gazetteer/place-table.ts'
import type {
  ContactRequestTable,
  ContactRevealTable,
  ConversationLineTable,
  ConversationTable,
  FamilyListTable,
  LeadTable,
  RelativeOpinionTable,
  RelativeTable,
  SavedListingTable,
  SavedSearchMatchTable,
  SavedSearchTable,
  SeekerNoteTable,
  VisitSlotTable,
  VisitTable,
} from '#db/tables/interest.ts'
import type {
  ComplaintTable,
  HomeListingTable,
  HomeRulingTable,
  KindCountChangeTable,
  KindCountTable,
  ListingImportTable,
  ListingPriceTable,
  ListingReviewTable,
  ListingScoreTable,
  ListingTable,
  ListingViewsTable,
  ListingVisitorTable,
  PhotoTable,
  ReviewClaimTable,
  ReviewSkipTable,
  UnsavedStepTable,
} from '#db/tables/listings.ts'
import type {
  MarketFigureTable,
  MarketMonthTable,
  MarketStayTable,
  SitemapChunkTable,
} from '#db/tables/market.ts'
import type {
  AlertLogTable,
  BroadcastRateTable,
  BroadcastRecipientTable,
  BroadcastTable,
  BroadcastTemplateTable,
  NotificationTable,
  OutboxMessageTable,
  PromotionCountTable,
  SmsTemplateTable,
  StaffTemplateTable,
  SuppressedContactTable,
} from '#db/tables/messages.ts'
import type {
  AssistConsentTable,
  AuditEntryTable,
  CallRequestTable,
  MailRequestTable,
  WebVitalTable,
} from '#db/tables/office.ts'
import type { OwnerCheckTable, OwnerPaperTable } from '#db/tables/owner-checks.ts'
import type {
  AppUserTable,
  LoginCodeTable,
  SearchRecordTable,
  SessionTable,
  UsageEventTable,
  UserBlockTable,
  UserSeenTable,
} from '#db/tables/people.ts'

/** The tables, in camelCase; connect.ts turns names into snake_case on the way out. */
export type Database = {
  appUser: AppUserTable
  session: SessionTable
  userSeen: UserSeenTable
  loginCode: LoginCodeTable
  usageEvent: UsageEventTable
  listing: ListingTable
  listingPrice: ListingPriceTable
  listingImport: ListingImportTable
  homeListing: HomeListingTable
  homeRuling: HomeRulingTable
  kindCount: KindCountTable
  kindCountChange: KindCountChangeTable
  ownerCheck: OwnerCheckTable
  ownerPaper: OwnerPaperTable
  photo: PhotoTable
  complaint: ComplaintTable
  listingReview: ListingReviewTable
  listingScore: ListingScoreTable
  reviewClaim: ReviewClaimTable
  reviewSkip: ReviewSkipTable
  unsavedStep: UnsavedStepTable
  place: PlaceTable
  savedListing: SavedListingTable
  savedSearch: SavedSearchTable
  savedSearchMatch: SavedSearchMatchTable
  seekerNote: SeekerNoteTable
  familyList: FamilyListTable
  relative: RelativeTable
  relativeOpinion: RelativeOpinionTable
  contactReveal: ContactRevealTable
  contactRequest: ContactRequestTable
  conversation: ConversationTable
  conversationLine: ConversationLineTable
  userBlock: UserBlockTable
  lead: LeadTable
  listingViews: ListingViewsTable
  listingVisitor: ListingVisitorTable
  visit: VisitTable
  visitSlot: VisitSlotTable
  notification: NotificationTable
  assistConsent: AssistConsentTable
  callRequest: CallRequestTable
  mailRequest: MailRequestTable
  searchRecord: SearchRecordTable
  broadcastTemplate: BroadcastTemplateTable
  staffTemplate: StaffTemplateTable
  broadcast: BroadcastTable
  broadcastRecipient: BroadcastRecipientTable
  broadcastRate: BroadcastRateTable
  smsTemplate: SmsTemplateTable
  suppressedContact: SuppressedContactTable
  promotionCount: PromotionCountTable
  outboxMessage: OutboxMessageTable
  alertLog: AlertLogTable
  auditEntry: AuditEntryTable
  webVital: WebVitalTable
  marketFigure: MarketFigureTable
  marketMonth: MarketMonthTable
  marketStay: MarketStayTable
  sitemapChunk: SitemapChunkTable
}

export type AppUser = Selectable<AppUserTable>
export type NewAppUser = Insertable<AppUserTable>
export type Listing = Selectable<ListingTable>
export type NewListing = Insertable<ListingTable>
