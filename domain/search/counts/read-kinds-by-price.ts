import type { SearchFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import {
  type CodedCells,
  marksOfDeal,
  unpackCells,
  withoutPrices,
} from '#domain/search/counts/coded-cells.ts'
import { readKinds } from '#domain/search/counts/read-kinds.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { countCellsOfPrices } from '#domain/search/planner/count-cells.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

type PriceFilters = Pick<SearchFilters, 'priceMin' | 'priceMax'>

/** A price bucket of the stored cells that a search splits. */
type SplitBucket = {
  /** Its place among the marks of the stored cells. */
  at: number
  /** Where it begins, and where the wanted prices begin or end in it. */
  marks: number[]
  /** Where the next one begins; the last has none. */
  next: number | undefined
}

/**
 * All active listings of some kinds in cells that tell the wanted prices from the others. Stored
 * cells do at the steps of the slider; where a price lies between two, those between them are
 * counted.
 */
export async function readKindsByPrice(
  db: Db,
  { kinds, filters, day }: { kinds: ListingKind[]; filters: PriceFilters; day: string },
): Promise<CodedCells[]> {
  const counted = kinds.flatMap((kind) =>
    splitBuckets(marksOfDeal[kind.deal], filters).map((bucket) =>
      countBucket(db, kind, bucket, day),
    ),
  )
  const [stored, ...between] = await Promise.all([readKinds(db, kinds, day), ...counted])
  const whole = stored.map((cells) => {
    const split = splitBuckets(cells.marks, filters).map(({ at }) => at)
    return split.length > 0 ? withoutPrices(cells, split) : cells
  })
  return [...whole, ...between]
}

/** Whether cells with these marks tell the wanted prices from the others. */
export function tellsPrices(marks: readonly number[], filters: PriceFilters): boolean {
  return splitBuckets(marks, filters).length === 0
}

function splitBuckets(marks: readonly number[], { priceMin, priceMax }: PriceFilters) {
  const buckets = new Map<number, SplitBucket>()
  const ends = [priceMin, priceMax && priceMax + 1]
  for (const end of ends) {
    const at = marks.findLastIndex((mark) => end && mark <= end)
    if (!end || at < 0 || marks[at] === end) continue
    const bucket = buckets.get(at) ?? { at, marks: [marks[at]!], next: marks[at + 1] }
    if (!bucket.marks.includes(end)) bucket.marks.push(end)
    bucket.marks.sort((a, b) => a - b)
    buckets.set(at, bucket)
  }
  return [...buckets.values()]
}

/** Kept for a minute where counting takes long, as in a busy hour. */
function countBucket(
  db: Db,
  kind: ListingKind,
  { marks, next }: SplitBucket,
  today: string,
): Promise<CodedCells> {
  const { city, category, deal } = kind
  const key = `prices ${city}/${category}/${deal} ${marks.join()} ${today}`
  return ttlCache(db, { key, seconds: 60, minCostMs: 20 }, async () =>
    unpackCells(await countCellsOfPrices(db, kind, { today, marks, next }), marks),
  )
}
