import type { ListingSearch } from '#contract/listing-search.ts'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { kindsOf } from '#domain/search/planner/listing-kinds.ts'
import {
  findPlacesWithin,
  type Named,
  type NamedWithin,
  noPlaces,
  type PlacesMeant,
  placesOf,
} from '#domain/search/text/named-places.ts'
import { guessTextMatch } from '#domain/search/text/text-match-guess.ts'
import {
  meaningfulWords,
  type TextWords,
  wordSets,
  wordsOf,
} from '#domain/search/text/text-words.ts'
import { findListedForm } from '#domain/search/text/text-words-known.ts'

/** What the words of a search stand for. */
export type TextMatch = PlacesMeant & {
  /** Words that match: those typed, of the place meant, or none where no listing has them. */
  words: TextWords | undefined
  /** Whether a place has exactly this name, so that nothing was guessed. */
  isExactPlace: boolean
  /** Words that were left out because nothing would be found with them. */
  ignored?: string[]
  /** The name of a place that may be meant, too unlike the words to be taken for it. */
  question?: string | undefined
}

/** Finds out what the text of a search means in its city; nothing when it holds no word. */
export async function findTextMatch(db: Db, search: ListingSearch): Promise<TextMatch | undefined> {
  const all = meaningfulWords(search.text)
  const words = [...new Set(all)]
  if (words.length === 0) return undefined

  const within = matchPlaces(await findPlacesWithin(db, search.city, inOrder(all, search.city)))
  if (within?.isOneName) return within

  // Words that listings have are spelt right; guessing at them would only cost time.
  const sets = wordSets(all)
  const form = await findListedForm(db, kindsOf(search), sets)
  if (form) {
    const known = { sets, isUnfinished: form === 'unfinished' }
    return { words: known, isExactPlace: false, ...noPlaces }
  }
  return guessTextMatch(db, search, { words, within })
}

/** `sector 10 11 dwarka` is `dwarka sector 10 11`, where sectors belong to localities. */
function inOrder(words: string[], city: City) {
  if (words[0] !== 'sector' || (city !== 'delhi' && city !== 'ghaziabad')) return words
  const rest = words.findIndex((word, at) => at > 0 && !/^\d/.test(word))
  return rest > 1 ? [...words.slice(rest), ...words.slice(0, rest)] : words
}

/** Places that parts of the words name: both of `dwarka ya rohini`, the one of `h block saket`. */
function matchPlaces({ found: all, ignored }: NamedWithin) {
  const found = withoutHolders(all)
  const { place, ...places } = placesOf(found.map((named) => named.places))
  if (!place) return undefined
  const names = found.map(({ name }) => name)
  const isWhole = found.length === 1 && ignored.length === 0
  // Any address in Delhi that mentions an east has the words of East Delhi.
  const words = found.filter(({ places }) => places[0]?.kind !== 'part')
  return {
    words:
      words.length > 0
        ? wordsOf(isWhole ? [words[0]!.typed] : words.map(({ name }) => name))
        : undefined,
    isExactPlace: true,
    ...places,
    place: { ...place, name: names.join(' or ') },
    ignored: [...new Set(ignored)],
    /** Whether all words are one name, or one with several numbers. */
    isOneName: ignored.length === 0 && found.filter(({ isListed }) => !isListed).length === 1,
  }
}

/** Of `ahinsa khand, indirapuram` the smaller place is meant. */
function withoutHolders(found: Named[]) {
  const ids = new Set(found.flatMap(({ places }) => places.map(({ id }) => id)))
  return found.filter(({ places }) => !places.some(({ parts }) => parts.some((id) => ids.has(id))))
}
