import { photoLimits } from '#contract/limits.ts'

export const somethingWrong = 'Something is wrong!'
export const uploaded = 'Successfully Uploaded.'
export const finish = 'Finish'
export const saved = 'Saved'
export const saving = 'Saving…'
/** With a time such as "Just now", "2 minutes ago" or "13 Nov 2026". */
export function savedWhen(when: string) {
  return `Saved ${when.charAt(0).toLowerCase()}${when.slice(1)}`
}
/** What is typed is kept apart from the saved answers, until the step is saved. */
export const typingKept = 'What you type is kept'
export const typingNotKept = 'What you type is not kept yet. We keep trying.'
export const typingNotKeptShort = 'Not kept yet'
export const stepsUnsaved = 'You typed something here that is not saved yet:'
export function goOnWithDraft(count: number) {
  return count === 1 ? 'Go on with your draft' : 'Go on with a draft'
}
export const begun = 'You began a listing and have not saved it yet.'
export const leaveUnkept = {
  title: 'What you typed last has not reached us',
  text: 'It stays on this device and is sent when you open this step here again.',
  ok: 'Leave anyway',
  cancel: 'Stay here',
} as const
export const discarded = 'Discarded'
export const discardBegun = {
  title: 'Discard what you typed?',
  text: 'It cannot be brought back.',
  ok: 'Discard',
  cancel: 'Keep it',
} as const
export const notSaved = {
  retry: 'Not saved. Please press Try again.',
  invalid: 'Not saved. Please correct what is marked.',
  conflict: 'Not saved. Please choose which answers to keep.',
  other: 'Not saved. The note in the form says why.',
} as const
export function submissionLimit(perDay: number) {
  return `You have sent ${perDay} properties for review today. Your answers are saved; please finish tomorrow.`
}

export function draftsFull(most: number) {
  return `You have ${most} open drafts. Please finish one, or disable one that you no longer need, in My Listings.`
}
export function draftsPerDay(perDay: number) {
  return `You have begun ${perDay} properties today. Please finish those, or begin the next one tomorrow.`
}

export function incomplete(step: string) {
  return `Please complete the step ${step}.`
}

export const changedElsewhere =
  'These answers were changed in another tab or on another device. Which ones do you want to keep?'
export const kindChangedElsewhere =
  'In another tab this became another kind of listing. We show what it asks for now.'
export const signInAgain =
  'You were logged out. Log in again to go on; everything you typed is still here.'
export const callHint = 'Our team fills the form with you on the phone.'
export const startHint = 'Three answers to begin with. Nobody sees anything before you finish.'
export const otherKind =
  'Answers that fit both kinds stay as they are. We ask for the others again in the next steps.'
export const fromSentence = 'From your sentence:'
export function filledFromSentence(count: number) {
  return count === 1
    ? 'One answer here comes from your sentence. It is marked, please check it.'
    : `${count} answers here come from your sentence. They are marked, please check them.`
}
export const stepHints = {
  basic_details: 'What it is, where, and what you want to do with it.',
  prop_details: 'What it is and how large. Buyers and tenants search by these.',
  resale_details: 'Clear terms bring better answers. You can change them later.',
  location_details:
    'A pin in the right place helps people find you. Everybody sees it: the gate or the street corner is enough.',
  amenities: 'What the property and its building offer.',
  additional_info: 'Papers that are ready make a sale quicker. Leave open what you do not know.',
  gallery: 'Daylight, doors open, phone held sideways. 3 to 10 photos.',
  finish: 'A last look before our team reviews it.',
} as const
export const finishHint =
  'Everything is saved. After Finish our team checks it, usually within a day, and you get a message when it is live.'
export const stepsMissing = 'These steps still need answers:'
export const notEditable = 'Only a draft can be edited.'
export const photoTooLarge = 'Size is greater than 20MB'
export const photoTooManyPixels =
  'This picture has more than 50 megapixels. Please choose a smaller one.'
export const photoTooLong =
  'This picture is too long and narrow for a photo. Please choose another one.'
export const photoWrongType = 'Only JPG or PNG pictures can be used.'
export const photoDamaged = 'This photo is damaged. Please take it again or choose another one.'
export const photoTooSlow =
  'Getting this photo ready took too long. Please try again in a minute, or choose a smaller one.'
export const photoUnreadable = 'We could not read this picture. Please choose another one.'
/** What to do next for a gallery of so many photos, rather than the rule. */
export function photosToGo(count: number) {
  const { min, max } = photoLimits
  if (count > max) return `Remove ${inWords(count - max)}: at most ${max} can be shown.`
  if (count === max) return `All ${max} photos are there.`
  if (count >= min) return `You can go on, or add up to ${max - count} more.`
  const missing = inWords(min - count, count > 0 ? ' more' : '')
  return `${missing.charAt(0).toUpperCase()}${missing.slice(1)} and you can go on.`
}

/** `one more photo`, `3 photos`. */
function inWords(count: number, more = '') {
  const words = ['no', 'one', 'two', 'three']
  return `${words[count] ?? count}${more} ${count === 1 ? 'photo' : 'photos'}`
}
export function photoRemoved(name: string) {
  return `${name} is removed`
}
export function photoBack(name: string) {
  return `${name} is back`
}
export function photosLeftOut(count: number) {
  return `You can add up to ${photoLimits.max} photos. ${count === 1 ? 'One was' : `${count} were`} left out.`
}
export const photoNotYours = 'Please use only pictures that you have uploaded.'
export const photoRunning = 'Please wait until all pictures are uploaded.'
export const photosTurning = 'Please wait until all pictures are turned.'
export const photoTurning = 'Turning'
/** How a picture stands after quarter turns to the left. */
export function photoTurned(name: string, quarters: number) {
  const how = [
    'as it was',
    'turned a quarter to the left',
    'turned by half',
    'turned a quarter to the right',
  ]
  return `${name} is ${how[quarters]}`
}
export const photoUploading = 'Uploading'
export const photoDone = 'Done'
export const photoFailed = 'Error'
export const photoNoRoom = 'We cannot store pictures right now. Please try again in a minute.'
export const photoQuota = 'You have uploaded many pictures today. Please continue tomorrow.'
export const pinMissing = 'Field cannot be empty. Search for the place, or tap the map.'
export const moveToGate =
  'The pin stands in the middle of it. Please move it to the gate or the street corner.'
export const enterCoordinates = 'Enter coordinates'
export const bedroomsHint = 'Your title then says so, not 3+ BHK.'
export const addressHint =
  'The pin fills it in. Society or street, block and locality; everybody can read it.'
export const houseNoHint =
  'Not public. Only you, our team, people you share your number with and agreed visitors see it.'
export function houseNoInAddress(houseNo: string) {
  return `“${houseNo}” looks like a house or flat number. Keep it private?`
}
export const moveHouseNo = 'Keep it private'
export function pinInOtherCity(there: string, chosen: string) {
  return `This pin lies in ${there}, but you chose ${chosen}. Please move it or change the city.`
}
export function pinOutsideCity(chosen: string) {
  return `This pin lies outside ${chosen}. Please check it.`
}
export const pinFarFromPlaces =
  'This pin is far from any locality that we know. Please check that it is right.'
export function pinFarFromCity(chosen: string) {
  return `This pin is too far away to be in ${chosen}. Please move it or change the city.`
}
/** Answers that cannot be true. */
export const impossible = {
  farYear: 'Please check the year.',
  floorAboveTop: 'This floor is above the top floor. Please check both.',
  lockInBeyondLease: 'The lock-in cannot be longer than the lease.',
  deposit: 'This is more than ten years of rent. Please check the digits.',
  phone:
    'Please remove the phone number. People get yours with the Contact button, and you see who asked.',
  mail: 'Please remove the mail address or link. People reach you with the Contact button.',
} as const
export const unlikely = {
  confirm: 'That is right',
  /** With prices such as "₹ 15,000". */
  price: (asked: string, low: string, high: string) =>
    `Similar listings ask ${low} to ${high}. Is ${asked} right?`,
  priceAlone: (asked: string) => `${asked} is unusual. Is it right?`,
  deposit: (months: number) => `That is the rent of ${months} months. Is it right?`,
  area: (area: string) => `${area} is unusual for this kind of property. Is it right?`,
  date: 'That is a long time ahead. Is the date right?',
  contact: (found: string) =>
    `“${found}” looks like a phone number or a link. People reach you with the Contact button.`,
} as const
export const speech = {
  asking: 'Please allow the microphone.',
  listening: 'Listening. Say rooms, place and price, as you would to a friend.',
  refused:
    'The microphone is blocked for this site. Allow it beside the address of the page, then try again.',
  noMicrophone: 'No microphone was found. Connect one, or type the sentence.',
  noNetwork:
    'Speech is recognised over the network, which is away. Try again, or type the sentence.',
  nothingHeard: 'Nothing was heard. Try again, a little closer to the microphone.',
  failed: 'Speech recognition did not work. Try again, or type the sentence.',
} as const
export const noPlace = 'No results found'
export function geocoderFailed(status: string) {
  return `Geocoder failed due to: ${status}`
}
export const maintenanceHelp =
  'What the society or the building takes. Homes that say so are found by what a month costs in all.'
export const extraAmountHelp = 'Only where it is paid on top of the rent.'
export const homeFeaturesHelp = 'Optional. Seekers filter by these; tick only what is true.'
