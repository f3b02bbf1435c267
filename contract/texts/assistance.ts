import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import { labelOf } from '#contract/options/option-list.ts'

/** The message that asks an owner for consent. */
export function askText(siteName: string, staff: string, spn: string, url: string) {
  return `${siteName}: ${staff} of our team would like to fill in your draft ${spn} for you. To allow it for one hour, open ${url} and press the button. We never ask for a code.`
}
export function asked(phone: string) {
  return `The link is on its way to ${phone}. The owner presses one button there.`
}
export const askFailed = 'The message could not be sent. Please try again, or by the other channel.'
export const tooManyAsks = 'This owner has been asked often enough for now. Please wait a while.'
export const notAssistable = 'Only drafts of others that are not on show can be filled in.'
export const ownerAway = 'This account is blocked or erased, so nobody can fill in its drafts.'
export const linkIsOver =
  'This link has been used already, or it is too old. Nobody can change your draft by it.'
export const onlyOwner = 'Only the owner may answer this. Please log out of your staff account.'
export function given(staff: string, until: string) {
  return `${staff} may fill in this draft until ${until}.`
}
export const declined = 'You have said no. Nobody changes your draft.'
export const withdrawn = 'You have stopped it. From now on nobody but you changes this draft.'
export const whatItMeans =
  'Only this draft, only for one hour, and only by this person. You can stop it at any time. Sending the property in stays with you.'
export const neverCodes = 'We never ask for a code. Do not read one to anybody.'
export function ended(when: string) {
  return `The owner’s consent ended at ${when}. What you typed stays on this device: ask again, and save when it is allowed.`
}
export const stopped =
  'The owner has stopped it. What you typed stays on this device and is not saved.'
export const finished = 'This draft is with its owner already. Ask again to go on.'
export const sentToOwner = 'The owner has been told to look at it and finish it.'
export const sentToInbox =
  'This owner wants no messages, so it stands in the inbox alone. Please call and say so.'
export const notSubmitted =
  'Only the owner can send the property in, and gets a message with the link to look at it and finish it.'
export const noDrafts = 'No drafts. Once the first step of a listing is saved, it appears here.'
export const noAccount =
  'This number has no account. A draft can be filled in once its owner has signed up and saved the first step.'
export const nothingSaved = 'Nothing of this listing was saved when the call was asked for.'
export const otherNumber = 'The link goes to the number of the account, not to the one given here.'
export const helpedWithIt =
  'You have filled in this draft yourself. Its owner must send it in first.'

export function stepName(step: string | undefined) {
  return step ? labelOf(wizardSteps, step) || step : ''
}

/** The state of a request for consent, for the staff who asked. */
export const consentStates = {
  asked: 'Waiting for the owner to allow it.',
  silent: 'Not answered within an hour.',
  declined: 'The owner said no.',
  ended: 'The hour is over.',
  withdrawn: 'The owner stopped it.',
  finished: 'Sent to the owner.',
} as const
