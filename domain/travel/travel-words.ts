import type { TravelParams } from '#contract/search/travel.ts'
import { destinationsOf } from '#domain/travel/read-travel.ts'

/** within 30 min of DLF Cyber City and 45 min of Saket; blank where nobody travels. */
export function travelWords(params: TravelParams): string {
  const parts = destinationsOf(params).map(({ name, minutes }) => `${minutes}\u00a0min of ${name}`)
  if (parts.length === 0) return ''
  const [last] = parts.slice(-1)
  return `within ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last}`
}
