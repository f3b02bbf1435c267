export const streetsUnavailable = 'Street map unavailable. Metro lines and localities are shown.'
export const loadFailed = 'The map could not be loaded.'
export const outside = 'You are outside the cities we serve.'
export const listingsFailed = 'The homes on the map could not be loaded.'
