import type { Deal } from '#contract/options.ts'

/** What is said of listings that are of the same home. */
export function ways(count: number, deal: Deal) {
  return `${count} ways to ${deal === 'rent' ? 'rent' : 'buy'} it`
}

export const notSame = 'Not the same home?'

/** Follows the day of listing where its owner has listed it before. */
export function offeredSince(day: string) {
  return `first offered on ${day}`
}

/** What staff read and press. */
export function whose(isSameOwner: boolean) {
  return isSameOwner ? 'of the same owner' : 'of another owner'
}
export const separate = 'This is another home'

export const alone = 'This property is shown with no other one.'
export const unknown = 'There is no property with this ID, or it is this one.'
export const otherKind = 'It is in another city, or of another kind.'
export const notShown = 'Only properties on show can be shown together.'
export const separated = 'Separated. Nothing shows them together again unless you join them.'
export const joined = 'Joined. They are shown as one card.'
