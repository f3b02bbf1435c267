import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { finishEndedAssistance } from '#domain/assistance/finish-assistance.ts'
import { removeOldFamilyLists } from '#domain/family-lists/find-family-list.ts'
import { removeOldViews } from '#domain/insight/remove-old-views.ts'
import { noteInterruptedDeliveries } from '#domain/notifications/record-delivery.ts'
import { refreshAnchors } from '#domain/saved-searches/refresh-anchors.ts'
import { removeOldSavedSearches } from '#domain/saved-searches/remove-old-saved-searches.ts'
import { removeOldUnsavedSteps } from '#domain/unsaved-steps/drop-unsaved-steps.ts'
import { removeOldWebVitals } from '#domain/web-vitals/remove-old-web-vitals.ts'

const daysOfOutbox = 7

/**
 * Removes what has run out: codes, counted uses, sessions, old messages of the outbox, references
 * of messages that were never sent, counts of promotions of earlier days, old views, removed saved
 * searches, input of steps that nobody will save, measured page speeds, and family lists that
 * nobody opens. It also tells owners of drafts that staff filled in, and marks alerts that nobody
 * will send any more.
 */
export async function cleanUp(db: Db) {
  // Kept a day longer than it is valid, so that an old code is called old and not wrong.
  await sql`delete from login_code where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from usage_event where expires_at < now()`.execute(db)
  await sql`delete from session where expires_at < now()`.execute(db)
  await sql`
    delete from outbox_message where created_at < now() - make_interval(days => ${daysOfOutbox})
  `.execute(db)
  await sql`
    delete from broadcast where status = 'open' and created_at < now() - interval '1 day'
  `.execute(db)
  await sql`delete from promotion_count where day < current_date - 2`.execute(db)
  await removeOldViews(db)
  await removeOldSavedSearches(db)
  await refreshAnchors(db)
  await removeOldUnsavedSteps(db)
  await removeOldWebVitals(db)
  await removeOldFamilyLists(db)
  await finishEndedAssistance(db)
  await noteInterruptedDeliveries(db)
}
