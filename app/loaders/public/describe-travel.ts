import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { travelMinutes, writeTravelParams } from '#contract/search/travel.ts'
import * as texts from '#contract/texts.ts'
import { hasMetro, reachCircles } from '#domain/travel/reach-circles.ts'
import { type Destination, destinationsOf, leftOutOf } from '#domain/travel/read-travel.ts'
import { travelWords } from '#domain/travel/travel-words.ts'

/** The places that a search travels to, in words, with links to change them. */
export function describeTravel(search: ListingSearch) {
  const places = destinationsOf(search)
  const leftOut = leftOutOf(search)
  return {
    words: travelWords(search),
    places: places.map(({ placeId, name, minutes }) => ({ placeId, name, minutes })),
    chips: places.map(({ placeId, name, minutes }) => ({
      label: `${minutes}\u00a0min to ${name}`,
      without: withPlaces(
        search,
        places.filter((other) => other.placeId !== placeId),
      ),
    })),
    toggles: places.map((place) => timesOf(search, places, place)),
    /** What is in reach of each place, for the map. */
    circles: places.flatMap((place, at) =>
      reachCircles(place).map((circle) => ({ ...circle, of: at })),
    ),
    notes: [
      ...(leftOut.length > 0 ? [texts.travel.leftOut(leftOut)] : []),
      ...places
        .filter((place) => !hasMetro(place))
        .map(({ name }) => texts.travel.noMetroNear(name)),
      ...(places.length > 0 ? [texts.travel.note] : []),
    ],
  }
}

/** As many as a phone has room for; the filters offer more. */
const shownMinutes = travelMinutes.filter((minutes) => minutes <= 60)

/** To Saket in 15, 30, 45 or 60 min. */
function timesOf(search: ListingSearch, places: Destination[], place: Destination) {
  const times = [...new Set([...shownMinutes, place.minutes])].sort((a, b) => a - b)
  return {
    label: `Travel time to ${place.name}`,
    links: times.map((minutes, at) => ({
      to: searchHref(
        withPlaces(
          search,
          places.map((other) => (other === place ? { ...other, minutes } : other)),
        ),
      ),
      label: `${at === 0 ? `To ${place.name} in ` : ''}${minutes}${at === times.length - 1 ? ' min' : ''}`,
      current: minutes === place.minutes,
    })),
  }
}

function withPlaces(search: ListingSearch, places: Destination[]): ListingSearch {
  const order = places.length === 0 && search.order === 'fastest' ? undefined : search.order
  return { ...search, order, ...writeTravelParams(places) }
}
