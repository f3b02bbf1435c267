/** A place that somebody travels to, and how many minutes it may take at most. */
export type TravelWish = { placeId: string; minutes: number }

export const travelLimits = {
  places: 3,
  /** How many an address may name; those beyond `places` are reported as left out. */
  named: 6,
  leastMinutes: 5,
  mostMinutes: 120,
  /** The limit where none is given. */
  usualMinutes: 45,
} as const

/** What can be chosen; any other number of minutes can be said or written into the address. */
export const travelMinutes = [15, 30, 45, 60, 90] as const

/** Why what an address asks for cannot be searched. */
export type TravelTrouble = 'unreadable' | 'tooMany' | 'minutes' | 'unknown'

/**
 * The two parameters of an address, lists with as many entries: `to=delhi.saket&within=30`. The slash of
 * a place's id is a dot there, which needs no %2F.
 */
export type TravelParams = { to?: string | undefined; within?: string | undefined }

const writtenIds = /^[a-z]+\.[a-z0-9-]{1,80}$/

/** Wishes that can be used at once, and the ids of the places that were named besides. */
type ReadTravel = { wishes: TravelWish[]; leftOut: string[] }

/** What the parameters ask for; a limit that is not given is the usual one. */
export function readTravelParams({
  to = '',
  within = '',
}: TravelParams): ReadTravel | { trouble: TravelTrouble } {
  const places = to.split(',').filter(Boolean)
  const limits = within.split(',')
  if (places.some((id) => !writtenIds.test(id))) return { trouble: 'unreadable' }
  if (places.length > travelLimits.named) return { trouble: 'tooMany' }
  const wishes = places.map((written, at) => ({
    placeId: written.replace('.', '/'),
    minutes: limits[at] ? Number(limits[at]) : travelLimits.usualMinutes,
  }))
  if (limits.length > Math.max(1, places.length) || !wishes.every(hasGoodLimit)) {
    return { trouble: 'minutes' }
  }
  const once = wishes.filter((_, at) => places.indexOf(places[at]!) === at)
  return {
    wishes: once.slice(0, travelLimits.places),
    leftOut: once.slice(travelLimits.places).map(({ placeId }) => placeId),
  }
}

/** The parameters that ask for it; none where nobody travels. */
export function writeTravelParams(wishes: readonly TravelWish[]): TravelParams {
  if (wishes.length === 0) return { to: undefined, within: undefined }
  return {
    to: wishes.map(({ placeId }) => placeId.replace('/', '.')).join(),
    within: wishes.map(({ minutes }) => minutes).join(),
  }
}

function hasGoodLimit({ minutes }: TravelWish) {
  const { leastMinutes, mostMinutes } = travelLimits
  return Number.isInteger(minutes) && minutes >= leastMinutes && minutes <= mostMinutes
}
