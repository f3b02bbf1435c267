import type { Plan } from '#db/distribution-rules.ts'

const byListing = { by: 'listing_id', with: 'listing' }
const byUser = { by: 'user_id', with: 'user' }

/**
 * Where each table would be kept in a distributed PostgreSQL such as Citus (decision 072). Nothing
 * runs so today; `db/distribution.test.ts` holds what would have to change first.
 */
export const distributionPlan: Plan = {
  // Listings and what happens to them: all rows of a listing are in the same shard.
  listing: { by: 'id', with: 'listing' },
  assist_consent: byListing,
  complaint: byListing,
  contact_request: byListing,
  contact_reveal: byListing,
  conversation: byListing,
  home_listing: byListing,
  home_ruling: byListing,
  lead: byListing,
  listing_price: byListing,
  listing_review: byListing,
  listing_score: byListing,
  listing_views: byListing,
  listing_visitor: byListing,
  review_claim: byListing,
  saved_listing: byListing,
  saved_search_match: byListing,
  seeker_note: byListing,
  visit: byListing,

  // What belongs to a user and is read by that user alone.
  alert_log: byUser,
  notification: byUser,
  saved_search: byUser,
  search_record: byUser,
  user_seen: byUser,

  // Unrelated to either: found by their own key.
  conversation_line: { by: 'conversation_id', with: 'conversation' },
  audit_entry: { by: 'id', with: 'audit' },
  photo: { by: 'key', with: 'photo' },

  // On every node: joined by all, or with a unique key that one shard could not enforce.
  app_user: 'reference',
  place: 'reference',
  place_word: 'reference',

  // On one node: small, or written as one queue.
  broadcast: 'local',
  broadcast_rate: 'local',
  broadcast_recipient: 'local',
  broadcast_template: 'local',
  call_request: 'local',
  family_list: 'local',
  gazetteer_version: 'local',
  kind_count: 'local',
  kind_count_change: 'local',
  kysely_migration: 'local',
  kysely_migration_lock: 'local',
  listing_import: 'local',
  login_code: 'local',
  mail_request: 'local',
  market_figure: 'local',
  market_month: 'local',
  market_stay: 'local',
  outbox_message: 'local',
  owner_check: 'local',
  owner_paper: 'local',
  promotion_count: 'local',
  relative: 'local',
  relative_opinion: 'local',
  review_skip: 'local',
  session: 'local',
  sitemap_chunk: 'local',
  sms_template: 'local',
  staff_template: 'local',
  suppressed_contact: 'local',
  unsaved_step: 'local',
  usage_event: 'local',
  user_block: 'local',
  visit_slot: 'local',
  web_vital: 'local',
}

/** Extensions that Citus' own list of compatible ones says work as expected. */
export const worksWithCitus = ['btree_gin', 'fuzzystrmatch', 'pg_trgm', 'plpgsql']

/** What stands against the plan today, and what it would need. */
export const obstacles: { need: string; of: string[] }[] = [
  {
    need: 'Primary keys that begin with the column of the shards; no code has to change, as ids stay unique by themselves.',
    of: [
      'assist_consent: assist_consent_pkey is unique without listing_id',
      'complaint: complaint_pkey is unique without listing_id',
      'contact_request: contact_request_pkey is unique without listing_id',
      'conversation: conversation_pkey is unique without listing_id',
      'conversation_line: conversation_line_pkey is unique without conversation_id',
      'lead: lead_pkey is unique without listing_id',
      'listing_review: listing_review_pkey is unique without listing_id',
      'visit: visit_pkey is unique without listing_id',
      'alert_log: alert_log_pkey is unique without user_id',
      'notification: notification_pkey is unique without user_id',
      'saved_search: saved_search_pkey is unique without user_id',
      'search_record: search_record_pkey is unique without user_id',
    ],
  },
  {
    need: 'A reference table of spn and listing id, which keeps the number unique and leads a link to its shard.',
    of: ['listing: listing_spn_key is unique without id'],
  },
  {
    need: 'Drafts and revisions found by a row of their own on one node before the listing is made, since the promise that there is only one goes across shards.',
    of: [
      'listing: listing_draft_key is unique without id',
      'listing: listing_revision is unique without id',
      'listing: listing_revises_fkey leads to another shard',
    ],
  },
  {
    need: 'Slots of an owner by the listing that they are for, and one taker of a slot checked in the transaction that takes it.',
    of: [
      'visit: visit_slot_taken is unique without listing_id',
      'visit: visit_slot_id_fkey points at visit_slot on one node',
      'visit_slot: visit_slot_listing_id_fkey points at the shards of listing',
    ],
  },
  {
    need: 'Rows that are removed by a job once their listing, search or notification is gone, instead of by a foreign key.',
    of: [
      'saved_search_match: saved_search_match_saved_search_id_fkey leads to another shard',
      'home_ruling: home_ruling_other_id_fkey leads to another shard',
      'alert_log: alert_log_notification_id_fkey leads to another shard',
      'notification: notification_listing_id_fkey leads to another shard',
      'conversation_line: conversation_line_conversation_id_fkey leads to another shard',
      'call_request: call_request_listing_id_fkey points at the shards of listing',
      'listing_import: listing_import_listing_id_fkey points at the shards of listing',
      'owner_check: owner_check_listing_id_fkey points at the shards of listing',
      'relative_opinion: relative_opinion_listing_id_fkey points at the shards of listing',
      'review_skip: review_skip_listing_id_fkey points at the shards of listing',
      'unsaved_step: unsaved_step_listing_id_fkey points at the shards of listing',
    ],
  },
  {
    need: 'Turned pictures that are named after the one they were turned from, so that there is one of each without a key across shards.',
    of: [
      'photo: photo_turned_once is unique without key',
      'photo: photo_turned_from_fkey leads to another shard',
    ],
  },
  {
    need: 'Alerts of an erased account kept under an account that stands for nobody, as the column of the shards may not be null.',
    of: ['alert_log: user_id may be null'],
  },
  {
    need: 'The account looked up by the transaction that inserts, as nothing but code may refuse a row: these triggers refuse rows of an account that was erased.',
    of: [
      ...[
        'assist_consent',
        'complaint',
        'contact_request',
        'contact_reveal',
        'conversation',
        'conversation_line',
        'lead',
        'listing',
        'photo',
        'saved_listing',
        'saved_search',
        'search_record',
        'seeker_note',
        'visit',
      ].map((table) => `${table}: trigger ${table}_of_live_account`),
      'app_user: trigger app_user_stays_blocked',
      'app_user: trigger app_user_stays_erased',
    ],
  },
  {
    need: 'The one writer of listings (decision 013) and the one of accounts to set these columns and to add the change of counts, instead of triggers.',
    of: [
      'listing: trigger listing_added',
      'listing: trigger listing_changed',
      'listing: trigger listing_removed',
      'listing: trigger listing_left',
      'listing: trigger listing_metro',
      'listing: trigger listing_touch',
      'app_user: trigger app_user_touch',
    ],
  },
  {
    need: 'The inbox told by the code that inserts the notification, on the node that listens.',
    of: [
      'conversation: trigger conversation_announced',
      'notification: trigger notification_announced',
    ],
  },
  {
    need: 'Rights alone to keep the audit log as it was written (the grants of docs/operations.md do so already).',
    of: ['audit_entry: trigger audit_entry_append_only'],
  },
]
