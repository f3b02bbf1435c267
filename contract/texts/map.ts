export const streetsUnavailable = 'Street map unavailable. Metro lines and localities are shown.'
export const loadFailed = 'The map could not be loaded.'
export const outside = 'You are outside the cities we serve.'
export const nothingAround =
  'There is nothing around you that fits this search. Choose a city above, or remove a filter.'
export const listingsFailed = 'The listings on the map could not be loaded.'
export const nothingHere = 'Nothing found in this part of the map.'
export const drawHint = 'Draw around the area you want.'
export const drawAgain = 'That enclosed too little. Draw around the whole area in one line.'
