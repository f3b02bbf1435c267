export const wrongKey = 'This client is not known. Please send its API key.'
export const offline = 'No connection. Please check your internet and try again.'
export const loadFailed = 'We could not load this. Try again.'
export const failed = 'Error'
/** A page that one address asked for while too many of its pages were being made. */
export const tooManyPages =
  'Too many pages are being opened from your network. Please wait a moment and try again.'
