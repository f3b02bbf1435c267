import { reviewLimits } from '#contract/limits/review.ts'
import type { ListingStatus } from '#contract/options.ts'
import { group } from '#contract/texts/counting.ts'

export const ownerIsBlocked =
  'The owner is blocked, so this property cannot be shown. Unblock the owner first.'
export function decidedMeanwhile(who: string, status: string) {
  return `${who} has set this property to “${status}” in the meantime. Nothing you typed is lost.`
}

export const changedMeanwhile =
  'The owner has changed this property in the meantime. Please look at it again; nothing you typed is lost.'
export const ownListing = 'This property is yours. Another member of the team has to approve it.'
export const undoTooLate =
  'Too late to undo: the owner has been told. Set the status again instead.'
export const undone = 'Undone. The owner has heard nothing of it.'
export const nothingWaiting = 'Nothing is waiting'
export const allChecked = 'Every property is checked and no report is open.'
export const nothingLeft = 'Nothing is left for you'
/** What the queue still holds: skipped listings, and those that colleagues look at. */
export function leftToOthers(skipped: number, others: number) {
  const mine = skipped > 0 ? `You skipped ${group(skipped)}. ` : ''
  const theirs = others > 0 ? `Your colleagues are looking at ${group(others)}.` : ''
  return `${mine}${theirs}`.trim()
}

export const photoNotThere = 'This picture is no longer part of the property.'
export const dismissed = 'Reports dismissed.'
export const needsReason = 'Please say at least one thing that the owner should correct.'
export function heldBy(who: string, since: string) {
  return `${who} has been looking at this since ${since}. Please skip it, unless you agreed otherwise.`
}

export function waitingSince(since: string, duration: string) {
  return `Waiting since ${since}, ${duration}`
}

export function waiting(count: number) {
  return count === 0 ? 'Nothing else is waiting' : `${group(count)} more waiting`
}

/** What the viewer has done today. */
export function decidedToday(count: number) {
  return `${group(count)} decided today`
}

/** When the owner hears of a decision. */
export function whenTold(status: ListingStatus) {
  if (status !== 'active') return 'The owner is told at once.'
  return `The owner is told after ${reviewLimits.undoSeconds} seconds, unless you undo.`
}

/** The texts of signals. */
export const samePhoto = 'This picture is used elsewhere too.'
export const similarPhoto = 'A similar picture is used elsewhere.'
export function priceLow(percent: number, count: number) {
  return `The price is ${percent} % below the usual price of ${count} similar properties.`
}

export function priceHigh(percent: number, count: number) {
  return `The price is ${percent} % above the usual price of ${count} similar properties.`
}

export function pinFarFromLocality(locality: string, km: string) {
  return `The pin lies ${km} away from ${locality}, which the owner named.`
}

export function holdsPhone(found: string) {
  return `The text seems to contain a phone number: “${found}”.`
}

export function holdsLink(found: string) {
  return `The text seems to contain a link or an address: “${found}”.`
}

export function manyListings(count: number, hours: number) {
  return `The owner has sent ${count} properties for review within ${hours} hours.`
}

export function asksForMoney(found: string) {
  return `The text seems to ask for money in advance: “${found}”.`
}

export function shutsOut(found: string) {
  return `The text seems to shut people out by religion or caste: “${found}”.`
}

export function newNumber(days: number, cities: number) {
  const since = days === 0 ? 'today' : days === 1 ? 'for a day' : `for ${days} days`
  return `The number has been here ${since}, with homes in ${cities} cities.`
}

export function complained(people: number) {
  return people === 1 ? 'One person reported it.' : `${group(people)} people reported it.`
}

/** The score of all signals; from the limit on a listing waits for staff. */
export function scoreOf(score: number) {
  return `score ${score} of 100`
}
/** A listing that was shown until something about it was noticed. */
export function takenOutOfView(since: string) {
  return `On show until ${since}, then taken out of view by the site.`
}

export const blockDone = 'Blocked. The account is logged out and its properties are hidden.'
export const unblockDone = 'Unblocked. The hidden properties are shown again.'
export const blockHint =
  'The account is logged out at once, cannot log in, and its properties are no longer shown.'
export const unblockHint = 'The person can log in again, and the hidden properties are shown again.'
export const exportHint =
  'Everything we keep about this person, for when they ask and cannot log in. Pass it on only to the number or e-mail above.'
export const accountErased = 'This account was erased.'
export const staffNotBlocked = 'Staff cannot be blocked. Take the role away first.'
export function requestTaken(who: string) {
  return `${who} has taken this request in the meantime.`
}

export const requestChanged = 'Somebody has changed this request in the meantime.'
export const requestSaved = 'Saved.'
