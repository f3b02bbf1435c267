import { type City, cities } from '#contract/options.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'
import { type TravelPlace, travelPlaces } from '#domain/travel/travel-places.ts'

const LONGEST_NAME = 6
/** Shorter names with a wrong letter may be anything. */
const SHORTEST_GUESS = 6

/**
 * The place that the first or last of some words name, the longest name that fits, and how many
 * words it has. Exact names come before those with a typing error.
 */
export function findTravelPlace(
  words: readonly string[],
  side: 'start' | 'end',
): { placeId: string; length: number } | undefined {
  const lengths = Array.from({ length: LONGEST_NAME }, (_, at) => LONGEST_NAME - at)
  for (const find of [placeCalled, placeMisspelt]) {
    for (const length of lengths.filter((each) => each <= words.length)) {
      const name = side === 'start' ? words.slice(0, length) : words.slice(-length)
      const place = find(normalisePlaceText(name.join(' ')))
      if (place) return { placeId: place.id, length }
    }
  }
  return undefined
}

/** A name as it is, with its city before or behind it, or with no space in it. */
function placeCalled(name: string): TravelPlace | undefined {
  const { byName, byLetters } = travelPlaces()
  const { rest, city } = splitCity(name)
  const numbered = /^\d{1,3}[a-d]?$/.test(rest) ? `sector ${rest}` : rest
  const inCity = city && byName.get(numbered)?.find((place) => place.city === city)
  const isOneWord = !name.includes(' ') && name.length >= SHORTEST_GUESS
  return inCity ?? byName.get(name)?.[0] ?? (isOneWord ? byLetters.get(name)?.[0] : undefined)
}

/** A name with one wrong letter or two swapped; numbers are never wrong. */
function placeMisspelt(name: string): TravelPlace | undefined {
  const typed = name.replaceAll(' ', '')
  if (typed.length < SHORTEST_GUESS || /\d/.test(typed)) return undefined
  for (const [known, places] of travelPlaces().byLetters) {
    if (known.length >= SHORTEST_GUESS && isMisspelt(typed, known)) return places[0]
  }
  return undefined
}

function splitCity(name: string): { rest: string; city?: City } {
  for (const city of cities.values) {
    const label = normalisePlaceText(cities.labels[city])
    if (name.startsWith(`${label} `)) return { rest: name.slice(label.length + 1), city }
    if (name.endsWith(` ${label}`)) return { rest: name.slice(0, -label.length - 1), city }
  }
  return { rest: name }
}
