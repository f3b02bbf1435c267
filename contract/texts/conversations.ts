import type { OfferedBy } from '#contract/options/owner-checks.ts'

export function sent(who: OfferedBy) {
  return `Sent. We tell you when the ${who} answers.`
}
export const answered = 'Sent. They are told at once.'
export const complaintFiled = 'Thank you. Our team will read this conversation.'
export const staffWillRead = 'Our team will be able to read what both of you wrote here.'
export const lookIsAudited =
  'Somebody who writes here reported it. That you read it is in the audit log.'
export const markedRead = 'Marked as read.'

export const isYours = 'This is your own property.'
export const closed = 'You can no longer write here: this home is not offered any more.'
export const blocked = 'You have blocked this person. Unblock them to write.'
export const linkIsOver =
  'This question has been answered already, or the link is too old. Your leads show what is open.'

export function askLimit(perDay: number) {
  return `You have asked about ${perDay} homes today. Please come back tomorrow.`
}
export const askLimitHere =
  'Too many questions were asked from your network today. Please come back tomorrow.'
export function lineLimit(perDay: number) {
  return `You have written ${perDay} times here today. Please come back tomorrow.`
}

export function numberStaysHidden(who: OfferedBy) {
  return `The ${who} sees your name and your question, not your number. The answer comes here.`
}
export const askedBefore = 'You have asked about this home before.'
/** What many seekers ask first. */
export const usualQuestions = [
  'Is it still available?',
  'When can I see it?',
  'Are pets allowed?',
  'Is the price negotiable?',
]
/** Answers that many owners give, to be written by one tap. */
export const usualAnswers = [
  'Yes, it is still available.',
  'When would you like to come?',
  'Please ask for a visit on its page.',
]

/** What the links of a message answer in one tap. */
export const yesAvailable = 'Yes, it is still available.'
export const notAvailable = 'No, it is no longer available.'
export const markItToo = 'If it is gone, please mark the listing too, so that nobody else asks.'

// Warnings before sending, and beside what was received.
export const yourNumber =
  'This looks like a phone number. Numbers are not shown here unless you write them: send it only if you are sure.'
export const yourLink = 'This looks like a link or an e-mail address. Send it only if you are sure.'
export const theirNumber =
  'A phone number. Call it only if you want to, and never pay before you have seen the home.'
export const theirLink =
  'A link or an e-mail address from somebody we do not know. Do not enter codes or card details there.'
export const mayHoldContact =
  'Be careful with numbers and links of people you do not know, and never pay before a visit.'

export const noneYet = 'Nothing was written yet.'
export function unread(count: number) {
  return count > 99 ? '99+ new' : `${count} new`
}
