export const updated = 'Updated'
export const error = 'error'
export const notOnMobile = 'Not in Mobile View'
export const reasonMissing = 'Please tell the owner what to correct.'
