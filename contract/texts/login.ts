import { waitText } from '#contract/texts/counting.ts'

export const incorrectOtp = 'Incorrect OTP'
export const fullName = 'Enter your Full Name'
export const email = 'Enter your Email id'
export const alreadyLogin = 'Already Login'
export function codeSent(phone: string, channel: 'sms' | 'whatsapp' = 'sms') {
  return channel === 'whatsapp' ? `OTP sent to ${phone} on WhatsApp.` : `OTP sent to ${phone}.`
}

export const sentBy = { sms: 'Sent by SMS', whatsapp: 'Sent on WhatsApp' } as const

export function codeText(code: string, site: string, minutes: number) {
  return `${code} is your OTP for ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`
}

export const welcome = 'You are logged in.'
export const blocked =
  'This account is blocked. We have sent you the reason; please call us if it is a mistake, or if you want a copy of your data.'
export const noAccount = 'This number has no account yet. Please sign up.'
export const hasAccount = 'This number already has an account. Please log in.'
export const changeNumber = 'Change number'
export function tooSoon(seconds: number) {
  return `Please wait ${waitText(seconds)} before you ask for a new OTP.`
}

export function tooManyCodes(seconds: number) {
  return `Too many OTPs were sent to this number. Please try again in ${waitText(seconds)}.`
}

export function tooManyHere(seconds: number) {
  return `Too many OTPs were requested from your network. Please try again in ${waitText(seconds)}.`
}

export const noBudget = 'We cannot send any more OTPs today. Please try again tomorrow or call us.'
export const senderFailed =
  'We could not send the OTP, as our SMS service is in trouble. Please try again in a minute, or call us.'
export const whatsappFailed =
  'We could not send the OTP on WhatsApp. Please ask for an SMS in a minute, or call us.'
export const noWhatsapp = 'We cannot send OTPs on WhatsApp. Please ask for an SMS.'
export const expired = 'This OTP is no longer valid. Please ask for a new one.'
export const tooManyTries = 'Too many wrong attempts. Please ask for a new OTP.'
export function tooManyTriesHere(seconds: number) {
  return `Too many wrong OTPs were entered from your network. Please ask for a new OTP, or try again in ${waitText(seconds)}.`
}

export const otherBrowser = 'Please ask for the OTP in this browser, then enter it here.'
export const needsScript =
  'Logging in needs JavaScript. Please switch it on in your browser and reload the page.'

/** Why somebody who was signed in has to log in again. */
export const sessionEnded = 'You were logged out. Log in to go on where you were.'

/** Why a page wants a login, by the beginning of its path; the first that fits counts. */
export const reasonsByPath = {
  '/list-property': 'Log in to list your property. It is free.',
  '/dashboard/listings_tab': 'Log in to see your listings.',
  '/dashboard/saved_tab': 'Log in to see the properties you saved.',
  '/dashboard/leads': 'Log in to see who is interested in your properties.',
  '/dashboard/visit': 'Log in to see your visits.',
  '/dashboard/profile_tab': 'Log in to see and change your profile.',
  '/dashboard/inbox': 'Log in to read your messages.',
  '/dashboard': 'Log in to see your dashboard.',
  '/conversations': 'Log in to read and answer questions about a home.',
  '/my-search/searches': 'Log in to see your saved searches.',
  '/saved': 'Log in to see the properties you saved.',
  '/profile': 'Log in to see and change your profile.',
  '/my-data.json': 'Log in to get a copy of your data.',
  '/admin': 'Log in with a staff account.',
  '/req-check': 'Log in with a staff account.',
  '/message-send': 'Log in with a staff account.',
} as const
