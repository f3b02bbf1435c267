/** Papers that owners show, RERA numbers of brokers, and what seekers read of them. */

export function paperChecked(paper: string, day: string) {
  return `${paper} checked on ${day}`
}
export function reraChecked(number: string, day: string) {
  return `RERA number ${number} checked on ${day}`
}

export function agentWithNumber(number: string) {
  return `Agent · RERA ${number}`
}

// On a card, after the day.
export const byAnAgent = 'by an agent'
export const cardPapers = {
  property_tax: 'tax receipt checked',
  electricity_bill: 'electricity bill checked',
  sale_deed: 'sale deed checked',
} as const

// The owner's page.
export const pageTitle = 'Show a paper, get a badge'
export const whyTitle = 'Why show a paper?'
export const whatFor =
  'Seekers trust a home more when our team has checked whose it is. They see which paper was checked and on which day, never the paper.'
export const howKept =
  'Your paper is encrypted. Only our reviewing team can open it, each look is logged, and it is deleted as soon as it is decided about.'
export const cover =
  'You may cover amounts and account numbers; the name and the address must show.'
export const chooseKind = 'Which paper is it?'
export const chooseFile = 'Choose a file or take a photo'
export const fileNote = 'JPG, PNG, WebP or PDF, up to 8 MB'
export const uploading = 'Sending your paper'
export const withdraw = 'Withdraw and delete the paper'
export const withdrawNumber = 'Withdraw the number'
export const withdrawQuestion = 'Withdraw it? The paper is deleted at once.'
export const onlyShown =
  'You can show a paper once the home is sent in or shown. Please finish the listing first.'
export const again = 'Show a newer paper'

export const agentTitle = 'Are you a broker?'
export const agentNote =
  'Give the number of your RERA registration. We look it up in the register of the state; it is then shown beside your name.'
export const numberLabel = 'RERA registration number'
export const sendNumber = 'Send the number'

export function waitingSince(what: string, day: string) {
  return `${what}: with our team since ${day}. It is usually checked within two days.`
}
export function lookedAt(moment: string) {
  return `Last opened by our team on ${moment}`
}
export const notLookedAt = 'Not opened yet'
export function checkedUntil(what: string, day: string, until: string) {
  return `${what} checked on ${day}. Seekers see it until ${until}.`
}
export function refused(what: string, reason: string) {
  return `${what} was not accepted. ${reason}`
}
export function ended(what: string, reason: string) {
  return `${what}: ${reason}`
}
export const placeChanged =
  'The place of the home has changed since, so what was checked is no longer shown. Please show a paper about the new one.'
export function deletedOn(moment: string) {
  return `The paper was deleted on ${moment}.`
}

// One line in My Listings.
export const invite = 'Show a paper, get a badge'
export const lineWaiting = 'Your paper is being checked'
export const lineRefused = 'Your paper was not accepted: see why'
export function lineChecked(paper: string, until: string) {
  return `${paper} checked, shown until ${until}`
}

// Among what needs the owner.
export function notAcceptedTitle(paper: string) {
  return `${paper} not accepted`
}

// Answers of the calls.
export const sent = 'Thank you. Our team looks at it, usually within two days.'
export const withdrawn = 'Withdrawn and deleted.'
export const accepted = 'Accepted. The paper is deleted.'
export const notAccepted = 'Refused. The paper is deleted, and the owner is told why.'

// Errors.
export const tooMany = 'That is enough for today. Please try again tomorrow.'
export const alreadyWaiting = 'One is being checked already. You can withdraw it and show another.'
export const tooLarge = 'This file is larger than 8 MB. Please choose a smaller one.'
export const wrongType = 'This is not a JPG, PNG, WebP or PDF file.'
export const damaged = 'This file is damaged or incomplete. Please choose another one.'
export const wrongNumber =
  'This is not the number of a broker in Delhi, Haryana or Uttar Pradesh, such as DLRERA2023A0045 or UPRERAAGT12345.'
export const decidedAlready = 'It was decided about or withdrawn meanwhile.'
export const ownCheck = 'A colleague has to look at what you show yourself.'
export const lookFirst = 'Please open the paper before you accept it.'
export const otherReason = 'This reason does not fit what was shown.'
export const cannotOpen =
  'This paper was encrypted with another key and cannot be opened. Refuse it as unreadable, so that its owner can show it again.'

// The staff's page.
export const queueTitle = 'Owner Checks'
export const nothingWaiting = 'No paper waits'
export const nothingWaitingText =
  'When an owner shows a paper or a broker gives a RERA number, it waits here.'
export function waiting(count: number) {
  return count === 1 ? '1 waits' : `${count} wait`
}
export const lookIsLogged =
  'Each look at a paper is in the audit log, and its owner sees when it was opened.'
export const openPdf = 'Open the PDF'
export const pdfNote =
  'It opens in a program of this computer. Please delete the file there once you have decided.'
export const compare =
  'Does the paper show this address and this name, and is it less than a year old?'
export const lookUp = 'Look the number up in the register and compare the name.'
export const keys = 'Keys: A accepts, R leads to the reasons.'
export function givenByOthers(count: number) {
  return count === 1
    ? 'Another account has given the same number.'
    : `${count} other accounts have given the same number.`
}
