import { waitText } from '#contract/messages/counting.ts'

export const incorrectOtp = 'Incorrect OTP'
export const fullName = 'Enter your Full Name'
export const email = 'Enter your Email id'
export const alreadyLogin = 'Already Login'
export function codeSent(phone: string) {
  return `OTP sent to ${phone}.`
}

export function codeText(code: string, site: string, minutes: number) {
  return `${code} is your OTP for ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`
}

export const welcome = 'You are logged in.'
export const blocked =
  'This account is blocked. We have sent you the reason; please call us if it is a mistake, or if you want a copy of your data.'
export const noAccount = 'This number has no account yet. Please sign up.'
export const hasAccount = 'This number already has an account. Please log in.'
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
export const expired = 'This OTP is no longer valid. Please ask for a new one.'
export const tooManyTries = 'Too many wrong attempts. Please ask for a new OTP.'
export function tooManyTriesHere(seconds: number) {
  return `Too many wrong OTPs were entered from your network. Please try again in ${waitText(seconds)}.`
}

export const otherBrowser = 'Please ask for the OTP in this browser, then enter it here.'
export const needsScript =
  'Logging in needs JavaScript. Please switch it on in your browser and reload the page.'
