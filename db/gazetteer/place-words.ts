import { cities } from '#contract/options.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import type { GazetteerPlace } from '#db/gazetteer/read-places.ts'

export type PlaceWord = {
  word: string
  letters: string
  weight: number
  isCity: boolean
  placeIds: string[]
}

/** The names a place is searched by, normalised, its own name first. */
export function searchNames(place: GazetteerPlace) {
  const { kind, name, aliases } = place
  // Whoever types the name of a post office's area wants the area, not its PIN code.
  const others = kind === 'pincode' ? [] : kind === 'metro' ? stationNames(place) : aliases
  return [...new Set([name, ...others].map(normalisePlaceText))]
}

/** `Green Park`, `Green Park Metro`; in Noida, `Sector 18 Metro` is enough for its Noida Sector 18. */
function stationNames({ city, name, aliases }: GazetteerPlace) {
  const names = [name.replace(/ Metro Station$/, ''), ...aliases]
  const prefix = `${cities.labels[city]} `
  const within = names
    .filter((each) => each.startsWith(prefix))
    .map((each) => each.slice(prefix.length))
  const asStation = [...names, ...within].flatMap((each) => [
    `${each} Metro`,
    `${each} Metro Station`,
  ])
  return [...names, ...asStation]
}

/** Every distinct word of the places' names, with the places that have it. */
export function collectPlaceWords(places: GazetteerPlace[]): PlaceWord[] {
  const placesByWord = new Map<string, string[]>()
  for (const place of places) {
    for (const word of wordsOf(place)) {
      const ids = placesByWord.get(word)
      if (ids) ids.push(place.id)
      else placesByWord.set(word, [place.id])
    }
  }
  return [...placesByWord].map(([word, placeIds]) => {
    const isCity = word in cities.labels
    const weight = isCity ? CITY_WEIGHT : 1 / (1 + Math.log(placeIds.length))
    return { word, letters: sortedLetters(word), weight, isCity, placeIds }
  })
}

export function sortedLetters(word: string) {
  return [...word].sort().join('')
}

// More places share a city's name than almost any other word, yet whoever types it means it.
const CITY_WEIGHT = 0.6

function wordsOf(place: GazetteerPlace) {
  const words = new Set<string>([place.city])
  if (place.pinCode) words.add(place.pinCode)
  for (const name of searchNames(place)) {
    const parts = name.split(' ')
    for (const [at, part] of parts.entries()) {
      words.add(part)
      const next = parts[at + 1]
      if (next && mayJoin(part) && mayJoin(next)) words.add(part + next)
    }
  }
  return words
}

/** People write `rajnagar` for `raj nagar`, but nobody writes `metrostation`. */
function mayJoin(part: string) {
  return /^\p{L}+$/u.test(part) && !['metro', 'station', 'sector', 'phase', 'part'].includes(part)
}
