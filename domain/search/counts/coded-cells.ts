import { createHash } from 'node:crypto'
import { priceSteps, rentSteps } from '#contract/format/money.ts'
import {
  type Deal,
  furnishings,
  propertyTypes,
  readiness,
  residentialParkings,
  roomFilters,
} from '#contract/options.ts'
import type { Cell } from '#domain/search/planner/count-cells.ts'

/** Cells as two numbers each: thousands of them are added up for every page. */
export type CodedCells = {
  /** The prices by which they are told apart, from the lowest. */
  marks: readonly number[]
  /** The answers of each cell, as one number. */
  codes: Int32Array
  counts: Int32Array
}

/** The values that a cell may have in each of its columns. */
export const cellValues = {
  rooms: ['', ...roomFilters.values],
  propertyType: ['', ...propertyTypes.values],
  furnishing: ['', ...furnishings.values],
  parking: ['', ...residentialParkings.values],
  readiness: readiness.values,
  /** Soonest first. */
  availability: ['immediate', 'with_in_15_days', 'with_in_30_days', 'after_30_days'],
} as const satisfies Partial<Record<keyof Cell, readonly string[]>>

export type CellColumn = keyof typeof cellValues

const columns = Object.entries(cellValues) as [CellColumn, readonly string[]][]
const positions = columns.map(([column, values]) => ({
  column,
  size: values.length,
  at: new Map(values.map((value, at) => [value, at])),
}))

/** A code has the price in its highest place, and then the columns from the last to the first. */
export function encodeCells(cells: Cell[], marks: readonly number[]): CodedCells {
  const codes = Int32Array.from(cells, (cell) =>
    positions.reduceRight(
      (code, { column, size, at }) => code * size + (at.get(cell[column]) ?? 0),
      cell.mark,
    ),
  )
  return { marks, codes, counts: Int32Array.from(cells, ({ count }) => count) }
}

/** The same cells together, those that are left empty gone. */
export function mergeCells(parts: CodedCells[], marks: readonly number[]): CodedCells {
  const merged = new Map<number, number>()
  for (const { codes, counts } of parts) {
    for (const [at, code] of codes.entries()) {
      merged.set(code, (merged.get(code) ?? 0) + counts[at]!)
    }
  }
  const filled = [...merged].filter(([, count]) => count !== 0).sort(([a], [b]) => a - b)
  return {
    marks,
    codes: Int32Array.from(filled, ([code]) => code),
    counts: Int32Array.from(filled, ([, count]) => count),
  }
}

export function packCells({ codes, counts }: CodedCells): Buffer {
  const packed = new Int32Array(codes.length * 2)
  packed.set(codes)
  packed.set(counts, codes.length)
  return Buffer.from(packed.buffer)
}

export function unpackCells(packed: Buffer, marks: readonly number[]): CodedCells {
  // Numbers of 32 bits must begin at a multiple of four, which a buffer of the driver may not.
  const numbers = new Int32Array(Uint8Array.from(packed).buffer)
  const length = numbers.length / 2
  return { marks, codes: numbers.subarray(0, length), counts: numbers.subarray(length) }
}

/** The prices at which a filter may end, each with and without itself. */
export function priceMarks(ends: readonly number[]): number[] {
  return [...new Set(ends.flatMap((price) => [price, price + 1]))].sort((a, b) => a - b)
}

/** Those of a kind: the steps of its own slider, and for rents also of the one for both deals. */
export const marksOfDeal: Readonly<Record<Deal, readonly number[]>> = {
  rent: priceMarks([...rentSteps, ...priceSteps]),
  resale: priceMarks(priceSteps),
}

/** Another one when codes mean something else, so that stored ones are made anew. */
export const cellDefinition = createHash('sha256')
  .update(JSON.stringify([columns, marksOfDeal]))
  .digest('hex')
  .slice(0, 16)
