import { group } from '#contract/texts/counting.ts'

export const nothing = 'Nobody has looked at it in the last 30 days'
export const notShown = 'People see it only while it is active.'
export const howCounted =
  'Each person counts once a day. Search engines, link previews and you yourself are left out.'
export const couldHelp = 'What could help'
export const complete =
  'Your listing has everything that people look for. Compare the price with similar properties nearby, and share the link.'

/** Above a chart: 12 on the best day. */
export function bestDay(count: number) {
  return `${group(count)} on the best day`
}
