export const wrongKey = 'This client is not known. Please send its API key.'
export const offline = 'No connection. Please check your internet and try again.'
export const loadFailed = 'We could not load this. Try again.'
export const failed = 'Error'
/** Answers 429: one client address has too many pages being rendered. */
export const tooManyPages =
  'Too many pages are being opened from your network. Please wait a moment and try again.'
