import type { Db } from '#db/connect.ts'
import { type CardRow, type ListingCard, toCard } from '#domain/listings/listing-card.ts'
import { quartiles } from '#domain/listings/quartiles.ts'
import { type DescribedProperty, findComparables } from '#domain/search/planner/find-comparables.ts'

type Spread = { low: number; middle: number; high: number }

export type ValueEstimate = {
  /** How many listings the estimate is based on. */
  count: number
  /** Largest distance of those listings; undefined when the whole city was compared. */
  withinKm: number | undefined
  /** Rupees per square foot; undefined when there were too few to compare. */
  rate: Spread | undefined
  /** The price of the whole property, at these rates. */
  value: Spread | undefined
  /** The nearest of the listings that were compared. */
  comparables: ListingCard[]
}

const ENOUGH = 12
const FEWEST = 5
const SHOWN = 6
const KM_STEPS = [2, 4, 8]

/**
 * What a property may be worth: the middle half of what comparable active listings ask for a
 * square foot. Looks around the place first and further away only when there are too few.
 */
export async function estimateValue(
  db: Db,
  property: DescribedProperty,
  now = new Date(),
): Promise<ValueEstimate> {
  let rows: CardRow[] = []
  let withinKm: number | undefined
  for (const km of property.place ? [...KM_STEPS, undefined] : [undefined]) {
    rows = await findComparables(db, property, km)
    withinKm = km
    if (rows.length >= ENOUGH) break
  }

  const rate =
    rows.length < FEWEST ? undefined : quartiles(rows.map((row) => row.price / row.builtUpArea))
  return {
    count: rows.length,
    withinKm,
    rate,
    value: rate && times(rate, property.area),
    comparables: rows.slice(0, SHOWN).map((row) => toCard(row, now)),
  }
}

function times({ low, middle, high }: Spread, area: number): Spread {
  return { low: low * area, middle: middle * area, high: high * area }
}
