import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { listOwnListings } from '#domain/listings/list-own-listings.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { exportContacts } from '#domain/users/export-contacts.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A section of an export, or where it is a list, the next entries of it. */
export type ExportPart = { section: string; value: object | unknown[] }

/**
 * All data stored about the viewer, for download, section by section: together they may be too much
 * to hold at once. Phone numbers of other people are left out.
 */
export async function* exportAccount(db: Db, viewer: Viewer): AsyncGenerator<ExportPart, void> {
  const mine = { db, id: viewer.id }
  yield { section: 'account', value: await accountOf(mine) }
  yield { section: 'devices', value: await devicesOf(mine) }
  // Written even where there is nothing.
  yield { section: 'listings', value: [] }
  for await (const batch of await listOwnListings(db, viewer)) {
    yield { section: 'listings', value: batch.map(withoutDerived) }
  }
  yield { section: 'shownPrices', value: await shownPricesOf(mine) }
  yield { section: 'unsavedSteps', value: await unsavedStepsOf(mine) }
  yield { section: 'helpWithDrafts', value: await assistanceOf(mine) }
  yield { section: 'ownerChecks', value: await ownerChecksOf(mine) }
  yield { section: 'photos', value: await photosOf(mine) }
  yield { section: 'savedListings', value: await savedOf(mine) }
  yield { section: 'notes', value: await notesOf(mine) }
  yield { section: 'familyOpinions', value: await familyOpinionsOf(mine) }
  yield { section: 'revealedContacts', value: await revealsOf(mine) }
  for (const [section, value] of Object.entries(await exportContacts(db, viewer))) {
    yield { section, value }
  }
  yield { section: 'visits', value: await visitsOf(mine) }
  yield { section: 'visitSlots', value: await visitSlotsOf(mine) }
  yield { section: 'searches', value: await searchesOf(mine) }
  yield { section: 'savedSearches', value: await savedSearchesOf(mine) }
  yield { section: 'notifications', value: await listNotifications(db, viewer) }
  yield { section: 'callRequests', value: await callRequestsOf(mine) }
  yield { section: 'mailRequests', value: await mailRequestsOf(mine) }
  yield { section: 'reports', value: await complaintsOf(mine) }
  yield { section: 'messagesSentToYou', value: await messagesOf(mine) }
}

type Mine = { db: Db; id: string }

function accountOf({ db, id }: Mine) {
  return db
    .selectFrom('appUser')
    .select(['id', 'phone', 'name', 'email', 'photo', 'role', 'lat', 'lng', 'locatedAt'])
    .select(['optedOutAt', 'mutedAlerts', 'promotionsAgreedAt', 'createdAt', 'updatedAt'])
    .select(({ selectFrom }) =>
      selectFrom('userSeen').select('seenAt').where('userId', '=', id).as('lastSeenAt'),
    )
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

/**
 * Left out: the search text is derived from the other columns, and which listing stands for it
 * depends on other people's listings.
 */
function withoutDerived(whole: Listing) {
  const {
    searchText: _words,
    ownerId: _self,
    representedBy: _other,
    ways: _ways,
    ...listing
  } = whole
  return listing
}

function shownPricesOf({ db, id }: Mine) {
  return db
    .selectFrom('listingPrice')
    .innerJoin('listing', 'listing.id', 'listingPrice.listingId')
    .select(['listing.spn', 'listingPrice.deal', 'listingPrice.price', 'shownSince'])
    .where('ownerId', '=', id)
    .orderBy('shownSince')
    .execute()
}

function unsavedStepsOf({ db, id }: Mine) {
  return db
    .selectFrom('unsavedStep')
    .leftJoin('listing', 'listing.id', 'unsavedStep.listingId')
    .select(['listing.spn', 'step', 'input', 'unsavedStep.updatedAt'])
    .where('unsavedStep.ownerId', '=', id)
    .orderBy('unsavedStep.updatedAt')
    .execute()
}

/** Whom of the staff the viewer let fill in which draft, and when. */
function assistanceOf({ db, id }: Mine) {
  return db
    .selectFrom('assistConsent as consent')
    .innerJoin('listing', 'listing.id', 'consent.listingId')
    .innerJoin('appUser as staff', 'staff.id', 'consent.staffId')
    .select([
      'listing.spn',
      'staff.name as staff',
      'consent.askedAt',
      'givenAt',
      'endsAt',
      'withdrawnAt',
    ])
    .select(['finishedAt', 'typedSteps', 'savedSteps'])
    .where('consent.ownerId', '=', id)
    .orderBy('consent.askedAt')
    .execute()
}

/**
 * What the viewer showed to be checked, and how often staff opened it; the paper itself is deleted
 * early.
 */
function ownerChecksOf({ db, id }: Mine) {
  return db
    .selectFrom('ownerCheck as check')
    .leftJoin('listing', 'listing.id', 'check.listingId')
    .select(['listing.spn', 'check.kind', 'check.reraNumber', 'check.state', 'check.reason'])
    .select(['check.looks', 'check.lookedAt', 'check.decidedAt', 'check.endsAt'])
    .select(['check.paperDeletedAt', 'check.createdAt'])
    .where('check.ownerId', '=', id)
    .orderBy('check.createdAt')
    .execute()
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

function notesOf({ db, id }: Mine) {
  return db
    .selectFrom('seekerNote as note')
    .innerJoin('listing', 'listing.id', 'note.listingId')
    .select(['listing.spn', 'note.about', 'note.body', 'note.updatedAt'])
    .where('note.userId', '=', id)
    .orderBy('note.updatedAt')
    .execute()
}

/** What relatives said about homes on the viewer's family list, under the names they gave. */
function familyOpinionsOf({ db, id }: Mine) {
  return db
    .selectFrom('familyList')
    .innerJoin('relative', 'relative.listId', 'familyList.id')
    .leftJoin('relativeOpinion as opinion', 'opinion.relativeId', 'relative.id')
    .leftJoin('listing', 'listing.id', 'opinion.listingId')
    .select(['relative.name', 'relative.createdAt as joinedAt', 'listing.spn'])
    .select(['opinion.isLiked', 'opinion.note', 'opinion.wishedDay'])
    .where('familyList.userId', '=', id)
    .orderBy('relative.createdAt')
    .orderBy('opinion.updatedAt')
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
    .select(['listing.spn', 'preferredDay', 'preferredTime', 'preferredClock', 'visit.status'])
    .select(['visit.createdAt', 'visit.seekerLine'])
    .where('seekerId', '=', id)
    .orderBy('visit.createdAt')
    .execute()
}

function visitSlotsOf({ db, id }: Mine) {
  return db
    .selectFrom('visitSlot')
    .leftJoin('listing', 'listing.id', 'visitSlot.listingId')
    .select(['listing.spn', 'visitSlot.day', 'visitSlot.clock', 'visitSlot.createdAt'])
    .where('visitSlot.ownerId', '=', id)
    .orderBy('visitSlot.day')
    .orderBy('visitSlot.clock')
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

function savedSearchesOf({ db, id }: Mine) {
  return db
    .selectFrom('savedSearch')
    .select(['address', 'frequency', 'channels', 'seenAt', 'pausedAt', 'removedAt', 'toldAt'])
    .select('createdAt')
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
}

function callRequestsOf({ db, id }: Mine) {
  return db
    .selectFrom('callRequest')
    .leftJoin('listing', 'listing.id', 'callRequest.listingId')
    .select(['name', 'phone', 'callRequest.status', 'listing.spn', 'step', 'callRequest.createdAt'])
    .where('userId', '=', id)
    .orderBy('callRequest.createdAt')
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

function complaintsOf({ db, id }: Mine) {
  return db
    .selectFrom('complaint')
    .innerJoin('listing', 'listing.id', 'complaint.listingId')
    .select(['listing.spn', 'reason', 'note', 'complaint.createdAt'])
    .where('complainantId', '=', id)
    .orderBy('complaint.createdAt')
    .execute()
}

function messagesOf({ db, id }: Mine) {
  return db
    .selectFrom('broadcastRecipient')
    .innerJoin('broadcast', 'broadcast.id', 'broadcastRecipient.broadcastId')
    .select(['channel', 'broadcastRecipient.body', 'broadcastRecipient.status', 'updatedAt'])
    .where('userId', '=', id)
    .orderBy('updatedAt')
    .execute()
}
