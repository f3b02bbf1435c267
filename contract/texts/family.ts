import { familyLimits } from '#contract/limits/family.ts'
import { group } from '#contract/texts/counting.ts'

export const whatIsShared =
  'Whoever has the link sees your saved homes and when you visit which, can give hearts and write notes. Nobody sees your number, your own notes, or the number and the house number of whoever offers a home.'
export const shared = 'The link is ready to send.'
export const revoked = 'The link no longer opens your list.'
export const revokeTitle = 'End the link?'
export const revokeText =
  'Nobody can open the list by it any more, and the hearts and notes of your family go with it.'
export const removed = 'Removed from your list.'
export const removeHelp =
  'Whoever is removed can join again as long as the link works. End it to keep everybody out.'
export const nobodyJoined = 'Nobody has opened it and given a name yet.'

export const joined = 'Welcome. Your hearts and notes are shown with your name.'
export const joinFirst = 'Please give your name first.'
export const nameHelp = 'As the family calls you. No account, no number.'
export const linkIsOver =
  'This link no longer opens a list. Ask whoever sent it to you for a new one.'
export const noHomes = 'No homes on the list yet'
export const noHomesText = 'What is saved to it will be here by itself.'
export const opinionSaved = 'Saved. The family can see it.'
export const opinionIsShared = 'Everybody with the link can read it.'
export const isFull = `${familyLimits.relatives} people are on this list already, which is as many as it takes.`
export const tooManyLinks = 'You made enough new links for today. Please try again tomorrow.'
export const tooManyJoins = 'Too many people joined from here. Please try again in an hour.'
export const tooManyOpinions = 'That was a lot at once. Please go on in a while.'
export const savedOnly = 'This home is no longer on the list.'

export function nameTaken(name: string) {
  return `Somebody on this list is called ${name} already. Add something, such as an initial.`
}

/** The text that goes with the link on WhatsApp. */
export function invitation(url: string) {
  return `These are the homes I like. Open the list, give your name and tell me what you think:\n${url}`
}

/** Ananya’s homes; of somebody without a name, Saved homes. */
export function titleOf(name: string) {
  return name ? `${name}’s saved homes` : 'Saved homes'
}

export const planOrder =
  'Agreed times first, then the shortest way. Minutes by car are from the distance as the crow flies: the first on an empty road, the last in traffic. The metro is named where it is likely to be quicker, with its walks and waits.'
export const agreed = 'agreed'
export const waitsForOwner = 'not agreed yet'
export const notAsked = 'not asked yet'

type Minutes = { least: number; most: number }

/** About 35 to 47 min by metro or 25 to 85 by car to the next one, 10 km away. */
export function wayToNext(distance: string, car: Minutes, metro?: Minutes) {
  const range = ({ least, most }: Minutes) => `${least} to ${most}`
  const ways = metro ? `${range(metro)} min by metro or ${range(car)}` : `${range(car)} min`
  return `About ${ways} by car to the next one, ${distance} away`
}

/** Papa would see it on Sat 21 Nov. */
export function wish(name: string, when: string) {
  return `${name} would see it ${/^To/.test(when) ? when.toLowerCase() : `on ${when}`}`
}

/** Maa, Papa and 3 others. */
export function names(all: readonly string[]) {
  if (all.length < 4) return all.join(', ').replace(/, ([^,]*)$/, ' and $1')
  return `${all.slice(0, 2).join(', ')} and ${group(all.length - 2)} others`
}
