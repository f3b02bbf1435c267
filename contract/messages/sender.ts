export const selectNumber = 'Select Number!'
export const noMessage = 'No Message!'
export const sent = 'Message Sended'
export const createNew = 'Create new message Template.'
/** @later The message sender. */
export const noPreview = 'No Preview yet!'
/** @later The message sender. */
export const noResult = 'No Result!'
export const doNotRefresh = "Don't refresh the page!"
/** @later The message sender. */
export const loading = 'Loading...'
/** @later The message sender. */
export const failed = 'Error'
export const unknownReference = 'Please press Preview again before you send.'
/** @later The message sender. */
export const usedReference = 'This message was sent already. Please create a new one.'
/** @later The message sender. */
export const noEmail = 'This user has no e-mail address.'
/** @later The message sender. */
export const notUser = 'This number has no account.'
/** @later The message sender. */
export const optedOut = 'This user does not want messages.'
