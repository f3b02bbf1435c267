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
import {
  conversationNotes,
  conversationRows,
  lineRows,
  makeConversations,
} from '#demo/conversations.ts'
import { reviewRows } from '#demo/decisions.ts'
import { familyRows, noteRows, opinionRows, relativeRows } from '#demo/family.ts'
import { insertRows } from '#demo/insert-rows.ts'
import { savedOfOwnerRows, savedRows, searchRows } from '#demo/interests.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { basePeople, personId, seekerIndex } from '#demo/people.ts'
import { callRows, mailRows, reportRows } from '#demo/requests.ts'
import { makeSavedSearches, savedSearchMatchRows, savedSearchRows } from '#demo/saved-searches.ts'
import { scoreRows } from '#demo/scores.ts'
import type { Told } from '#demo/told.ts'
import { viewRows } from '#demo/views.ts'

/** What people did with the listings, and what staff and the product sent them. */
export async function insertActivity(trx: Db, listings: ListingSummary[], clock: Clock) {
  const contacts = makeContacts(listings, clock)
  await insertRows(trx, 'lead', leadRows(contacts, clock))
  await insertRows(trx, 'contactReveal', revealRows(contacts))
  await insertRows(trx, 'visit', visitRows(contacts, clock))
  const saved = savedRows(listings, clock)
  await insertRows(trx, 'savedListing', saved)
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
  await insertRows(trx, 'listingScore', scoreRows(listings))
  const homes = homesOfSeeker(listings, saved)
  await insertFamily(trx, homes, clock)
  const conversations = makeConversations(listings, new Set(homes), clock)
  await insertRows(trx, 'conversation', conversationRows(conversations))
  await insertRows(trx, 'conversationLine', lineRows(conversations))
  const notes = conversationNotes(conversations)
  await insertMessages(trx, makeAlerts(listings, contacts), notes, clock)
}

/** The homes that the demo seeker has saved and that can still be had, the last saved first. */
function homesOfSeeker(listings: ListingSummary[], saved: ReturnType<typeof savedRows>) {
  const open = listings.filter(
    ({ status, category }) => status === 'active' && category === 'residential',
  )
  const ids = new Set(open.map(({ id }) => id))
  return saved
    .filter(({ userId, listingId }) => userId === personId(seekerIndex) && ids.has(listingId))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ listingId }) => listingId)
}

async function insertFamily(trx: Db, homes: string[], clock: Clock) {
  await insertRows(trx, 'familyList', familyRows(clock))
  await insertRows(trx, 'relative', relativeRows(clock))
  await insertRows(trx, 'relativeOpinion', opinionRows(homes, clock))
  await insertRows(trx, 'seekerNote', noteRows(homes, clock))
}

async function insertMessages(trx: Db, alerts: Told[], notes: Told[], clock: Clock) {
  const broadcasts = makeBroadcasts(basePeople, clock)
  const welcomes = welcomeNotes(basePeople, clock)
  const told = [...alerts, ...welcomes, ...broadcastNotes(broadcasts), ...notes]
  await insertRows(trx, 'notification', notificationRows(told, clock))
  await insertRows(trx, 'alertLog', alertRows(alerts))
  await insertRows(trx, 'broadcastTemplate', templateRows(clock))
  await insertRows(trx, 'broadcast', broadcastRows(broadcasts, clock))
  await insertRows(trx, 'broadcastRecipient', recipientRows(broadcasts, clock))
}
