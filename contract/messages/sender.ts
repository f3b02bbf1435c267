export const selectNumber = 'Select Number!'
export const noMessage = 'No Message!'
export const sent = 'Message Sended'
export const createNew = 'Create new message Template.'
/** @later The page of the message sender. */
export const noPreview = 'No Preview yet!'
/** @later The page of the message sender. */
export const noResult = 'No Result!'
export const doNotRefresh = "Don't refresh the page!"
/** @later The page of the message sender. */
export const loading = 'Loading...'
/** @later The page of the message sender. */
export const failed = 'Error'
export const unknownReference = 'Please press Preview again before you send.'
export const usedReference = 'This message was sent already. Please create a new one.'
export const noTemplate = 'This text fits no registered SMS template. Please change it.'
export const interrupted = 'We do not know: the sending was interrupted.'
export const unanswered = 'We do not know: the provider did not answer in time.'
export const unreachable = 'The provider could not be reached.'
export const refused = 'The provider did not take it.'
export function inboxSubject(siteName: string) {
  return `A message from ${siteName}`
}
export function unsubscribeLink(url: string) {
  return `No more promotions: ${url}`
}
