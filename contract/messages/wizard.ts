import { photoLimits } from '#contract/limits.ts'

export const somethingWrong = 'Something is wrong!'
export const uploaded = 'Successfully Uploaded.'
export const finish = 'Finish'
export const saved = 'Saved'
export function incomplete(step: string) {
  return `Please complete the step ${step}.`
}

export const notEditable = 'Only a draft can be edited.'
export const photoTooLarge = 'Size is greater than 20MB'
export const photoTooManyPixels =
  'This picture has more than 50 megapixels. Please choose a smaller one.'
export const photoTooLong =
  'This picture is too long and narrow for a photo. Please choose another one.'
export const photoWrongType = 'Only JPG or PNG pictures can be used.'
export const photoUnreadable = 'We could not read this picture. Please choose another one.'
export const photoCount = `Upload min ${photoLimits.min} or max ${photoLimits.max}`
export const photoNotYours = 'Please use only pictures that you have uploaded.'
/** @later The wizard. */
export const photoRunning = 'Please wait until all pictures are uploaded.'
/** @later The wizard. */
export const photoUploading = 'Uploading'
/** @later The wizard. */
export const photoDone = 'Done'
/** @later The wizard. */
export const photoFailed = 'Error'
export const photoQuota = 'You have uploaded many pictures today. Please continue tomorrow.'
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
