import { createHash } from 'node:crypto'
import { priceSteps, rentSteps } from '#contract/format/money.ts'
import type { Deal } from '#contract/options.ts'
import { cellColumns, cellValues } from '#domain/search/planner/cell-codes.ts'

/** Cells of listings; thousands of them are added up for every page. */
export type CodedCells = {
  /** The prices at which cells are told apart, from the lowest. */
  marks: readonly number[]
  /** Each code is followed by its count. */
  pairs: Int32Array
}

/** The sum of several sets of cells, without those that end up empty. */
export function mergeCells(parts: CodedCells[], marks: readonly number[]): CodedCells {
  const merged = new Map<number, number>()
  for (const { pairs } of parts) {
    for (let at = 0; at < pairs.length; at += 2) {
      merged.set(pairs[at]!, (merged.get(pairs[at]!) ?? 0) + pairs[at + 1]!)
    }
  }
  return { marks, pairs: Int32Array.from([...merged].filter(([, count]) => count !== 0).flat()) }
}

/** The same cells with negative counts. */
export function negateCells({ marks, pairs }: CodedCells): CodedCells {
  return { marks, pairs: pairs.map((number, at) => (at % 2 === 1 ? -number : number)) }
}

/** How many cells there may be of one price. */
const cellsOfPrice = cellColumns.reduce((product, column) => product * cellValues[column].length, 1)

/** The cells without those of some prices, given by their positions among the marks. */
export function withoutPrices({ marks, pairs }: CodedCells, left: readonly number[]): CodedCells {
  const kept = pairs.filter((_, at) => {
    const code = pairs[at - (at % 2)]!
    return !left.includes(Math.floor(code / cellsOfPrice))
  })
  return { marks, pairs: kept }
}

/** As the database packs them: 32 bits each, the highest first. */
export function packCells({ pairs }: CodedCells): Buffer {
  const packed = Buffer.alloc(pairs.length * 4)
  for (const [at, number] of pairs.entries()) packed.writeInt32BE(number, at * 4)
  return packed
}

export function unpackCells(packed: Buffer, marks: readonly number[]): CodedCells {
  const pairs = new Int32Array(packed.length / 4)
  for (let at = 0; at < pairs.length; at++) pairs[at] = packed.readInt32BE(at * 4)
  return { marks, pairs }
}

/** The prices at which a filter may end, each both inclusive and exclusive. */
export function priceMarks(ends: readonly number[]): number[] {
  return [...new Set(ends.flatMap((price) => [price, price + 1]))].sort((a, b) => a - b)
}

/** The marks of a deal: the steps of its own slider, and for rents also of the shared one. */
export const marksOfDeal: Readonly<Record<Deal, readonly number[]>> = {
  rent: priceMarks([...rentSteps, ...priceSteps]),
  resale: priceMarks(priceSteps),
}

/**
 * A version that changes when codes mean something else, so that stored cells are computed again.
 */
export const cellDefinition = createHash('sha256')
  .update(JSON.stringify([cellValues, marksOfDeal]))
  .digest('hex')
  .slice(0, 16)
