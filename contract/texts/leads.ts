import { leadLimits } from '#contract/limits.ts'
import { group } from '#contract/texts/counting.ts'

export const noLeadsYet =
  'People who look up your number or ask for a visit appear here, with their number to call back.'
export function people(count: number) {
  if (count > leadLimits.peopleCounted) return `${group(leadLimits.peopleCounted)}+ people`
  return count === 1 ? '1 person' : `${group(count)} people`
}
export const gotNumber = 'Got your number'
export const asksNumber = 'Asks for your number'
export function moreHomes(count: number) {
  return count === 1 ? '1 more home' : `${count} more homes`
}
export const linkIsOver =
  'This request has been answered already, or the link is too old. Your leads show what is open.'
