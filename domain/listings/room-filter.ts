import type { Bhk, RoomFilter } from '#contract/options.ts'

type Rooms = { bhk: Bhk | null; bedrooms: number | null }

/** The filter that finds homes with as many rooms, as finely as the owner says it. */
export function roomFilterOf({ bhk, bedrooms }: Rooms): RoomFilter | undefined {
  if (!bedrooms) return bhk ?? undefined
  if (bedrooms >= 6) return '6mbhk'
  return bedrooms === 5 ? '5bhk' : '4bhk'
}
