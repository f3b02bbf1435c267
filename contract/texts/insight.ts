import { group } from '#contract/texts/counting.ts'

export const nothing = 'Nobody has looked at it in the last 30 days'
export const notShown = 'People see it only while it is active.'
export const howCounted =
  'Each person counts once a day. Search engines, link previews and you yourself are left out.'
export const couldHelp = 'What could help'
export const complete = 'Your listing has everything that people look for.'
export const nextToSimilar = 'Next to similar ones'
export const yours = 'Yours'
export const middleOfThem = 'The middle one of them'

/** A difference of fewer percent counts as equal. */
const ALIKE = 10

/** Views 40 % below similar ones near by; 3 of them have more photos. */
export function verdict(percent: number | undefined, others: number) {
  const views = percent === undefined ? fewLook : viewsCompared(percent)
  return others > 0 ? `${views}; ${morePhotos(others)}.` : `${views}.`
}

function viewsCompared(percent: number) {
  if (Math.abs(percent) < ALIKE) return 'Seen about as often as similar ones near by'
  return `Views ${Math.abs(percent)} % ${percent < 0 ? 'below' : 'above'} similar ones near by`
}

/** `4.2 views a day`. */
export function viewsADay(rate: number) {
  const shown = rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate)
  return `${group(shown)} ${shown === 1 ? 'view' : 'views'} a day`
}

export function comparedWith(count: number) {
  return `${group(count)} of the same kind and a similar price, within some 6 km, on show for a week or longer.`
}
const fewLook = 'Too few people have looked at similar ones lately to compare views'

/** 3 of them have more photos. */
export function morePhotos(others: number) {
  return `${others} of them ${others === 1 ? 'has' : 'have'} more photos`
}
export const addPhotos = 'Add photos'
export const lookAtPrice = 'Look at the price'
export const shareIt = 'Share it with people you know'
export const shareWhy = 'A link, a picture for the groups, a board for the gate'
export const takeBackQuestion = {
  title: 'Take your changes back?',
  text: 'Our team is looking at them. You can go on with them and send them again.',
  ok: 'Take back and edit',
  cancel: 'Leave them',
} as const

/** Above a chart: 12 on the best day. */
export function bestDay(count: number) {
  return `${group(count)} on the best day`
}
