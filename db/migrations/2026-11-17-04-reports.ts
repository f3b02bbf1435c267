import { type Kysely, sql } from 'kysely'

const indexes = {
  // Search by a part of a word.
  app_user_words:
    "app_user using gin ((name || ' ' || coalesce(phone, '') || ' ' || email) gin_trgm_ops)",
  call_request_words: "call_request using gin ((name || ' ' || phone) gin_trgm_ops)",
  mail_request_words: "mail_request using gin ((email || ' ' || message) gin_trgm_ops)",
  alert_log_of_user: 'alert_log (user_id, created_at desc, id desc)',

  // Orders and filters.
  app_user_by_name: 'app_user (name, id)',
  call_request_by_name: 'call_request (name, id)',
  listing_of_all_by_price: 'listing (coalesce(price, 0), id)',
  call_request_by_status: 'call_request (status, created_at desc, id desc)',
  mail_request_by_status: 'mail_request (status, created_at desc, id desc)',
  visit_by_status: 'visit (status, created_at desc, id desc)',
  alert_log_failed:
    "alert_log (created_at desc, id desc) where 'failed' in (in_app_status, whatsapp_status, email_status)",
  message_recipient_by_status: 'message_recipient (batch_id, status)',

  // The audit log, of everybody, of one person or of one kind of action.
  audit_entry_newest: 'audit_entry (created_at desc, id desc)',
  audit_entry_of_actor: 'audit_entry (actor_id, created_at desc, id desc)',
  audit_entry_of_action: 'audit_entry (action, created_at desc, id desc)',
}

/** What the reports of the staff are found by, and a code for granting roles. */
export async function up(db: Kysely<unknown>) {
  for (const [name, definition] of Object.entries(indexes)) {
    await sql`create index ${sql.id(name)} on ${sql.raw(definition)}`.execute(db)
  }
  await allowIntents(db, ['login', 'signup', 'erase', 'role'])
}

export async function down(db: Kysely<unknown>) {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db)
  await sql`delete from login_code where intent = 'role'`.execute(db)
  await allowIntents(db, ['login', 'signup', 'erase'])
}

async function allowIntents(db: Kysely<unknown>, intents: string[]) {
  await sql`alter table login_code drop constraint login_code_intent_check`.execute(db)
  await sql`
    alter table login_code add constraint login_code_intent_check
    check (intent in (${sql.join(intents.map((intent) => sql.lit(intent)))}))
  `.execute(db)
}
