import type { ResultNote } from '#app/features/search/result-notes.tsx'
import { finerRooms } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import { isOtherCity } from '#domain/language/readers/other-cities.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

type Found = {
  match: TextMatch | undefined
  /** Whether nothing fits the search itself. */
  isEmpty: boolean
  /** Whether anything is shown, be it only near. */
  isShown: boolean
  /** The word for a type that was taken for any home, and the search for that type alone. */
  widened: { word: string; count: number; to: string } | undefined
  /** What must be said of travel times. */
  travel: string[]
  /** The page that tells of the place or the city. */
  about: { name: string; to: string } | undefined
}

/**
 * How the words of a search were understood, and which were not. The sentences are made on the
 * server, so that browsers need not load them.
 */
export function noteResults(search: ListingSearch, found: Found): ResultNote[] {
  const { match, isEmpty, isShown, widened, about, travel } = found
  const { wishes = [] } = search
  const otherCities = wishes.filter(isOtherCity)
  const unusable = wishes.filter((wish) => !isOtherCity(wish))
  const ignored = isEmpty ? undefined : match?.ignored?.join(' ')
  const correction =
    match && !match.isExactPlace && isShown ? (match.place?.name ?? match.corrected) : undefined
  return [
    ...(otherCities.length > 0 ? [{ text: texts.search.notServed(otherCities) }] : []),
    ...(unusable.length > 0 ? [soft(texts.search.cannotFilter(unusable))] : []),
    ...(!isEmpty && isUnsureOfRooms(search) ? [soft(texts.search.roomsNotSaid)] : []),
    ...(widened ? [widenedNote(widened)] : []),
    ...(correction ? [soft(`Showing what fits “${correction}” best.`)] : []),
    ...(ignored ? [soft(`Nothing here mentions “${ignored}”, so we left it out.`)] : []),
    ...(match?.question ? [questionNote(search, match.question)] : []),
    ...travel.map(soft),
    ...(about ? [aboutNote(about)] : []),
  ]
}

function soft(text: string): ResultNote {
  return { text, isSoft: true }
}

function widenedNote({ word, count, to }: NonNullable<Found['widened']>): ResultNote {
  const way = count > 0 ? { to, label: 'Show only those' } : undefined
  return { ...soft(texts.search.widened(word, count)), way }
}

function questionNote(search: ListingSearch, text: string): ResultNote {
  const way = { to: searchHref({ ...search, text }), label: text }
  return { text: 'Did you mean', way, end: '?' }
}

function aboutNote({ name, to }: NonNullable<Found['about']>): ResultNote {
  return { ...soft('Prices, metro, neighbours:'), way: { to, label: `About ${name}` } }
}

/** Owners who say no more than 3+ BHK are found by the finer choices too. */
function isUnsureOfRooms({ filters: { bhk } }: ListingSearch) {
  return !bhk.includes('3mbhk') && finerRooms.some((room) => bhk.includes(room))
}
