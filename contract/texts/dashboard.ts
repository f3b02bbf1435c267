import { group } from '#contract/texts/counting.ts'

export const markedSold = 'Marked as sold.'
export const markedRented = 'Marked as rented out.'
export const disabled = 'Disabled. Nobody else can see it now.'
export const sentForReview = 'Sent for review. We will tell you the result.'
export const reopened = 'It is a draft again and can be edited.'
export const undone = 'Undone.'
export const isBack = 'It is shown again, at its old place in the list.'
export const putBackTooLate =
  'It can only be put back within 30 days after you marked it. Please list it again.'
export const undoTooLate = 'This can no longer be undone.'
export const noListings = 'You have not listed a property yet'
export const noneInStatus = 'No property has this status'

/** Of the last 30 days. */
export function interest(counts: { views: number; contacts: number; visits: number }) {
  const { views, contacts, visits } = counts
  const parts = [counted(views, 'view'), counted(contacts, 'contact'), counted(visits, 'visit')]
  return `${parts.join(' · ')} in 30 days`
}

/** For a tag: 5 new, 99+ new; nothing when there is none. */
export function newCount(count: number) {
  if (count === 0) return undefined
  return count > 99 ? '99+ new' : `${count} new`
}

export const accepted = 'Accepted. They can see your number now.'
export const declined = 'Declined.'
export function answerLimit(perDay: number) {
  return `You have changed this answer ${perDay} times today. Please come back tomorrow.`
}
export const blocked = 'Blocked. This person can no longer contact you.'
export const unblocked = 'Unblocked.'
export const asksFirst = 'You are asked before your number is shown.'
export const showsNumber = 'Your number is shown to everybody who is logged in.'
export const confirmed = 'Confirmed as still available.'
export const thanks = 'Thank you, nothing more is needed.'
export const questionOver = 'This question has already been answered or is no longer open.'
export const leadSaved = 'Saved.'

function counted(count: number, noun: string) {
  return `${group(count)} ${noun}${count === 1 ? '' : 's'}`
}
