export const updated = 'Updated'
/** @later The staff pages. */
export const error = 'error'
export const notOnMobile = 'Not in Mobile View'
export const openOnComputer = 'Please open the admin pages on a computer.'
export const welcome = 'Welcome to Admin Dashboard'
