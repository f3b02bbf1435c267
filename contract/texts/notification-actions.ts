// The one thing that a message leads to, as the word on its button.
export const callThem = 'See who it is'
export const answerRequest = 'Answer the request'
export const writeAnswer = 'Write an answer'
export const readAnswer = 'Read the answer'
export const seeNumber = 'See the number'
export const seeHome = 'See the home'
export const confirmIt = 'Answer'
export const enableIt = 'Enable it again'
export const answerVisit = 'Answer the visit'
export const seeVisits = 'See your visits'
export const seeVisit = 'See the visit'
export const askAnotherTime = 'Ask for another time'
export const seeSimilar = 'See similar homes'
export const seeListing = 'See your listing'
export const correctListing = 'Correct the listing'
export const finishIt = 'Look at it and finish'
export const showPaper = 'Show a paper'
export const giveNumber = 'Give the number'
export const seeNumberCheck = 'See your number'
export const seeListings = 'See your listings'
export const seeHomes = 'See the homes'
export const talkToUs = 'Talk to us'
export const openAccount = 'Open your account'

// The answers to what a message asks, each by a link of its own.
export const accept = 'Accept'
export const decline = 'Decline'
export const otherTime = 'Another time'
export const nameTime = 'Propose a time'
export const showNumber = 'Show my number'
export const stillAvailable = 'Yes, still available'
export const gone = 'No longer available'

/** In a message outside the site: the word and its address. */
export function link(label: string, url: string) {
  return `${label}: ${url}`
}
