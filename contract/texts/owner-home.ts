import { atMost99, group } from '#contract/texts/counting.ts'

type News = { people: number; views: number | undefined; listings: number }

/** Three people are waiting for your answer. Your homes were seen 231 times this week. */
export function summary({ people, views, listings }: News): string {
  const sentences = [
    people > 0 &&
      `${sentenceCase(counted(people, 'person', 'people'))} ${people === 1 ? 'is' : 'are'} waiting for your answer.`,
    views !== undefined && listings > 0 && seen(views, listings),
  ].filter((sentence) => sentence !== false)
  return sentences.join(' ') || nothingNew
}

export const nothingNew = 'What needs you and what happened stands here.'
export const welcome =
  'Offer a flat, house, shop or office here, free of charge. Whoever asks about it is shown here.'
export const nothingNeeded = 'Nothing waits for you.'
export const nothingNeededHint = 'Visits, requests and questions about your listings come here.'
export const nothingShown = 'None of your listings is on show.'
export const nothingShownHint = 'As soon as one is, you see here who looks at it and who asks.'

/** 6 things, people first. */
export function things(count: number, isBoth: boolean) {
  return `${atMost99(count)} ${count === 1 ? 'thing' : 'things'}${isBoth ? ', people first' : ''}`
}

export function wouldVisit(name: string) {
  return `${name} would like to visit`
}
export function proposesTime(name: string) {
  return `${name} proposes another time`
}
export function asksForNumber(name: string) {
  return `${name} asks for your number`
}
export const youAskFirst = 'you chose to be asked first'

export function sentBack(title: string) {
  return `${title} was sent back`
}
export function changesSentBack(title: string) {
  return `Your changes to ${title} were sent back`
}
export const hiddenUntilCorrected = 'hidden until corrected'
export const shownAsItWas = 'everybody sees it as it was'
export function andMore(count: number) {
  return `And ${count} more ${count === 1 ? 'thing' : 'things'} to correct.`
}
export const stillAvailable = 'Is it still available?'
export function lastYes(day: string) {
  return `You last said yes on ${day}`
}
export function askedOn(day: string) {
  return `Asked on ${day}`
}
export function hiddenOn(day: string) {
  return `Hidden on ${day}, because nobody answered`
}
export const showAgain = 'Is it to be shown again?'
export const continueDraft = 'Continue your draft'
export const continueChanges = 'Finish your changes'
export const continueTyped = 'Go on with what you typed'
export const beingChecked = 'Our team looks at it'
export const changesBeingChecked = 'Our team looks at your changes'

/** Rental details, 60 %. */
export function progress(step: string, percent: number) {
  return `${step.charAt(0)}${step.slice(1).toLowerCase()}, ${percent} %`
}

/** 10 to 16 Nov, against the week before. */
export function weekSpan(from: string, to: string) {
  const [, fromMonth] = from.split(' ')
  const [, toMonth] = to.split(' ')
  const start = fromMonth === toMonth ? from.split(' ')[0] : from
  return `${start} to ${to}, against the week before`
}

/** +31, −9, same; new for what was not there the week before. */
export function change({ now, before }: { now: number; before: number }, isNew: boolean) {
  if (isNew) return now > 0 ? 'new' : ''
  if (now === before) return now > 0 ? 'same' : ''
  return now > before ? `+${group(now - before)}` : `−${group(before - now)}`
}

export function viewsADay(daily: readonly number[]) {
  return `Views a day: ${daily.join(', ')}`
}

export const firstSteps = [
  ['Say in a sentence what you offer', 'The form fills itself in, in English or Hindi.'],
  ['Add some photos', 'They can be taken with the phone, one by one.'],
  ['Our team looks at it', 'Then everybody can find it, and whoever asks waits for you here.'],
] as const

export const anotherHome = 'Another home, shop or office to let or sell?'
export const listFree = 'List it for free'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function counted(count: number, one: string, many: string) {
  return `${words[count] ?? atMost99(count)} ${count === 1 ? one : many}`
}

function seen(views: number, listings: number) {
  if (views === 0)
    return `Nobody has looked at your ${listings === 1 ? 'home' : 'homes'} this week.`
  const times = views === 1 ? 'once' : `${group(views)} times`
  return `Your ${listings === 1 ? 'home was' : 'homes were'} seen ${times} this week.`
}

function sentenceCase(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
