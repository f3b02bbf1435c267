import type { Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { exportContacts } from '#domain/users/export-contacts.ts'
import type { Viewer } from '#domain/viewer.ts'

/** All data stored about the viewer, for download. Phone numbers of other people are left out. */
export async function exportAccount(db: Db, viewer: Viewer) {
  const mine = { db, id: viewer.id }
  return {
    account: await accountOf(mine),
    devices: await devicesOf(mine),
    listings: await listingsOf(mine),
    photos: await photosOf(mine),
    savedListings: await savedOf(mine),
    revealedContacts: await revealsOf(mine),
    ...(await exportContacts(db, viewer)),
    visits: await visitsOf(mine),
    searches: await searchesOf(mine),
    notifications: await listNotifications(db, viewer),
    callRequests: await callRequestsOf(mine),
    mailRequests: await mailRequestsOf(mine),
    reports: await reportsOf(mine),
    messagesSentToYou: await messagesOf(mine),
  }
}

type Mine = { db: Db; id: string }

function accountOf({ db, id }: Mine) {
  return db
    .selectFrom('appUser')
    .select(['id', 'phone', 'name', 'email', 'photo', 'role', 'lat', 'lng', 'locatedAt'])
    .select(['optedOutAt', 'mutedAlerts', 'promotionsAgreedAt', 'createdAt', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function devicesOf({ db, id }: Mine) {
  return db
    .selectFrom('session')
    .select(['device', 'address', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
}

async function listingsOf({ db, id }: Mine) {
  const listings = await db
    .selectFrom('listing')
    .selectAll()
    .where('ownerId', '=', id)
    .orderBy('createdAt')
    .execute()
  // The search text is derived from the other columns.
  return listings.map(({ searchText: _words, ownerId: _self, ...listing }) => listing)
}

function photosOf({ db, id }: Mine) {
  return db
    .selectFrom('photo')
    .select(['key', 'purpose', 'width', 'height', 'createdAt'])
    .where('ownerId', '=', id)
    .orderBy('createdAt')
    .execute()
}

function savedOf({ db, id }: Mine) {
  return db
    .selectFrom('savedListing')
    .innerJoin('listing', 'listing.id', 'savedListing.listingId')
    .select(['listing.spn', 'savedListing.createdAt'])
    .where('userId', '=', id)
    .orderBy('savedListing.createdAt')
    .execute()
}

function revealsOf({ db, id }: Mine) {
  return db
    .selectFrom('contactReveal')
    .innerJoin('listing', 'listing.id', 'contactReveal.listingId')
    .select(['listing.spn', 'contactReveal.createdAt'])
    .where('seekerId', '=', id)
    .orderBy('contactReveal.createdAt')
    .execute()
}

function visitsOf({ db, id }: Mine) {
  return db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select(['listing.spn', 'preferredDay', 'preferredTime', 'visit.status', 'visit.createdAt'])
    .where('seekerId', '=', id)
    .orderBy('visit.createdAt')
    .execute()
}

function searchesOf({ db, id }: Mine) {
  return db
    .selectFrom('searchRecord')
    .select(['text', 'city', 'category', 'deal', 'filters', 'createdAt'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
}

function callRequestsOf({ db, id }: Mine) {
  return db
    .selectFrom('callRequest')
    .select(['name', 'phone', 'status', 'createdAt'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
}

function mailRequestsOf({ db, id }: Mine) {
  return db
    .selectFrom('mailRequest')
    .select(['email', 'message', 'status', 'createdAt'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
}

function reportsOf({ db, id }: Mine) {
  return db
    .selectFrom('listingReport')
    .innerJoin('listing', 'listing.id', 'listingReport.listingId')
    .select(['listing.spn', 'reason', 'note', 'listingReport.createdAt'])
    .where('reporterId', '=', id)
    .orderBy('listingReport.createdAt')
    .execute()
}

function messagesOf({ db, id }: Mine) {
  return db
    .selectFrom('messageRecipient')
    .innerJoin('messageBatch', 'messageBatch.id', 'messageRecipient.batchId')
    .select(['channel', 'messageRecipient.body', 'messageRecipient.status', 'updatedAt'])
    .where('userId', '=', id)
    .orderBy('updatedAt')
    .execute()
}
