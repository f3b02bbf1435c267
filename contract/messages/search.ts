import { searchLimits } from '#contract/limits.ts'

export const selectCity = 'Please select a city'
export const nothing = 'No Property Found'
export const nothingHint = 'Try a wider price or a nearby locality.'
export const noMore = 'No More Result!'
/** The heading of what lies near the place that was searched for. */
export function near({ name, isPoint }: { name: string; isPoint: boolean }) {
  return isPoint ? `Further from ${name}` : `Near ${name}`
}
export const queryTooLong = `Please search with at most ${searchLimits.queryChars} characters.`
/** We cannot filter by “pet friendly” or “near metro”. */
export function cannotFilter(wishes: readonly string[]) {
  return `We cannot filter by ${wishes.map((wish) => `“${wish}”`).join(' or ')}.`
}
