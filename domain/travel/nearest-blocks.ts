import type { TravelReach } from '#domain/travel/travel-reach.ts'

/** A part of the map with cells in reach, with the least and the most minutes of its cells. */
export type Block = { block: number; least: number; most: number }

/** A block has so many cells each way: about 500 metres. */
const CELLS_PER_BLOCK = 5

const known = new WeakMap<TravelReach, Block[]>()

/** The blocks of a reach, those of the shortest ways first; sorted once for each reach that is kept. */
export function nearestBlocks(reach: TravelReach): Block[] {
  const blocks = known.get(reach) ?? findBlocks(reach)
  known.set(reach, blocks)
  return blocks
}

function findBlocks(reach: TravelReach): Block[] {
  const blocks = new Map<number, Block>()
  for (let cell = 0; cell < reach.minutes.length; cell++) {
    const minutes = reach.minutes[cell]!
    if (minutes === 0) continue
    const block = blockOf(
      reach.row + Math.floor(cell / reach.columns),
      reach.column + (cell % reach.columns),
    )
    const { least, most } = blocks.get(block) ?? { least: minutes, most: minutes }
    blocks.set(block, { block, least: Math.min(least, minutes), most: Math.max(most, minutes) })
  }
  return [...blocks.values()].sort((a, b) => a.least - b.least)
}

/** As the index `listing_by_block` numbers them. */
function blockOf(row: number, column: number) {
  return Math.floor(row / CELLS_PER_BLOCK) * 100_000 + Math.floor(column / CELLS_PER_BLOCK)
}
