import type { OfferedBy } from '#contract/options/owner-checks.ts'

export const accepted = 'The visit is agreed. We have told the other side.'
export const proposed = 'You have proposed a time. We will tell you the answer.'
export const declined = 'Declined. We have told the other side.'
export const cancelled = 'The visit is cancelled. We have told the other side.'

export const notNow = 'This visit has changed in the meantime. Please look at it again.'
export const otherTime =
  'The time of this visit has changed in the meantime. Please look at it again.'
export const linkIsOver = 'This visit has been answered, has changed or is over.'
export const isOver = 'This day is over. Please propose another time.'
export const timeIsOver = 'This time is already over. Please choose a later one.'
export const sameTime = 'This time is already proposed. Please choose another one.'
export const askedBefore =
  'You asked for this time before, and another one was proposed. Please choose another one.'
export const slotTaken = 'This time is no longer free. Please choose another one.'
export const slotLimit = 'You have added times very often today. Please come back tomorrow.'
export function tooManySlots(most: number) {
  return `You can offer up to ${most} times. Please remove some first.`
}
export function slotsAdded(count: number) {
  if (count === 0) return 'These times are offered or taken already.'
  return count === 1 ? '1 time is offered now.' : `${count} times are offered now.`
}
export const slotRemoved = 'Removed. It is no longer offered.'
export const slotsHint = 'Seekers pick one of your times; you still agree to each visit.'
export const emptyWeek =
  'Nothing in this week. Say when you are free, and seekers pick a time that suits you.'
export const noneAtMine = 'Nobody has asked to visit your properties yet'
export const noneOfMine = 'You have not asked for a visit yet'

/** Says before and after asking that the owner must still agree. */
export function askingHint(who: OfferedBy) {
  return `You ask the ${who} for a visit. It is fixed only when the ${who} agrees; the ${who} gets your name and number.`
}
export function hasToAgree(who: OfferedBy) {
  return `The ${who} still has to agree. The answer comes here, under My search, or by phone.`
}
/** The same, with the name. */
export function waitsFor(name: string) {
  return `${name} still has to agree.`
}
export function waitingFor(who: OfferedBy) {
  return `Waiting for the ${who}`
}
/** Followed by the proposed time. */
export function proposesTime(who: OfferedBy) {
  return `The ${who} proposes another time:`
}
export function expectsYou(who: OfferedBy) {
  return `The ${who} expects you:`
}
export function isFreeOn(who: OfferedBy) {
  return `The ${who} is free on`
}
