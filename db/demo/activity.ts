import type { Db } from '#db/connect.ts'
import { alertRows, makeAlerts, notificationRows, welcomeNotes } from '#db/demo/alerts.ts'
import { auditRows } from '#db/demo/audit.ts'
import type { Clock } from '#db/demo/clock.ts'
import { leadRows, makeContacts, revealRows, visitRows } from '#db/demo/contacts.ts'
import { insertRows } from '#db/demo/insert-rows.ts'
import { savedRows, searchRows } from '#db/demo/interests.ts'
import type { ListingSummary } from '#db/demo/listing-summary.ts'
import {
  batchNotes,
  batchRows,
  makeBatches,
  recipientRows,
  templateRows,
} from '#db/demo/messages.ts'
import { basePeople } from '#db/demo/people.ts'
import { callRows, mailRows, reportRows } from '#db/demo/requests.ts'

/** What people did with the listings, and what staff and the product sent them. */
export async function insertActivity(trx: Db, listings: ListingSummary[], clock: Clock) {
  const contacts = makeContacts(listings, clock)
  await insertRows(trx, 'lead', leadRows(contacts))
  await insertRows(trx, 'contactReveal', revealRows(contacts))
  await insertRows(trx, 'visit', visitRows(contacts, clock))
  await insertRows(trx, 'savedListing', savedRows(listings, clock))
  await insertRows(trx, 'searchRecord', searchRows(listings, clock))
  await insertRows(trx, 'callRequest', callRows(clock))
  await insertRows(trx, 'mailRequest', mailRows(clock))
  await insertRows(trx, 'listingReport', reportRows(listings, clock))
  await insertRows(trx, 'auditEntry', auditRows(listings))
  await insertMessages(trx, makeAlerts(listings, contacts, clock), clock)
}

async function insertMessages(trx: Db, alerts: ReturnType<typeof makeAlerts>, clock: Clock) {
  const batches = makeBatches(basePeople, clock)
  const notes = [...welcomeNotes(basePeople, clock), ...alerts, ...batchNotes(batches)]
  await insertRows(trx, 'alertLog', alertRows(alerts))
  await insertRows(trx, 'notification', notificationRows(notes, clock))
  await insertRows(trx, 'messageTemplate', templateRows(clock))
  await insertRows(trx, 'messageBatch', batchRows(batches, clock))
  await insertRows(trx, 'messageRecipient', recipientRows(batches, clock))
}
