import { photoLimits, searchLimits } from '#contract/limits.ts'

/**
 * Every sentence that validation, errors, alerts and empty places can show a person, by topic.
 * Import them all as one, `import * as messages`: a page then loads only the topics it shows.
 */
export const validation = {
  empty: 'Field cannot be empty',
  unknownOption: 'Please choose one of the offered answers.',
  unreadable: 'Please remove the characters we cannot read.',
  repeated: 'Please answer this only once.',
  notNumber: 'Please enter a number, digits only.',
  notWhole: 'Please enter a whole number.',
  outOfRange: (min: number, max: number) =>
    `Please enter a number from ${group(min)} to ${group(max)}.`,
  tooLong: (max: number) => `Please use at most ${group(max)} characters.`,
  tooMany: (max: number) => `Please choose at most ${group(max)}.`,
  notList: 'Please send a list.',
  notYesNo: 'Please answer yes or no.',
  notDate: 'Please enter the date as dd/mm/yyyy.',
  pastDate: 'Please choose today or a later date.',
  notPinCode: 'Please enter the six digits of the PIN code.',
  mobile: 'Invalid mobile number',
  email: 'Invalid email id.',
  priceOrder: 'The lowest price must be below the highest price.',
} as const

export const errors = {
  unreadable: 'We could not read this request. Please reload the page and try again.',
  signed_out: 'Please log in to continue.',
  forbidden: 'Your account may not do this.',
  not_found: 'We could not find this. It may have been removed.',
  conflict: 'This was changed in the meantime. Please reload the page.',
  too_large: 'This is too large to send. Please make it smaller and try again.',
  wrong_type: 'We cannot use this kind of file. Please choose a JPG or PNG picture.',
  invalid: 'Some answers need another look. Please correct the marked fields.',
  too_many: 'That was too often. Please wait a moment and try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  unavailable: 'We cannot answer right now. Please try again in a minute.',
} as const

export const trouble = {
  wrongKey: 'This client is not known. Please send its API key.',
  offline: 'No connection. Please check your internet and try again.',
  loadFailed: 'We could not load this. Try again.',
  failed: 'Error',
} as const

export const login = {
  incorrectOtp: 'Incorrect OTP',
  fullName: 'Enter your Full Name',
  email: 'Enter your Email id',
  alreadyLogin: 'Already Login',
  codeSent: (phone: string) => `OTP sent to ${phone}.`,
  codeText: (code: string, site: string, minutes: number) =>
    `${code} is your OTP for ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
  welcome: 'You are logged in.',
  noAccount: 'This number has no account yet. Please sign up.',
  hasAccount: 'This number already has an account. Please log in.',
  tooSoon: (seconds: number) => `Please wait ${waitText(seconds)} before you ask for a new OTP.`,
  tooManyCodes: (seconds: number) =>
    `Too many OTPs were sent to this number. Please try again in ${waitText(seconds)}.`,
  tooManyHere: (seconds: number) =>
    `Too many OTPs were asked for from here. Please try again in ${waitText(seconds)}.`,
  noBudget: 'We cannot send any more OTPs today. Please try again tomorrow or call us.',
  senderFailed: 'We could not send the OTP. Please try again in a minute.',
  expired: 'This OTP is no longer valid. Please ask for a new one.',
  tooManyTries: 'Too many wrong tries. Please ask for a new OTP.',
  lockedToday: 'Too many wrong tries today. Please try again tomorrow or call us.',
  otherBrowser: 'Please ask for the OTP in this browser, then enter it here.',
  signedOutElsewhere: 'You were logged out. Please log in again.',
} as const

export const profile = {
  fullName: 'Enter Full Name.',
  uploading: 'Uploading...',
  uploaded: 'Your new photo is saved.',
  saved: 'Your changes are saved.',
  sessionEnded: 'That device is logged out.',
  othersEnded: 'All your other devices are logged out.',
  erased: 'Your account is deleted.',
  locationErased: 'Your saved location is erased.',
  notPicture: 'Please choose a JPG or PNG picture.',
} as const

export const location = {
  ask: 'Share your area to see homes near you',
  why: 'With your area we can show homes near you first. We keep only the last place, rounded to about a kilometre, and you can erase it at any time.',
  denied: 'Your browser does not share its location with us. You can change that in its settings.',
  failed: 'We could not find out where you are. Please try again.',
} as const

export const map = {
  streetsUnavailable: 'Street map unavailable. Metro lines and localities are shown.',
  loadFailed: 'The map could not be loaded.',
  outside: 'You are outside the cities we serve.',
  listingsFailed: 'The homes on the map could not be loaded.',
} as const

export const listing = {
  underVerification: 'Your property is currently under verification.',
  soldOut: 'This property is sold out.',
  scheduled: 'Your appointment has been scheduled. The owner will contact you shortly.',
  alreadyScheduled: 'You already asked for this visit. The owner will contact you shortly.',
  ownListing: 'This is your own property.',
  loginForContact: 'Log in to see the owner and the number.',
  revealLimit: (perDay: number) =>
    `You have seen ${perDay} numbers today. Please come back tomorrow.`,
  notActive: 'This property is not open for contact now.',
  saved: 'Saved to your list',
  unsaved: 'Removed from your list',
  saveFailed: 'We could not save this. Please try again.',
  deletedOn: 'Deleted on',
  reported: 'Thank you. Our team will look at it.',
  statusNotAllowed: 'This property cannot be changed to that status.',
  neverPay: 'Never pay before you have seen the place and its papers.',
} as const

export const notices = {
  contactSubject: 'Someone wants to talk to you',
  contactBody: (name: string, listing: string) =>
    `${name} looked up your number for ${listing}. You find the number in My Leads.`,
  visitSubject: 'Someone wants to visit your property',
  visitBody: (name: string, listing: string, when: string) =>
    `${name} would like to visit ${listing}${when}. Please call to agree on a time: you find the number in My Leads.`,
} as const

export const wizard = {
  somethingWrong: 'Something is wrong!',
  uploaded: 'Successfully Uploaded.',
  finish: 'Finish',
  saved: 'Saved',
  incomplete: (step: string) => `Please complete the step ${step}.`,
  notEditable: 'Only a draft can be edited.',
  photoTooLarge: 'Size is greater than 20MB',
  photoTooManyPixels: 'This picture has more than 50 megapixels. Please choose a smaller one.',
  photoWrongType: 'Only JPG or PNG pictures can be used.',
  photoUnreadable: 'We could not read this picture. Please choose another one.',
  photoCount: `Upload min ${photoLimits.min} or max ${photoLimits.max}`,
  photoNotYours: 'Please use only pictures that you have uploaded.',
  photoRunning: 'Please wait until all pictures are uploaded.',
  photoUploading: 'Uploading',
  photoDone: 'Done',
  photoFailed: 'Error',
  photoQuota: 'You have uploaded many pictures today. Please continue tomorrow.',
  noPlace: 'No results found',
  geocoderFailed: (status: string) => `Geocoder failed due to: ${status}`,
} as const

export const help = {
  thanks: 'Our team will contact you as soon as possible.',
  tooMany: 'We already have your request. Our team will contact you as soon as possible.',
} as const

export const search = {
  selectCity: 'Please select a city',
  nothing: 'No Property Found',
  nothingHint: 'Try a wider price or a nearby locality.',
  noMore: 'No More Result!',
  queryTooLong: `Please search with at most ${searchLimits.queryChars} characters.`,
} as const

export const staff = {
  updated: 'Updated',
  error: 'error',
  notOnMobile: 'Not in Mobile View',
  reasonMissing: 'Please tell the owner what to correct.',
} as const

export const sender = {
  selectNumber: 'Select Number!',
  noMessage: 'No Message!',
  sent: 'Message Sended',
  createNew: 'Create new message Template.',
  noPreview: 'No Preview yet!',
  noResult: 'No Result!',
  doNotRefresh: "Don't refresh the page!",
  loading: 'Loading...',
  failed: 'Error',
  unknownReference: 'Please press Preview again before you send.',
  usedReference: 'This message was sent already. Please create a new one.',
  noEmail: 'This user has no e-mail address.',
  notUser: 'This number has no account.',
  optedOut: 'This user does not want messages.',
} as const

export const empty = {
  table: 'No Result',
  saved: 'No results found',
  messages: 'No new messages.',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${group(count)} new messages`),
  page: 'Page Not Found',
  userName: 'Customer',
} as const

export type ErrorCode = keyof typeof errors

/** How long to wait, in the largest unit that fits: 30 seconds, 5 minutes, 2 hours. */
export function waitText(seconds: number) {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 3_600) return plural(Math.ceil(seconds / 60), 'minute')
  return plural(Math.ceil(seconds / 3_600), 'hour')
}

function plural(count: number, unit: string) {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function group(n: number) {
  return n.toLocaleString('en-IN')
}
