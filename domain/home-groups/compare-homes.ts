import { metresBetween } from '#contract/geo.ts'
import { haveSameHouseNo } from '#domain/home-groups/have-same-house-no.ts'
import type { HomeFacts } from '#domain/home-groups/home-facts.ts'
import { areAlike } from '#domain/photos/are-alike.ts'

/** Pins of one home lie this far apart at most: people drop them anywhere in a large society. */
export const NEAR_METRES = 300
/** As a factor: some areas are built-up, some rounded. */
const AREAS_APART = 1.1
/**
 * How far the prices of one home lie apart: between two people at the same time, and for one person
 * over the years.
 */
const PRICES_APART = { now: 1.35, overYears: 2.5 }
/** Fewer similar pictures may be of the building, which the listings of all its homes show. */
const FEWEST_ALIKE = 2
const LEAST_PART_ALIKE = 0.5

export type Comparison = {
  /** Whether two listings cannot be of one home, certainly are, or may be. */
  verdict: 'same' | 'different' | 'unknown'
  photosAlike: number
  hasSameHouseNo: boolean
}

/**
 * Whether two listings are of the same home. What a home cannot have in two ways excludes it: another
 * floor, other rooms, another number. What proves it are pictures: half of them or more, since flats
 * of one building share those of its gate and its pool; or one of them and the number.
 */
export function compareHomes(a: HomeFacts, b: HomeFacts): Comparison {
  if (areOtherHomes(a, b) || areOtherOffers(a, b)) {
    return { verdict: 'different', photosAlike: 0, hasSameHouseNo: false }
  }
  const hasSameHouseNo = haveSameHouseNo(a.houseNo, b.houseNo) === true
  const photosAlike = countAlike(a.hashes, b.hashes)
  const isSame = isProved(a, b, { photosAlike, hasSameHouseNo })
  return { verdict: isSame ? 'same' : 'unknown', photosAlike, hasSameHouseNo }
}

/** Whether their rooms, areas and numbers contradict each other. */
export function areOtherHomes(a: HomeFacts, b: HomeFacts): boolean {
  const mustBeSame = ['category', 'propertyType', 'bhk'] as const
  const sameWhereKnown = ['bedrooms', 'floor'] as const
  return (
    mustBeSame.some((name) => a[name] !== b[name]) ||
    sameWhereKnown.some((name) => isKnownToDiffer(a[name], b[name])) ||
    areApart(a.builtUpArea, b.builtUpArea, AREAS_APART) ||
    haveSameHouseNo(a.houseNo, b.houseNo) === false
  )
}

/** The same pictures far away or at half the price do not prove the same home. */
function areOtherOffers(a: HomeFacts, b: HomeFacts) {
  return (
    a.city !== b.city ||
    a.deal !== b.deal ||
    areApart(a.price, b.price, PRICES_APART[a.ownerId === b.ownerId ? 'overYears' : 'now']) ||
    !areNear(a, b)
  )
}

function isProved(
  a: HomeFacts,
  b: HomeFacts,
  { photosAlike, hasSameHouseNo }: Pick<Comparison, 'photosAlike' | 'hasSameHouseNo'>,
) {
  // An owner who lists the same number again means the same home, also with new pictures.
  if (hasSameHouseNo && (photosAlike > 0 || a.ownerId === b.ownerId)) return true
  // Without a floor a flat may be any flat of its building, whose listings show the same pictures
  // of it.
  if ((a.floor === null) !== (b.floor === null)) return false
  const fewest = FEWEST_ALIKE + countDoubts(a, b)
  const shown = Math.min(a.hashes.length, b.hashes.length)
  return photosAlike >= fewest && photosAlike >= LEAST_PART_ALIKE * shown
}

/** Differences that make the same home less likely but that people often get wrong. */
function countDoubts(a: HomeFacts, b: HomeFacts) {
  const names = ['totalFloors', 'facing', 'bathrooms', 'balconies'] as const
  return names.filter((name) => isKnownToDiffer(a[name], b[name])).length
}

function isKnownToDiffer<T>(a: T | null, b: T | null) {
  return a !== null && b !== null && a !== b
}

function areApart(a: number | null, b: number | null, most: number) {
  return !a || !b || Math.max(a, b) / Math.min(a, b) > most
}

export function areNear({ lat, lng }: HomeFacts, other: HomeFacts): boolean {
  if (lat === null || lng === null || other.lat === null || other.lng === null) return false
  return metresBetween({ lat, lng }, { lat: other.lat, lng: other.lng }) <= NEAR_METRES
}

/** How many pictures of one gallery are in the other too; each is counted once. */
function countAlike(hashes: string[], others: string[]) {
  const left = [...others]
  return hashes.filter((hash) => {
    const match = left.findIndex((other) => areAlike(hash, other))
    if (match >= 0) left.splice(match, 1)
    return match >= 0
  }).length
}
