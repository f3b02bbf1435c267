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
  return `Stopped. ${peopleWord(count)} will not get the message.`
}

export function contacts(count: number) {
  return `${group(count)} ${count === 1 ? 'contact' : 'contacts'}`
}

export function everyone(count: number, search: string, audience = '') {
  const found = search ? ` with “${search}”` : ''
  return `All ${group(count)} users${found}${audience && `: ${audience}`}`
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
  return `${group(count)} left out, for the reasons below. They are no failures.`
}

export function leftOutFor(count: number, reason: string) {
  return `Left out: ${group(count)} ${reason}`
}

export function unknownOutcome(count: number) {
  return `${group(count)} unknown: we cannot tell whether they got it, and do not send it again.`
}

export const nothingScheduled = 'There is no scheduled message with this reference.'
export const hasBegun = 'It is being sent already, or it has ended. You can still stop what waits.'
export const cancelled = 'Cancelled. Nobody gets the message.'
export const cancel = 'Cancel it'
export const cancelQuestion = 'Cancel this message?'
export const cancelText = 'Nobody gets it. Its text stays in the list of earlier messages.'
export const keepIt = 'Keep it'
export const cancelledTitle = 'Message Cancelled'
export const scheduledTitle = 'Message Scheduled'
export const plannedTitle = 'Scheduled and under way'
export const changeTime = 'Change the time'
export const noSuchTemplate = 'This template is gone. A colleague may have deleted it.'
export const takenName = 'There is a template of this name already. Please choose another.'
export const templateSaved = 'Template saved'
export const templateRemoved = 'Template deleted'
export const removeTemplateQuestion = 'Delete this template?'
export const removeTemplateText = 'All staff use the same templates. Messages already sent stay.'
export const noTemplates = 'No templates yet. Write a message and save it.'
export const pastTime = 'Please choose a time in the future.'
export const notADay = 'Please enter a day as dd/mm/yyyy.'

export function tooFarAhead(days: number) {
  return `Please choose a time within the next ${days} days.`
}

export function sendQuestion(count: number) {
  return `Send to ${peopleWord(count)}?`
}

export function leftOutTitle(count: number) {
  return `${peopleWord(count)} left out`
}

export function scheduledFor(moment: string) {
  return `It is sent on ${moment}, Indian time.`
}

export function rescheduled(moment: string) {
  return `Moved to ${moment}, Indian time.`
}

/** "143 characters, 1 SMS, 17 left". */
export function smsLengthText(units: number, parts: number, left: number) {
  const chars = units === 1 ? '1 character' : `${group(units)} characters`
  return `${chars}, ${parts} SMS, ${left} left`
}

export function unicodeBecause(char: string) {
  return `Unicode because of “${char}”: 70 characters in one SMS, 67 in each of several.`
}

export const gsmAlphabet = 'GSM alphabet: 160 characters in one SMS, 153 in each of several.'
export const lengthVaries = 'Names and addresses are counted as long as most are.'

export function found(count: number) {
  return `${peopleWord(count)} found`
}

export function shownFirst(count: number) {
  return `The newest ${count} are shown; Add All takes them all.`
}

function peopleWord(count: number) {
  return count === 1 ? '1 person' : `${group(count)} people`
}

export const nobodyLeft = 'Nobody would get it. Please choose others or another time.'
export const nobodyLeftOut = 'Nobody is left out.'
export const sendNow = 'Send now'
export const schedule = 'Schedule'
