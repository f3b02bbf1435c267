import { type City, ncrCities } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { splitReach } from '#domain/language/reach-of-text.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { joinMatches } from '#domain/search/text/join-matches.ts'
import {
  findPlacesWithin,
  type Named,
  type NamedWithin,
  noPlaces,
  type PlacesMeant,
  placesOf,
} from '#domain/search/text/named-places.ts'
import { putLettersRight } from '#domain/search/text/swapped-letters.ts'
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
  /** The words that were looked for, where letters of those typed were exchanged. */
  corrected?: string | undefined
  /** How far around its places the text asks for, where it says so. */
  reachKm?: number | undefined
  /** The name of a place that may be meant, but is too different from the words to be assumed. */
  question?: string | undefined
}

/** Finds out what the text of a search means in its city; nothing when it holds no word. */
export async function findTextMatch(db: Db, search: ListingSearch): Promise<TextMatch | undefined> {
  const { name, km } = splitReach(search.text)
  const named = { ...search, text: name }
  const match = search.region
    ? joinMatches(await Promise.all(inEachCity(named).map((each) => findNameMatch(db, each))))
    : await findNameMatch(db, named)
  return match && km ? withinReach(match, km) : match
}

/** Every city of the region has places of its own. */
function inEachCity(search: ListingSearch): ListingSearch[] {
  return ncrCities.map((city) => ({ ...search, city, region: undefined }))
}

/** What lies around the middle of each place; a text that names none has no middle. */
function withinReach(match: TextMatch, reachKm: number): TextMatch {
  const points = match.points.length > 0 ? match.points : match.origins
  if (points.length === 0) {
    return { ...match, ignored: [...(match.ignored ?? []), `within ${reachKm} km`] }
  }
  return { ...match, placeIds: [], points, words: undefined, reachKm }
}

async function findNameMatch(db: Db, search: ListingSearch): Promise<TextMatch | undefined> {
  const all = meaningfulWords(search.text)
  const words = [...new Set(all)]
  if (words.length === 0) return undefined

  const known = await matchAsTyped(db, search, all)
  if (known.match) return known.match
  const right = await putLettersRight(db, search, all)
  const corrected = right && (await matchAsTyped(db, search, right)).match
  if (corrected) return { ...corrected, isExactPlace: false, corrected: right.join(' ') }
  return guessTextMatch(db, search, { words, within: known.within })
}

/** What the words stand for as they are: one name, or words that listings have. */
async function matchAsTyped(db: Db, search: ListingSearch, all: string[]) {
  const within = matchPlaces(await findPlacesWithin(db, search.city, inOrder(all, search.city)))
  if (within?.isOneName) return { match: within }

  // Words that listings have are spelt right; guessing at them would only cost time.
  const sets = wordSets(all)
  const form = await findListedForm(db, kindsOf(search), sets)
  const words = { sets, isUnfinished: form === 'unfinished' }
  return { within, match: form && { words, isExactPlace: false, ...noPlaces } }
}

/** As places are called: `57 sector` is `sector 57`, `sector 10 11 dwarka` is `dwarka sector 10 11`. */
export function inOrder(typed: string[], city: City) {
  const words = typed.join(' ').replace(reversedSector, 'sector $1').split(' ')
  if (words[0] !== 'sector' || (city !== 'delhi' && city !== 'ghaziabad')) return words
  const rest = words.findIndex((word, at) => at > 0 && !/^\d/.test(word))
  return rest > 1 ? [...words.slice(rest), ...words.slice(0, rest)] : words
}

const reversedSector = /(?<!(?:sector|phase|block|pocket|part) )\b(\d{1,3}[a-d]?) sector\b(?! \d)/g

/** Places that parts of the words name: both of `dwarka ya rohini`, the one of `h block saket`. */
function matchPlaces({ found: all, ignored }: NamedWithin) {
  const { found, pinCode } = takePinCode(withoutHolders(all))
  const { place, ...places } = placesOf(found.map((named) => named.places))
  if (!place) return undefined
  const names = found.map(({ name }) => name)
  const isWhole = found.length === 1 && ignored.length === 0 && !pinCode
  // Any address in Delhi that mentions an east has the words of East Delhi.
  const words = found.filter(({ places }) => places[0]?.kind !== 'part')
  return {
    words:
      words.length > 0
        ? wordsOf(isWhole ? [words[0]!.typed] : words.map(({ name }) => `${name} ${pinCode}`))
        : undefined,
    isExactPlace: true,
    ...places,
    place: { ...place, name: [names.join(' or '), pinCode].filter(Boolean).join(', ') },
    ignored: [...new Set(ignored)],
    /** Whether all words are one name, or one with several numbers. */
    isOneName: ignored.length === 0 && found.filter(({ isListed }) => !isListed).length === 1,
  }
}

/** The PIN code of `sector-57 122003` belongs to the sector's address, unless the sector has another. */
function takePinCode(found: Named[]) {
  const pins = found.filter(({ places }) => places[0]?.kind === 'pincode')
  const others = found.filter((named) => !pins.includes(named))
  const pinCode = pins[0]?.name ?? ''
  const isTheirs = others.every(({ places: [best] }) => (best?.pinCode ?? pinCode) === pinCode)
  if (pins.length !== 1 || others.length === 0 || !isTheirs) return { found, pinCode: '' }
  return { found: others, pinCode }
}

/** Of `ahinsa khand, indirapuram` the smaller place is meant, of `max hospital saket` the hospital. */
function withoutHolders(found: Named[]) {
  const holders = new Set(found.flatMap(({ places }) => places.flatMap(({ within }) => within)))
  return found.filter(({ places }) => !places.some(({ id }) => holders.has(id)))
}
