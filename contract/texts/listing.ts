import type { OfferedBy } from '#contract/options/owner-checks.ts'

export const underVerification = 'Your property is currently under verification.'
/** A listing that is no longer available: sold, or let. */
export const goneWords = {
  resale: {
    tag: 'Sold out',
    on: 'Sold on',
    sentence: 'This property is sold out.',
    board: 'SOLD OUT',
  },
  rent: {
    tag: 'Rented out',
    on: 'Rented out on',
    sentence: 'This property is rented out.',
    board: 'RENTED OUT',
  },
} as const
export function scheduled(who: OfferedBy) {
  return `Your appointment has been scheduled. The ${who} will contact you shortly.`
}
export const ownListing = 'This is your own property.'
export const loginForContact = 'Log in to see who offers it, and the number.'
export const loginForVisit = 'Log in to schedule a visit.'
export const loginForSave = 'Log in to save this property.'
export const gone = 'This property is no longer listed.'
/** Said above the search that stands in for a listing: others in Saket, Delhi. */
export function goneInstead(where: string) {
  return `The property you asked for is no longer listed. These are others of its kind in ${where}.`
}
export function revealLimit(perDay: number) {
  return `You have seen ${perDay} numbers today. Please come back tomorrow.`
}

export const revealLimitHere =
  'Many numbers were looked up from your network today. Please come back tomorrow.'
export function visitLimit(perDay: number) {
  return `You have asked for ${perDay} visits today. Please come back tomorrow.`
}

export const visitLimitHere =
  'Many visits were asked for from your network today. Please come back tomorrow.'
export function visitChanged(who: OfferedBy) {
  return `Your request has been changed. The ${who} has been told.`
}
export function visitWithdrawn(who: OfferedBy) {
  return `Your visit request has been withdrawn. The ${who} has been told.`
}
export function visitProposalLimit(perDay: number) {
  return `You have proposed a time for this visit ${perDay} times today. Please call, or come back tomorrow.`
}
export function visitChangeLimit(perDay: number) {
  return `You have changed this visit ${perDay} times today. Your latest request stands; you can change it again tomorrow.`
}

export function contactAsked(who: OfferedBy) {
  return `The ${who} wants to be asked first. We have passed on your request and will tell you the answer.`
}
export function contactDeclined(who: OfferedBy) {
  return `The ${who} has declined your request for the number.`
}
export const notActive = 'Nobody can be contacted about this property now.'
/** How the price has changed: ₹ 2 Lakh less. */
export function priceChange(amount: string, isLess: boolean) {
  return `${amount} ${isLess ? 'less' : 'more'}`
}

/** ₹ 2 Lakh less since 3 Nov. */
export function priceChangeSince(change: string, day: string) {
  return `${change} since ${day}`
}

type Others = { where: string; count: number }

/** 8 % below 23 similar homes in Sector 57. */
export function pricedApart(percent: number, isBelow: boolean, { where, count }: Others) {
  return `${percent} % ${isBelow ? 'below' : 'above'} ${count} ${where}`
}

export function pricedLikeOthers({ where, count }: Others) {
  return `Priced like ${count} ${where}`
}

export function emiAbout(amount: string) {
  return `EMI about ${amount}`
}

/** The assumptions of the EMI. */
export function emiAssumes(percent: number, years: number, rate: number) {
  return `For a loan of ${percent} % of the price over ${years} years at ${rate} %`
}

export function toMoveIn(amount: string) {
  return `${amount} to move in`
}

/** 2nd of 4 floors. */
export function onFloor(floor: string) {
  return `${floor} floors`
}

/** From 1 Dec; without a day it is free already. */
export function availableFrom(day: string) {
  return day ? `from ${day}` : 'free now'
}

export const saved = 'Saved to your list'
export const unsaved = 'Removed from your list'
export const listFull = 'Your list is full. Remove one to save another.'
export const saveFailed = 'We could not save this. Please try again.'
export const deletedOn = 'Deleted on'
export const disabledHint =
  'Nobody else can see it. To offer it again, send it for review from your dashboard.'
export function compareFull(most: number) {
  return `You can compare up to ${most}. Remove one first.`
}

export const complaintFiled = 'Thank you. Our team will look at it.'
/** Why a listing is hidden, where nobody wrote a reason. */
export function hiddenBecause(cause: string | null | undefined): string {
  if (cause === 'unanswered') return 'Nobody confirmed that it is still available.'
  return cause === 'erased' ? 'account erased' : ''
}

export const statusNotAllowed = 'This property cannot be changed to that status.'
export const neverPay = 'Never pay before you have seen the place and its papers.'
