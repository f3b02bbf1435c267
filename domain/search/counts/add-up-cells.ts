import { isOption } from '#contract/options/option-list.ts'
import { finerRooms, type RoomFilter, roomFilters } from '#contract/options.ts'
import {
  type ListingSearch,
  type SearchFilters,
  stepsFor,
} from '#contract/search/listing-search.ts'
import type { CodedCells } from '#domain/search/counts/coded-cells.ts'
import { type CellColumn, cellColumns, cellValues } from '#domain/search/planner/cell-codes.ts'

type Choice = 'bhk' | 'propertyTypes' | 'furnishing' | 'parking' | 'readiness' | 'availability'
export type Facet = Choice | 'price'

export type SearchCounts = {
  total: number
  /** How many there would be with each answer, all other filters kept. */
  choices: Record<Choice, Record<string, number>>
  /** How many there are from each step of the price slider to the next. */
  prices: number[]
  /** How many results there would be without each filter. */
  without: Record<Facet, number>
}

/**
 * The usual filters in the order of the cells' columns, each with the answers that a value of the
 * column counts for.
 */
const choices: Record<
  CellColumn,
  { facet: Choice; answersOf: (value: string) => readonly string[] }
> = {
  rooms: { facet: 'bhk', answersOf: roomsOf },
  propertyType: { facet: 'propertyTypes', answersOf: itself },
  furnishing: { facet: 'furnishing', answersOf: itself },
  // A place for car and bike is one for either.
  parking: { facet: 'parking', answersOf: (value) => wheels[value] ?? [] },
  readiness: { facet: 'readiness', answersOf: itself },
  // What is free soon is also free later.
  availability: {
    facet: 'availability',
    answersOf: (value) => {
      const days: readonly string[] = cellValues.availability
      return days.slice(days.indexOf(value))
    },
  },
}

const wheels: Partial<Record<string, readonly string[]>> = {
  car: ['4_wheeler'],
  bike: ['2_wheeler'],
  car_and_bike: ['2_wheeler', '4_wheeler'],
}

const roomsWithin = new Map<string, readonly RoomFilter[]>([
  ['3mbhk', ['3mbhk', ...finerRooms]],
  ...finerRooms.map((room) => [room, ['3mbhk', room]] as const),
])

/**
 * Four bedrooms count for 3+ BHK too; a 3+ BHK home that gives no number counts for each larger
 * number.
 */
function roomsOf(rooms: string): readonly RoomFilter[] {
  if (!isOption(roomFilters, rooms)) return []
  return roomsWithin.get(rooms) ?? [rooms]
}

function itself(value: string) {
  return value ? [value] : []
}

/** The values of a column, and which of them each answer stands for. */
const columns = cellColumns.map((column) => {
  const { facet, answersOf } = choices[column]
  return { facet, answers: cellValues[column].map(answersOf) }
})

/** Adds up cells by the usual filters of a search. */
export function addUp(search: ListingSearch, parts: CodedCells[]): SearchCounts {
  const { filters } = search
  const counts = noCounts(stepsFor(search.deal).length)
  const tallies = columns.map(({ facet, answers }) => tallyOf(answers, wantedOf(filters, facet)))
  for (const cells of parts) {
    const prices = priceTally(filters, cells.marks)
    counts.total += countInto([...tallies, prices], cells)
    addPrices(counts, search, cells.marks, prices)
  }
  for (const [at, column] of columns.entries()) addChoices(counts, column, tallies[at]!)
  return counts
}

function addChoices(
  { choices, without }: SearchCounts,
  { facet, answers }: (typeof columns)[number],
  { sums }: Tally,
) {
  without[facet] = total(sums)
  for (const [value, sum] of sums.entries()) {
    if (sum === 0) continue
    for (const answer of answers[value]!) {
      choices[facet][answer] = (choices[facet][answer] ?? 0) + sum
    }
  }
}

function addPrices(
  { prices, without }: SearchCounts,
  { deal }: ListingSearch,
  marks: readonly number[],
  { sums }: Tally,
) {
  without.price += total(sums)
  const steps = stepsFor(deal)
  for (const [at, mark] of marks.entries()) {
    prices[steps.findLastIndex((step) => step <= mark)]! += sums[at]!
  }
}

/** For each value of a column, whether it passes its filter, and a running count of listings. */
type Tally = { size: number; fits: Uint8Array; sums: Float64Array }

function newTally(fits: boolean[]): Tally {
  const size = fits.length
  return { size, fits: Uint8Array.from(fits, Number), sums: new Float64Array(size) }
}

function priceTally(
  { priceMin = 0, priceMax = Number.POSITIVE_INFINITY }: SearchFilters,
  marks: readonly number[],
) {
  return newTally(marks.map((mark) => mark >= priceMin && mark <= priceMax))
}

function tallyOf(answers: (readonly string[])[], wanted: readonly string[]) {
  return newTally(
    answers.map((each) => wanted.length === 0 || each.some((answer) => wanted.includes(answer))),
  )
}

/**
 * A cell that fails exactly one filter counts for the values of that filter; one that fails several
 * counts for none. Returns the number of listings that fail none.
 */
function countInto(tallies: Tally[], { pairs }: CodedCells) {
  const values = new Int32Array(tallies.length)
  let sum = 0
  for (let at = 0; at < pairs.length; at += 2) {
    const count = pairs[at + 1]!
    let rest = pairs[at]!
    let failures = 0
    let failed = -1
    for (let column = 0; column < tallies.length; column++) {
      const { size, fits } = tallies[column]!
      const value = rest % size
      rest = (rest - value) / size
      values[column] = value
      if (fits[value]) continue
      failed = column
      failures++
    }
    if (failures > 1) continue
    if (failures === 1) {
      tallies[failed]!.sums[values[failed]!]! += count
      continue
    }
    sum += count
    for (let column = 0; column < tallies.length; column++) {
      tallies[column]!.sums[values[column]!]! += count
    }
  }
  return sum
}

function wantedOf(filters: SearchFilters, facet: Choice): readonly string[] {
  const wanted = filters[facet]
  if (Array.isArray(wanted)) return wanted
  return wanted ? [wanted as string] : []
}

function total(sums: Float64Array) {
  return sums.reduce((sum, count) => sum + count, 0)
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
