export const wrongKey = 'This client is not known. Please send its API key.'
export const offline = 'No connection. Please check your internet and try again.'
export const loadFailed = 'We could not load this. Try again.'
export const failed = 'Error'
