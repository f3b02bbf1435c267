/** What only the property page and its dialogs say; the texts of listings are on every page. */

/** What is compared. */
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

export const numberConfirmed = 'The owner’s number is confirmed by a code'

/** Above what is to be known of a listing before its owner is called. */
export const beforeYouPay = 'Please see the home and its papers before you pay anything.'

/** What a chat with the owner begins with. */
export function whatsappHello(title: string, spn: string, url: string) {
  return `Hello, I am interested in your property: ${title} (Property ID ${spn}). ${url}`
}

/** The line that goes to the owner with a request. */
export const lineLabel = 'A line for the owner (optional)'
export const linePlaceholder = 'Family of 3, from 1 December'
export function youWrote(line: string) {
  return `You wrote: “${line}”`
}
