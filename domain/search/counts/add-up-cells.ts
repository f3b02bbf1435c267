import { isOption } from '#contract/options/option-list.ts'
import { finerRooms, type RoomFilter, roomFilters } from '#contract/options.ts'
import {
  type ListingSearch,
  type SearchFilters,
  stepsFor,
} from '#contract/search/listing-search.ts'
import { isApplied } from '#contract/search/search-filters.ts'
import type { Cell } from '#domain/search/planner/count-cells.ts'

/** Each of the usual filters: whether a cell has the wanted answer. */
const facets = {
  bhk: ({ bhk }, cell) => bhk.length === 0 || roomsOf(cell).some((room) => bhk.includes(room)),
  propertyTypes: ({ propertyTypes }, cell) => isAmong(propertyTypes, cell.propertyType),
  furnishing: ({ furnishing }, cell) => isAmong(furnishing, cell.furnishing),
  parking: ({ parking }, cell) =>
    parking.length === 0 || parking.some((wheel) => wheels[cell.parking]?.includes(wheel)),
  readiness: ({ readiness }, cell) => !readiness || readiness === readinessOf(cell),
  availability: ({ availability }, cell) => !availability || daysOf(cell).includes(availability),
  price: ({ priceMin = 0, priceMax = Number.POSITIVE_INFINITY }, cell) =>
    cell.priceFrom >= priceMin && cell.priceFrom <= priceMax,
} as const satisfies Record<string, (filters: SearchFilters, cell: Cell) => boolean>

export type Facet = keyof typeof facets
const names = Object.keys(facets) as Facet[]

export type SearchCounts = {
  total: number
  /** How many there would be with each answer, all other filters kept. */
  choices: Record<Exclude<Facet, 'price'>, Record<string, number>>
  /** How many there are from each step of the price slider to the next. */
  prices: number[]
  /** How many there would be without this filter. */
  without: Record<Facet, number>
}

/** The usual filters that a search is narrowed by. */
export function appliedFacets({ filters }: ListingSearch): Facet[] {
  return names.filter((facet) => isApplied(filters, facet))
}

/** A cell that fails one filter still counts for the answers of that one; one that fails more, for none. */
export function addUp(search: ListingSearch, cells: Cell[]): SearchCounts {
  const steps = stepsFor(search.deal)
  const counts = noCounts(steps.length)
  const stepOf = createFindStep(steps)
  const applied = appliedFacets(search)
  for (const cell of cells) {
    let failed: Facet | undefined
    let failures = 0
    for (const facet of applied) {
      if (facets[facet](search.filters, cell)) continue
      failed = facet
      if (++failures > 1) break
    }
    if (failures > 1) continue
    if (!failed) counts.total += cell.count
    for (const facet of failed ? [failed] : names) addCell(counts, facet, cell, stepOf)
  }
  return counts
}

function addCell(counts: SearchCounts, facet: Facet, cell: Cell, stepOf: FindStep) {
  counts.without[facet] += cell.count
  if (facet === 'price') {
    counts.prices[stepOf(cell.priceFrom)]! += cell.count
    return
  }
  const choices = counts.choices[facet]
  for (const answer of answersOf(facet, cell)) {
    choices[answer] = (choices[answer] ?? 0) + cell.count
  }
}

type FindStep = ReturnType<typeof createFindStep>

/** Finds the step of the slider that a price belongs to. Thousands of cells have few different prices. */
function createFindStep(steps: readonly number[]) {
  const found = new Map<number, number>()
  return (price: number) => {
    const at = found.get(price) ?? steps.findLastIndex((step) => step <= price)
    found.set(price, at)
    return at
  }
}

function noCounts(steps: number): SearchCounts {
  const none = {
    bhk: 0,
    propertyTypes: 0,
    furnishing: 0,
    parking: 0,
    readiness: 0,
    availability: 0,
  }
  return {
    total: 0,
    choices: {
      bhk: {},
      propertyTypes: {},
      furnishing: {},
      parking: {},
      readiness: {},
      availability: {},
    },
    prices: Array<number>(steps).fill(0),
    without: { ...none, price: 0 },
  }
}

/** The answers that a cell counts for: a place for car and bike is one for either. */
function answersOf(facet: Exclude<Facet, 'price'>, cell: Cell): readonly string[] {
  if (facet === 'bhk') return roomsOf(cell)
  if (facet === 'readiness') return [readinessOf(cell)]
  if (facet === 'parking') return wheels[cell.parking] ?? []
  if (facet === 'availability') return daysOf(cell)
  const answer = facet === 'propertyTypes' ? cell.propertyType : cell[facet]
  return answer ? [answer] : []
}

function isAmong(wanted: readonly string[], answer: string) {
  return wanted.length === 0 || wanted.includes(answer)
}

function readinessOf({ isUnderConstruction }: Cell) {
  return isUnderConstruction ? 'under_construction' : 'ready'
}

/** Four bedrooms are 3+ BHK too; where nobody says how many more than three, it may be any of them. */
function roomsOf({ rooms }: Cell): readonly RoomFilter[] {
  if (!isOption(roomFilters, rooms)) return []
  return roomsWithin.get(rooms) ?? [rooms]
}

/** What is free soon is also free later. */
function daysOf({ availability }: Cell) {
  return daysFrom.get(availability) ?? []
}

const roomsWithin = new Map<string, readonly RoomFilter[]>([
  ['3mbhk', ['3mbhk', ...finerRooms]],
  ...finerRooms.map((room) => [room, ['3mbhk', room]] as const),
])
const availabilityOrder = ['immediate', 'with_in_15_days', 'with_in_30_days', 'after_30_days']
const daysFrom = new Map(availabilityOrder.map((day, at) => [day, availabilityOrder.slice(at)]))
const wheels: Partial<Record<string, readonly string[]>> = {
  car: ['4_wheeler'],
  bike: ['2_wheeler'],
  car_and_bike: ['2_wheeler', '4_wheeler'],
}
