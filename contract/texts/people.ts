/** Sentences of the page about one person. */
export const messageHint =
  'In-app messages stand in the inbox. An SMS must fit a text that the operators have registered.'
export const messageSent = 'The message is sent.'
export const messageOnItsWay = 'The message is on its way.'
export function messageNotSent(reason: string) {
  return `The message was not sent. ${reason}`
}
export const searchHint =
  'What somebody searches for is theirs. It is shown only for one of these purposes; your reason is kept in the audit log.'
export const searchesForAdministrators =
  'Only administrators may look at searches, for a purpose that they name.'
export function newestEntries(count: number) {
  return `The newest ${count} are shown.`
}
export const noSearches = 'No searches.'
export const eraseHint =
  'Takes their properties down and erases what tells who they were, for good. Only at their own request: call them back on their number, or have it in writing.'
export const eraseForAdministrators = 'Only administrators may erase an account or export its data.'
export const eraseOther = 'This is not the number of this account.'
export const staffNotErased = 'Staff cannot be erased. Take the role away first.'
export const erased = 'The account is erased.'
export const complainantsHidden = 'Who complained is told to nobody.'
