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
export const notSaved = {
  retry: 'Not saved. Please press Try again.',
  invalid: 'Not saved. Please correct what is marked.',
  conflict: 'Not saved. Please choose which answers to keep.',
  other: 'Not saved. The note in the form says why.',
} as const
export function submissionLimit(perDay: number) {
  return `You have sent ${perDay} properties for review today. Your answers are saved; please finish tomorrow.`
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
  location_details: 'A pin in the right place helps people find you. Place it at the entrance.',
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
export const photoUnreadable = 'We could not read this picture. Please choose another one.'
export const photoCount = `Upload min ${photoLimits.min} or max ${photoLimits.max}`
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
export const addressHint =
  'The pin fills it in. Please add the house number; only the locality is shown on cards.'
export function pinInOtherCity(there: string, chosen: string) {
  return `This pin lies in ${there}, but you chose ${chosen}. Please move it or change the city.`
}
export function pinOutsideCity(chosen: string) {
  return `This pin lies outside ${chosen}. Please check it.`
}
export const pinFarFromPlaces =
  'This pin is far from any locality that we know. Please check that it is right.'
export const noPlace = 'No results found'
export function geocoderFailed(status: string) {
  return `Geocoder failed due to: ${status}`
}
