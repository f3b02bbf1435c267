import type { OfferedBy } from '#contract/options/owner-checks.ts'
import { group } from '#contract/texts/counting.ts'

export const noteSaved = 'Note saved.'
export const noteRemoved = 'Note removed.'
export const noteIsYours = 'Only you can see it.'

type News = {
  visitsToday: number
  answers: number
  /** Conversations in which the other side wrote something new. */
  written: number
  newHomes: number
  cheaper: number
}

/** One visit today, 15 new homes, and one saved home is cheaper. Blank when there is no news. */
export function summary({ visitsToday, answers, written, newHomes, cheaper }: News): string {
  const parts = [
    visitsToday > 0 && `${counted(visitsToday, 'visit')} today`,
    answers > 0 && `${counted(answers, 'visit')} to answer`,
    written > 0 && counted(written, 'new answer'),
    newHomes > 0 && `${counted(newHomes, 'new home')}`,
    cheaper > 0 && `${counted(cheaper, 'saved home')} ${cheaper === 1 ? 'is' : 'are'} cheaper`,
  ].filter((part) => part !== false)
  const last = parts.pop()
  if (!last) return ''
  const sentence =
    parts.length > 0 ? `${parts.join(', ')}${parts.length > 1 ? ',' : ''} and ${last}` : last
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

export const nothingNew = 'Nothing new since you were here.'
export const welcome = 'Save homes, ask for visits and talk about them: all of it is kept here.'
export const loginToSee = 'Log in to see your visits, your saved homes and whom you contacted.'

export function savedCount(count: number, gone: number) {
  const homes = `${group(count)} ${count === 1 ? 'home' : 'homes'}`
  return gone > 0 ? `${homes}, ${group(gone)} gone` : homes
}

export function homes(count: number) {
  return `${group(count)} ${count === 1 ? 'home' : 'homes'}`
}

export const nothingSaved = 'Nothing saved yet'
export const unavailable = 'No longer available'
export function notListedSince(day: string) {
  return `No longer listed since ${day}`
}
export const cancelVisit = 'Cancel the visit?'
/** With Asha R., the agent. */
export function meetingWith(name: string, who: OfferedBy) {
  return `With ${name}, the ${who}`
}
export function cancelVisitText(who: OfferedBy) {
  return `The ${who} is told at once.`
}
export const numberGone = 'This home is no longer offered, so its number is not shown.'
export const contacted = 'People you contacted'
export function askAgain(who: OfferedBy) {
  return `The ${who} wants to be asked for the number.`
}
export function waitsForAnswer(who: OfferedBy) {
  return `You asked for the number. The ${who} has not answered yet.`
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function counted(count: number, noun: string) {
  return `${words[count] ?? group(count)} ${noun}${count === 1 ? '' : 's'}`
}
