import type { OfferedBy } from '#contract/options/owner-checks.ts'

export const markedRead = 'Marked as read.'
export const allMarkedRead = 'All marked as read.'
export const contactSubject = 'Someone wants to talk to you'
export function contactBody(name: string, listing: string, line?: string) {
  return `${name} looked up your number for ${listing}.${written(line)} You can find their number in My Leads.`
}

export const wroteSubject = 'Someone wrote to you about your property'
export function wroteBody(name: string, listing: string, line?: string) {
  return `${name} has asked about ${listing}.${written(line)} You can answer in My Leads.`
}

export const questionSubject = 'Someone has a question about your property'
export function questionBody(name: string, listing: string, line?: string) {
  return `${name} asks about ${listing}.${written(line)} They see your answer here, not your number.`
}

export function answerSubject(who: OfferedBy) {
  return `The ${who} has answered you`
}
export function answerBody(name: string, listing: string, line?: string) {
  return `${name} has answered you about ${listing}.${written(line)}`
}

export const askedSubject = 'Someone is asking for your number'
export function askedBody(name: string, listing: string, line?: string) {
  return `${name} would like to talk to you about ${listing}.${written(line)} Please accept or decline.`
}

export function acceptedSubject(who: OfferedBy) {
  return `The ${who} has accepted your request`
}
export function acceptedBody(name: string, listing: string) {
  return `${name} is happy to talk to you about ${listing}. Open the property and press Contact to see the number.`
}

export function declinedSubject(who: OfferedBy) {
  return `The ${who} has declined your request`
}
export function declinedBody(listing: string, who: OfferedBy) {
  return `The ${who} of ${listing} has declined your request for the number.`
}

export const stillAvailableSubject = 'Is your property still available?'
export function stillAvailableBody(listing: string) {
  return `Please confirm that ${listing} is still available. If you do not answer within 14 days, it will be taken down.`
}

export const pausedSubject = 'Your listing was taken down'
export function pausedBody(listing: string) {
  return `Nobody confirmed that ${listing} is still available, so it is no longer shown. You can enable it again in My Listings.`
}

export const visitSubject = 'Someone wants to visit your property'
export const visitChangedSubject = 'A visitor asks for another time'
export function visitBody(name: string, listing: string, when: string, line?: string) {
  const preferred = when && ` Preferred time: ${when}.`
  return `${name} would like to visit ${listing}.${preferred}${written(line)} Please accept, propose another time or decline.`
}

export const visitWithdrawnSubject = 'A visit request was withdrawn'
export function visitWithdrawnBody(name: string, listing: string, when: string) {
  const asked = when && ` The request was for: ${when}.`
  return `${name} no longer wants to visit ${listing}.${asked}`
}

export const visitAcceptedSubject = 'Your visit is agreed'
export function visitAcceptedBody(name: string, listing: string, when: string) {
  return `${name} has agreed to the visit to ${listing}: ${when}.`
}

export const visitProposedSubject = 'Another time is proposed for your visit'
export function visitProposedBody(name: string, listing: string, when: string) {
  return `${name} proposes another time for your visit to ${listing}: ${when}. Please accept it or ask for another time.`
}

export const visitDeclinedSubject = 'A visit was declined'
export function visitDeclinedBody(name: string, listing: string, when: string) {
  return `${name} has declined the visit to ${listing}${when && `: ${when}`}.`
}

export const visitCancelledSubject = 'A visit was cancelled'
export function visitCancelledBody(name: string, listing: string, when: string) {
  return `${name} has cancelled the visit to ${listing}${when && `: ${when}`}.`
}

export const visitEndedSubject = 'Your visit will not take place'
export function visitEndedBody(listing: string, when: string, isSold: boolean) {
  const why = isSold ? 'is sold or rented out' : 'is no longer offered'
  return `${listing} ${why}, so your visit${when && ` (${when})`} will not take place.`
}

export const visitReminderSubject = 'Your visit is coming up'
export function visitReminderBody(name: string, listing: string, when: string) {
  return `You are meeting ${name} at ${listing}: ${when}. If you cannot come, please cancel it in time.`
}

export const assistDoneSubject = 'Your draft is filled in'
export function assistDoneBody(name: string, listing: string) {
  return `${name} of our team has filled in ${listing} with you. Please look at it, correct what is wrong and finish it: only you can send it in.`
}

export const submittedSubject = 'We have received your listing'
export function submittedBody(listing: string) {
  return `${listing} is with our team now. It is usually checked within a day, and we will tell you the result.`
}

export const heldSubject = 'We are checking your listing again'
export function heldBody(listing: string, reasons: readonly string[]) {
  const check = reasons.map(sentence).join('')
  return `Our team is looking at ${listing}, usually within two hours. Until then it is not shown.${check}`
}

export const revisionApprovedSubject = 'Your changes are public'
export function revisionApprovedBody(listing: string) {
  return `We have checked your changes to ${listing}. They are shown from now on.`
}
export const revisionRejectedSubject = 'Your changes need a correction'
export function revisionRejectedBody(listing: string, reason: string, reasons: readonly string[]) {
  return `${rejectedBody(`Your change of ${listing}`, reason, reasons)} Until then it stays public as it was.`
}
export const approvedSubject = 'Your listing is live'
export function approvedBody(listing: string) {
  return `${listing} has passed the review and is now visible to everybody.`
}

/** For decisions that came without a reason. */
export const callForReason = 'Please call us: our team will tell you what to correct.'
export const rejectedSubject = 'Please correct your listing'
export function rejectedBody(listing: string, reason: string, reasons: readonly string[] = []) {
  // A message that was written from the reasons says them already.
  const others = reasons.filter((each) => !reason.includes(each))
  const all = [reason, ...others].map(sentence).join('')
  const next = all ? 'You can correct it and send it in again.' : callForReason
  return `${listing} could not be shown yet.${all} ${next}`
}

export const statusSubject = 'The status of your listing has changed'
export function statusBody(listing: string, status: string, reason: string) {
  return `Our team changed the status of ${listing} to “${status}”.${sentence(reason)}`
}

export const ownerCheckAcceptedSubject = 'We have checked what you showed'
export function paperAcceptedBody(paper: string, listing: string, until: string) {
  return `${paper} for ${listing}: checked, and the paper is deleted. Seekers see it until ${until}.`
}
export function numberAcceptedBody(until: string) {
  return `Your RERA number is in the register. Seekers see it beside your name until ${until}.`
}
export const ownerCheckRefusedSubject = 'We could not accept what you showed'
export function paperRefusedBody(paper: string, listing: string, reason: string) {
  return `${paper} for ${listing}: ${reason} The paper is deleted; you can show another.`
}
export function numberRefusedBody(reason: string) {
  return `Your RERA number: ${reason} You can give it again.`
}
export const ownerCheckUnansweredSubject = 'Please show it once more'
export function paperUnansweredBody(paper: string, listing: string) {
  return `We are sorry: we did not look at the ${paper.toLowerCase()} for ${listing} within 30 days, and have deleted it.`
}
export const numberUnansweredBody =
  'We are sorry: we did not look up your RERA number within 30 days. Please give it again.'
export const ownerCheckEndingSubject = 'Your badge ends soon'
export function paperEndingBody(paper: string, listing: string, until: string) {
  return `${paper} checked for ${listing}: seekers see it until ${until}. Show a newer paper to keep it.`
}
export function numberEndingBody(until: string) {
  return `Your RERA number is shown until ${until}. Give it again to keep it.`
}

type AlertCounts = { count: number; cheaper: number }

export function searchAlertSubject({ count, cheaper }: AlertCounts, searches: number) {
  const isCheaper = cheaper === count
  // Without a number of homes, since one home may be new to several searches.
  if (searches > 1) return `${isCheaper ? 'Cheaper now' : 'New'} in ${searches} of your searches`
  if (isCheaper) return count === 1 ? 'A home is cheaper now' : `${count} homes are cheaper now`
  return count === 1 ? 'A new home for your search' : `${count} new homes for your search`
}
/** The line of one search in an alert about several. */
export function searchAlertCount({ count, cheaper }: AlertCounts, search: string) {
  const homes = count === 1 ? 'home' : 'homes'
  return cheaper === count
    ? `${search}: ${count} ${homes}, cheaper now.`
    : `${search}: ${count} new ${homes}.`
}
export function searchAlertBody(count: number, search: string, newest: string) {
  return count === 1 ? `${search}: ${newest}.` : `${search}: ${newest} and ${count - 1} more.`
}
/** Follow a search alert outside the site. */
export function searchAlertHome(listing: string, price: string, url: string) {
  return `${listing}, ${price}\n${url}`
}
export function searchAlertLink(count: number, url: string) {
  return `${count === 1 ? 'See it' : `See all ${count}`} among the results: ${url}`
}
export function searchAlertStop(url: string) {
  return `Pause or stop these alerts: ${url}`
}

export const blockedSubject = 'Your account is blocked'
export function blockedBody(reason: string) {
  return `Our team has blocked your account, and your properties are no longer shown.${sentence(reason)} If this is a mistake, please call us.`
}

export const unblockedSubject = 'Your account is open again'
export const unblockedBody =
  'You can log in again, and the properties that were hidden with the account are shown again.'

export const unknownListing = 'your property'
export const unknownSubject = 'You have a new message'

/** What a seeker wrote, after the sentence that says about what. */
function written(line = '') {
  return line && ` They write: “${line}”${/[.!?।]$/.test(line) ? '' : '.'}`
}

/** A reason as a sentence that follows another one. */
function sentence(reason: string) {
  const text = reason.trim()
  if (!text) return ''
  return /[.!?।]$/.test(text) ? ` ${text}` : ` ${text}.`
}

/** Who writes when the sender of a notification is 'admin'. */
export function senderTitle(siteName: string) {
  return `${siteName} Team`
}
