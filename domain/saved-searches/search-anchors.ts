import type { ListingSearch } from '#contract/search/listing-search.ts'
import { boxOf, readOutline } from '#contract/search/outline.ts'
import type { Listing } from '#db/schema.ts'
import { splitReach } from '#domain/language/reach-of-text.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { boxAround } from '#domain/search/planner/distance.ts'
import { coarseBhks } from '#domain/search/planner/listing-conditions.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { containedTexts, meaningfulWords, wordSets } from '#domain/search/text/text-words.ts'
import { reachOf } from '#domain/travel/travel-reach.ts'

/**
 * The anchors of a search are what a listing must have at least one of to be found by it: a place,
 * a word, a part of the map, or failing these the kind of listing. The index of anchors finds the
 * searches that a listing may match; `findMatching` decides whether it does.
 */
export function searchAnchors(search: ListingSearch, match: TextMatch | undefined): string[] {
  const anchors = match ? textAnchors(search, match) : areaAnchors(search)
  const kinds = kindsOf(search, match).map(
    ({ city, category, deal }) => `${city}/${category}/${deal}`,
  )
  const unique = [...new Set(anchors)]
  return kinds.flatMap((kind) => unique.map((anchor) => `${kind}/${anchor}`))
}

type Anchored = Pick<
  Listing,
  'city' | 'category' | 'deal' | 'bhk' | 'placeId' | 'lat' | 'lng' | 'searchText'
>

/** All anchors by which a search may find a listing. */
export function listingAnchors(listing: Anchored): string[] {
  const { city, category, deal, bhk, placeId, lat, lng } = listing
  const words = [...new Set(listing.searchText.split(' '))].filter(Boolean)
  const anchors = [
    anything,
    ...(bhk ? [`bhk ${bhk}`] : []),
    ...(placeId ? [`place ${placeId}`] : []),
    ...(lat !== null && lng !== null ? [cellOf(lat, lng)] : []),
    ...words.map((word) => `word ${word}`),
    ...new Set(words.map((word) => `start ${word.slice(0, 2)}`)),
  ]
  return anchors.map((anchor) => `${city}/${category}/${deal}/${anchor}`)
}

const anything = 'any'

function areaAnchors({ area, drawn, filters, ...travel }: ListingSearch): string[] {
  const read = drawn ? readOutline(drawn) : undefined
  const box = read && 'corners' in read ? boxOf(read.corners) : (area ?? reachOf(travel)?.box)
  const cells = box && cellsOf(box)
  if (cells) return cells
  return filters.bhk.length > 0 ? coarseBhks(filters.bhk).map((bhk) => `bhk ${bhk}`) : [anything]
}

function textAnchors(search: ListingSearch, match: TextMatch): string[] {
  const { placeIds, points, words, reachKm = scanLimits.aroundKm } = match
  const anchors = [
    ...placeIds.map((id) => `place ${id}`),
    ...(points.length > 0 ? (cellsOf(boxAround(points, reachKm)) ?? [anything]) : []),
    ...(words ? containedTexts(words).map(rarestOf) : []),
    // Words whose meaning was guessed are taken as typed once a listing has some of them.
    ...(match.isExactPlace ? [] : typedAnchors(search.text)),
  ]
  return anchors.length > 0 ? anchors : [anything]
}

/** Any word would do as an anchor; a long one is in fewer listings. */
function rarestOf(texts: string[]): string {
  const [longest] = texts.toSorted((a, b) => b.length - a.length)
  if (!longest) return anything
  const word = longest.trim()
  return longest.endsWith(' ') ? `word ${word}` : `start ${word.slice(0, 2)}`
}

/**
 * Words that no listing has may be left out of a search one day, and the last one may be
 * unfinished: neither can be an anchor.
 */
function typedAnchors(text: string): string[] {
  return wordSets(meaningfulWords(splitReach(text).name)).flatMap((words) => [
    ...words.map((word) => `word ${word}`),
    `start ${words.at(-1)?.slice(0, 2)}`,
  ])
}

const cellDegrees = 0.05
const mostCells = 64

function cellOf(lat: number, lng: number) {
  return `cell ${Math.floor(lat / cellDegrees)} ${Math.floor(lng / cellDegrees)}`
}

/** The cells that a part of the map touches; undefined when there are too many. */
function cellsOf(area: NonNullable<ListingSearch['area']>): string[] | undefined {
  const [south, north] = [area.south, area.north].map((lat) => Math.floor(lat / cellDegrees))
  const [west, east] = [area.west, area.east].map((lng) => Math.floor(lng / cellDegrees))
  const [rows, columns] = [north! - south! + 1, east! - west! + 1]
  if (rows * columns > mostCells) return undefined
  return Array.from(
    { length: rows * columns },
    (_, at) => `cell ${south! + Math.floor(at / columns)} ${west! + (at % columns)}`,
  )
}
