import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { placeKinds } from '#db/gazetteer/place-table.ts'
import { consonantsOf, isWithinEdits } from '#domain/language/words/spelling.ts'
import { hasNumbersOf } from '#domain/places/same-numbers.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import {
  type CityPlaces,
  findCityPlaces,
  type NamedPlace,
} from '#domain/search/text/city-places.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/** Similarity from which a name may be meant, and from which it certainly is a misspelling. */
const ALIKE = 0.6
const MISSPELT = 0.7
const SURE = 0.8
const EXACT = 0.95

type Similar = {
  /** The likeliest first. */
  places: NamedPlace[]
  /** Whether a place of another city has exactly this name, and none of this city certainly has. */
  isElsewhere: boolean
  /** The name of a place that is only a little like it, to be asked for. */
  question?: string | undefined
}

/** The places of a city that were probably meant. */
export async function findSimilarPlaces(db: Db, city: City, text: string): Promise<Similar> {
  const hits = await similarPlaces(db, city, text)
  const here = hits.filter((hit) => hit.city === city && hit.similarity >= ALIKE)
  const best = here[0]?.similarity ?? 0
  const isElsewhere =
    best < SURE && hits.some((hit) => hit.city !== city && hit.similarity >= EXACT)
  if (isElsewhere) return { places: [], isElsewhere }
  const alike = here.filter((hit) => hit.similarity >= best - 0.03)
  const [first] = alike
  if (
    first &&
    best < MISSPELT &&
    consonantsOf(normalisePlaceText(first.name)) !== consonantsOf(normalisePlaceText(text))
  ) {
    return { places: [], isElsewhere, question: first.name }
  }
  const { byId } = await findCityPlaces(db, city)
  return { places: alike.flatMap(({ id }) => byId.get(id) ?? []), isElsewhere }
}

/** The same for a single word: nothing where no name of the city has a word like it. */
export async function findSimilarToWord(db: Db, city: City, word: string): Promise<Similar> {
  const known = await findCityPlaces(db, city)
  if (!isLikeSomeWord(known, word)) return { places: [], isElsewhere: false }
  return findSimilarPlaces(db, city, word)
}

/**
 * Compares words as `searchPlaces` does, but in memory: this saves a search that would find
 * nothing.
 */
function isLikeSomeWord({ words }: CityPlaces, typed: string) {
  const reach = typed.length < 5 ? 1 : typed.length < 10 ? 2 : 3
  return words.some((word) => {
    if (word.startsWith(typed) || isWithinEdits(word, typed, reach)) return true
    const starts = [word.slice(0, typed.length), word.slice(0, typed.length + 1)]
    return word.length > typed.length && starts.some((start) => isWithinEdits(start, typed, 1))
  })
}

const MOST_WITHOUT_VOWELS = 5

/** The places of a city whose name lacks only vowels: `jnk puri` is Janakpuri. */
export async function findPlacesWithoutVowels(
  db: Db,
  city: City,
  words: string[],
): Promise<NamedPlace[]> {
  if (!words.some((word) => /^[^\daeiou]{3,}$/.test(word))) return []
  const { places } = await findCityPlaces(db, city)
  const typed = consonantsOf(words.join(''))
  const found = places.filter(({ names }) =>
    names.some((name) => name[0] === words[0]![0] && consonantsOf(name) === typed),
  )
  const isHome = ({ kind }: NamedPlace) => kind === 'locality' || kind === 'sector'
  const sorted = [...found.filter(isHome), ...found.filter((place) => !isHome(place))]
  return sorted.slice(0, MOST_WITHOUT_VOWELS)
}

/** Whether a text certainly names a place, in this city or another. */
export async function isSomePlace(db: Db, city: City, text: string): Promise<boolean> {
  const hits = await similarPlaces(db, city, text)
  return hits.some(({ similarity }) => similarity >= SURE)
}

/** The places of all cities whose names are like a text, those of this city preferred. */
export function similarPlaces(db: Db, city: City, text: string) {
  // Places hardly ever change, and every page of a search asks.
  const rule = { key: `similar places ${city} ${text}`, seconds: 600, minCostMs: 3 }
  return ttlCache(db, rule, async () => {
    const hits = await searchPlaces(db, { text, city, kinds: placeKinds, limit: 5 })
    return hits.filter((hit) => hasNumbersOf(text, hit))
  })
}
