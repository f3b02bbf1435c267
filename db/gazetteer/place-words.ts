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
export function searchNames({ kind, name, aliases }: GazetteerPlace) {
  // Whoever types the name of a post office's area wants the area, not its PIN code.
  const others = kind === 'pincode' ? [] : aliases
  const short = kind === 'metro' ? [name.replace(/ Metro Station$/, '')] : []
  return [...new Set([name, ...short, ...others].map(normalisePlaceText))]
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

// Few words are shared by more places than a city's name, yet whoever types it means it.
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
