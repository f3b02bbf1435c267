import { group } from '#contract/texts/counting.ts'

export const selectNumber = 'Select Number!'
export const noMessage = 'No Message!'
export const sent = 'Message Sended'
export const createNew = 'Create new message Template.'
export const notSent =
  'It was not sent to anybody. Press Create to start again with what you wrote.'
export const noPreview = 'No Preview yet!'
export const noResult = 'No Result!'
export const doNotRefresh = "Don't refresh the page!"
export const loading = 'Loading...'
export const failed = 'Error'
export const unknownReference = 'Please press Preview again before you send.'
export const usedReference = 'This message has already been sent. Please create a new one.'
export const noTemplate = 'This text fits no registered SMS template. Please change it.'
export function inboxSubject(siteName: string) {
  return `A message from ${siteName}`
}
export function unsubscribeLink(url: string) {
  return `To stop promotions: ${url}`
}
export const sendAgain =
  'We could not reach the site. Please press Send again; nobody gets the message twice.'
export const serviceHelp = 'About their own account or listings. Goes to everybody you choose.'
export const promotionHelp =
  'Goes only to users who agreed, at most twice a day, and by SMS not between 21:00 and 10:00.'
export const sending = 'Sending'
export const stop = 'Stop sending'
export const stopping = 'Stopping: what is on its way still goes out.'
export const stopQuestion = 'Stop sending this message?'
export const stopText =
  'People who are still waiting get nothing, and this cannot be undone. Messages already sent stay sent.'
export const keepSending = 'Keep sending'
export const nothingToStop = 'There is no message with this reference that could be stopped.'
export const stoppedTitle = 'Sending Stopped'

export function stopped(count: number) {
  if (count === 0) return 'Nothing was left to stop: everything is sent or on its way.'
  const people = count === 1 ? '1 person' : `${group(count)} people`
  return `Stopped. ${people} will not get the message.`
}

export function contacts(count: number) {
  return `${group(count)} ${count === 1 ? 'contact' : 'contacts'}`
}

export function everyone(count: number, search: string) {
  return search ? `All ${group(count)} users with “${search}”` : `All ${group(count)} users`
}

export function strangers(count: number) {
  const numbers = count === 1 ? '1 number has' : `${group(count)} numbers have`
  return `${numbers} no account: name and e-mail are written as ‘null’, and only SMS and WhatsApp reach them.`
}

export function more(count: number) {
  return `and ${group(count)} more`
}

export function waiting(count: number) {
  return `${group(count)} still to send`
}

export function leftOut(count: number) {
  return `${group(count)} left out, for the reasons below`
}

export function leftOutFor(count: number, reason: string) {
  return `${group(count)} left out: ${reason}`
}

export function unknownOutcome(count: number) {
  return `${group(count)} unknown: we cannot tell whether they got it, and do not send it again.`
}
