import { group } from '#contract/messages/counting.ts'

export const markedSold = 'Marked as sold.'
export const disabled = 'Disabled. Nobody else can see it now.'
export const sentForReview = 'Sent for review. We tell you the result.'
export const reopened = 'It is a draft again and can be edited.'
export const undone = 'Undone.'
export const undoTooLate = 'This can no longer be undone.'
export const noListings = 'You have not listed a property yet'
export const noneInStatus = 'No property has this status'

export function contactsAndVisits(contacts: number, visits: number) {
  return `${counted(contacts, 'contact')} · ${counted(visits, 'visit')}`
}

function counted(count: number, noun: string) {
  return `${group(count)} ${noun}${count === 1 ? '' : 's'}`
}
