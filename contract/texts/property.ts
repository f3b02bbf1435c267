import type { OfferedBy } from '#contract/options/owner-checks.ts'

/** What only the property page and its dialogs say; the texts of listings are on every page. */

export const comparedHow =
  'By the asking price per sq ft of active listings of the same type and rooms'

export function checkedOn(day: string) {
  return `Checked by our team on ${day}`
}

export const whatElseWasChecked = 'What else was checked'
export function picturesCompared(day: string) {
  return `Pictures compared with those of all other listings on ${day}`
}

export function priceCompared(count: number, day: string) {
  return `Price compared with ${count} similar homes on ${day}`
}

export function numberConfirmed(who: OfferedBy) {
  return `The ${who}’s number is confirmed by a code`
}

/** The heading of the description. */
export function wordsOf(who: OfferedBy) {
  return `From the ${who}`
}

/** The end of the description that search engines and shared links show. */
export function talkAndVisit(who: OfferedBy) {
  return `Talk to the ${who} and visit.`
}

/** Above the warnings about a listing, before its owner is called. */
export const beforeYouPay = 'Please see the home and its papers before you pay anything.'

/** What a chat with whoever offers it begins with. */
export function whatsappHello(title: string, spn: string, url: string) {
  return `Hello, I am interested in this property: ${title} (Property ID ${spn}). ${url}`
}

/** The line that goes to the owner with a request. */
export function lineLabel(who: OfferedBy) {
  return `A line for the ${who} (optional)`
}
export const linePlaceholder = 'Family of 3, from 1 December'
export function youWrote(line: string) {
  return `You wrote: “${line}”`
}
