import { distanceText } from '#contract/format/distance-text.ts'
import { searchLimits } from '#contract/limits.ts'
import { cities } from '#contract/options.ts'
import type { OutlineTrouble } from '#contract/search/outline.ts'

export const selectCity = 'Please select a city'
export const nothing = 'No Property Found'
export const nothingHint = 'Try a wider price or a nearby locality.'
export const nothingInTime = 'Allow a longer way, or leave something out.'
export const roomsNotSaid =
  'Homes that say only 3+ BHK are shown too; their owners know how many bedrooms there are.'
export const nothingNear = 'We have no homes near you yet. Please choose a city or type a place.'
export const priceUnread = 'Type an amount such as 25k, 85 lakh or 1.2 cr.'
export const noMore = 'No More Result!'
/** The heading of what lies near the place that was searched for, and of what lies too far for that. */
export function near(name: string) {
  return `Near ${name}`
}
export function further(name: string, metres: number) {
  return `Further from ${name}, ${distanceText(metres)} and more`
}
export const queryTooLong = `Please search with at most ${searchLimits.queryChars} characters.`
/** We cannot filter by “pet friendly” or “near metro”. */
export function cannotFilter(wishes: readonly string[]) {
  return `We cannot filter by ${wishes.map((wish) => `“${wish}”`).join(' or ')}.`
}
/** Showing Gurugram, where HUDA City Centre is. */
export function showingCity(city: string, place: string) {
  return `Showing ${city}, where ${place} is.`
}
/** We are not in “mumbai” yet, only in Hisar, Bhiwani … and Ghaziabad. */
export function notServed(names: readonly string[]) {
  const asked = names.map((name) => `“${name}”`).join(' or ')
  const served = cities.items.map(({ label }) => label)
  return `We are not in ${asked} yet, only in ${served.slice(0, -1).join(', ')} and ${served.at(-1)}.`
}
/** Said where an outline in an address was left out. */
export const outlineTrouble = {
  unreadable: 'The area drawn on the map could not be read, so we left it out. Draw it again.',
  crossing: 'The area drawn on the map crosses itself, so we left it out. Draw it again.',
  outside: 'The area drawn on the map lies beyond our cities, so we left it out. Draw it again.',
} as const satisfies Record<OutlineTrouble, string>
/** Said where `flat` or `kamra` was taken for any home. */
export function widened(word: string, count: number) {
  const found = count === 0 ? 'Nothing here is' : `Only ${count} here ${count === 1 ? 'is' : 'are'}`
  return `${found} listed as “${word}”, so we show every home.`
}
export const offerHint = 'Do you want to let or sell it yourself?'
export const offerAction = 'List it free, with what you wrote'
