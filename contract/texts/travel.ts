import { type TravelTrouble, travelLimits } from '#contract/search/travel.ts'

/** Said where travel times in an address were left out. */
export const trouble = {
  unreadable: 'The place to travel to could not be read, so we left it out. Choose it again.',
  unknown: 'We do not know the place to travel to, so we left it out. Choose another one near it.',
  tooMany: `Travel times to at most ${travelLimits.named} places can be read, so we left them out. Choose again.`,
  minutes: `Travel times can be from ${travelLimits.leastMinutes} to ${travelLimits.mostMinutes} minutes, one for each place, so we left them out. Choose again.`,
} as const satisfies Record<TravelTrouble, string>
/** How travel times are computed, said once above the results. */
export const note =
  'Travel times are estimates by metro and on foot: the walk at 4.8 km an hour, the wait, the ride and each change.'
export function leftOut(names: readonly string[]) {
  const were = names.length === 1 ? 'was' : 'were'
  return `Only ${travelLimits.places} places can be used at once; ${names.join(' and ')} ${were} left out.`
}
export function noMetroNear(name: string) {
  return `No metro station is near ${name}: only homes in walking distance are found.`
}
