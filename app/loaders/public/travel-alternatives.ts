import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { countedThings } from '#contract/search/search-words.ts'
import {
  readTravelParams,
  type TravelWish,
  travelLimits,
  writeTravelParams,
} from '#contract/search/travel.ts'

type Count = (search: ListingSearch) => Promise<number>

/** A place that is travelled to, and the search without it. */
export type TravelChip = { label: string; without: ListingSearch }

/**
 * Alternatives that find something: longer times, the shortest of them first, and fewer places
 * where there are several.
 */
export async function travelAlternatives(search: ListingSearch, chips: TravelChip[], count: Count) {
  const read = readTravelParams(search)
  if (!search.to || 'trouble' in read) return []
  const longer = await firstThatFinds(longerWays(search, read.wishes), count)
  const fewer = chips.length > 1 ? await allThatFind(fewerPlaces(chips), count) : []
  return [...(longer ? [longer] : []), ...fewer]
}

type Way = { search: ListingSearch; because: string }

const longerSteps = [15, 30, 60]

/** The same search with longer travel times, then with any. */
function longerWays(search: ListingSearch, wishes: TravelWish[]): Way[] {
  const longer = longerSteps.map((added) => {
    const later = wishes.map(({ placeId, minutes }) => ({
      placeId,
      minutes: Math.min(minutes + added, travelLimits.mostMinutes),
    }))
    const by = Math.max(...later.map(({ minutes }, at) => minutes - wishes[at]!.minutes))
    return {
      search: { ...search, ...writeTravelParams(later) },
      because: `if it may take ${by} min longer`,
    }
  })
  const anyTime = { ...search, order: undefined, ...writeTravelParams([]) }
  return [...longer, { search: anyTime, because: 'if it may take any time' }]
}

function fewerPlaces(chips: TravelChip[]): Way[] {
  return chips.map(({ label, without }) => ({ search: without, because: `without “${label}”` }))
}

async function firstThatFinds(ways: Way[], count: Count) {
  for (const way of ways) {
    const [link] = await allThatFind([way], count)
    if (link) return link
  }
  return undefined
}

async function allThatFind(ways: Way[], count: Count) {
  const counts = await Promise.all(ways.map(({ search }) => count(search)))
  return ways.flatMap(({ search, because }, at) =>
    counts[at]! > 0
      ? [{ to: searchHref(search), label: `${countedThings(counts[at]!, search)} ${because}` }]
      : [],
  )
}
