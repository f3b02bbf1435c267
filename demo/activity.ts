import type { Db } from '#db/connect.ts'
import { alertRows, makeAlerts, notificationRows, welcomeNotes } from '#demo/alerts.ts'
import { auditRows } from '#demo/audit.ts'
import {
  broadcastNotes,
  broadcastRows,
  makeBroadcasts,
  recipientRows,
  templateRows,
} from '#demo/broadcasts.ts'
import type { Clock } from '#demo/clock.ts'
import { leadRows, makeContacts, revealRows, visitRows } from '#demo/contacts.ts'
import { reviewRows } from '#demo/decisions.ts'
import { insertRows } from '#demo/insert-rows.ts'
import { savedOfOwnerRows, savedRows, searchRows } from '#demo/interests.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { basePeople } from '#demo/people.ts'
import { callRows, mailRows, reportRows } from '#demo/requests.ts'
import { makeSavedSearches, savedSearchMatchRows, savedSearchRows } from '#demo/saved-searches.ts'
import { viewRows } from '#demo/views.ts'

/** What people did with the listings, and what staff and the product sent them. */
export async function insertActivity(trx: Db, listings: ListingSummary[], clock: Clock) {
  const contacts = makeContacts(listings, clock)
  await insertRows(trx, 'lead', leadRows(contacts, clock))
  await insertRows(trx, 'contactReveal', revealRows(contacts))
  await insertRows(trx, 'visit', visitRows(contacts, clock))
  await insertRows(trx, 'savedListing', savedRows(listings, clock))
  await insertRows(trx, 'savedListing', savedOfOwnerRows(listings, clock))
  await insertRows(trx, 'listingViews', viewRows(listings, clock))
  await insertRows(trx, 'searchRecord', searchRows(listings, clock))
  const savedSearches = makeSavedSearches(listings, clock)
  await insertRows(trx, 'savedSearch', savedSearchRows(savedSearches, clock))
  await insertRows(trx, 'savedSearchMatch', savedSearchMatchRows(savedSearches))
  await insertRows(trx, 'callRequest', callRows(clock))
  await insertRows(trx, 'mailRequest', mailRows(clock))
  await insertRows(trx, 'complaint', reportRows(listings, clock))
  await insertRows(trx, 'auditEntry', auditRows(listings))
  await insertRows(trx, 'listingReview', reviewRows(listings))
  await insertMessages(trx, makeAlerts(listings, contacts), clock)
}

async function insertMessages(trx: Db, alerts: ReturnType<typeof makeAlerts>, clock: Clock) {
  const broadcasts = makeBroadcasts(basePeople, clock)
  const told = [...alerts, ...welcomeNotes(basePeople, clock), ...broadcastNotes(broadcasts)]
  await insertRows(trx, 'notification', notificationRows(told, clock))
  await insertRows(trx, 'alertLog', alertRows(alerts))
  await insertRows(trx, 'broadcastTemplate', templateRows(clock))
  await insertRows(trx, 'broadcast', broadcastRows(broadcasts, clock))
  await insertRows(trx, 'broadcastRecipient', recipientRows(broadcasts, clock))
}
