import { conversationPath } from '#contract/listing/conversation-path.ts'
import { ownerCheckPath } from '#contract/listing/owner-check-path.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as actions from '#contract/texts/notification-actions.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { resultsHref, searchOf } from '#domain/saved-searches/search-address.ts'
import type { VisitSide } from '#domain/visits/visit-moves.ts'

/** The one thing that a notification leads to, as a path of this site. */
export type NotificationAction = { label: string; path: string }

/** What the ids of a notification refer to, and on which side of the listing its receiver is. */
type About = { spn: string; side: VisitSide }

type NotificationActions = {
  [Kind in Notification['kind']]: (
    about: About,
    notification: Extract<Notification, { kind: Kind }>,
  ) => NotificationAction
}

/** Every kind of notification: what its receiver does next, and where. */
export const notificationActions: NotificationActions = {
  'contact-revealed': ({ spn }) => ({ label: actions.callThem, path: leadsPath(spn) }),
  'contact-asked': ({ spn }) => ({ label: actions.answerRequest, path: leadsPath(spn) }),
  'seeker-wrote': ({ spn }) => ({ label: actions.callThem, path: leadsPath(spn) }),
  // Outside the site, signed links answer without a login.
  'conversation-asked': (_, { conversationId }) => ({
    label: actions.writeAnswer,
    path: conversationPath(conversationId),
  }),
  'conversation-answered': (_, { conversationId }) => ({
    label: actions.readAnswer,
    path: conversationPath(conversationId),
  }),
  'contact-accepted': ({ spn }) => ({
    label: actions.seeNumber,
    path: `${listingPath(spn)}#contact`,
  }),
  'contact-declined': seeHome,
  // Outside the site, a signed link answers without a login.
  'still-available': () => ({ label: actions.confirmIt, path: '/dashboard/listings_tab' }),
  'listing-paused': () => ({
    label: actions.enableIt,
    path: '/dashboard/listings_tab?status=delete',
  }),
  'visit-requested': answerVisit,
  'visit-changed': answerVisit,
  'visit-withdrawn': seeVisits,
  'visit-accepted': seeVisit,
  'visit-proposed': answerVisit,
  'visit-declined': askAgain,
  'visit-cancelled': askAgain,
  'visit-ended': ({ spn }) => ({ label: actions.seeSimilar, path: listingPath(spn) }),
  'visit-reminder': seeVisit,
  'assist-done': ({ spn }) => ({
    label: actions.finishIt,
    path: `/list-property/finish?id=${spn}`,
  }),
  'listing-submitted': seeListing,
  'listing-approved': seeListing,
  'listing-rejected': correctIt,
  'listing-held': seeListing,
  'revision-approved': seeListing,
  'revision-rejected': correctIt,
  'listing-status-changed': () => ({
    label: actions.seeListings,
    path: '/dashboard/listings_tab',
  }),
  'owner-check-accepted': seeCheck,
  'owner-check-refused': showAgain,
  'owner-check-unanswered': showAgain,
  'owner-check-ending': showAgain,
  // Messages also carry the homes and the link that stops them.
  'search-alert': (_, { address, others }) => {
    const search = searchOf(address)
    const path = search ? resultsHref(search) : '/search'
    return { label: actions.seeHomes, path: others ? '/my-search/searches' : path }
  },
  'account-blocked': talkToUs,
  'account-unblocked': () => ({ label: actions.openAccount, path: '/dashboard' }),
  text: talkToUs,
}

function seeHome({ spn }: About) {
  return { label: actions.seeHome, path: listingPath(spn) }
}

function seeListing({ spn }: About) {
  return { label: actions.seeListing, path: listingPath(spn) }
}

function correctIt({ spn }: About) {
  return { label: actions.correctListing, path: `/list-property?id=${spn}` }
}

function seeCheck({ spn }: About) {
  return spn
    ? { label: actions.seeListing, path: listingPath(spn) }
    : { label: actions.seeNumberCheck, path: ownerCheckPath(spn) }
}

function showAgain({ spn }: About) {
  const label = spn ? actions.showPaper : actions.giveNumber
  return { label, path: ownerCheckPath(spn) }
}

function answerVisit({ side }: About) {
  return { label: actions.answerVisit, path: visitsPath(side) }
}

function seeVisits({ side }: About) {
  return { label: actions.seeVisits, path: visitsPath(side) }
}

function seeVisit({ side }: About) {
  return { label: actions.seeVisit, path: visitsPath(side) }
}

/** A seeker may ask once more; an owner has nothing to ask for. */
function askAgain({ spn, side }: About) {
  if (side === 'owner') return seeVisits({ spn, side })
  return { label: actions.askAnotherTime, path: `${listingPath(spn)}#visit` }
}

function talkToUs() {
  return { label: actions.talkToUs, path: '/help' }
}

/** Both pages show what waits for an answer first. */
function visitsPath(side: VisitSide) {
  return side === 'owner' ? '/dashboard/visits' : '/my-search'
}

function leadsPath(spn: string) {
  return `/dashboard/leads?listing=${spn}`
}
