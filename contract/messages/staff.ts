export const updated = 'Updated'
/** @later The staff pages. */
export const error = 'error'
/** @later The staff pages. */
export const notOnMobile = 'Not in Mobile View'
