import { noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import {
  type CodedCells,
  cellDefinition,
  marksOfDeal,
  unpackCells,
} from '#domain/search/counts/coded-cells.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { countCells } from '#domain/search/planner/count-cells.ts'
import {
  readStoredCells,
  type StoredCells,
  wholeKind,
} from '#domain/search/planner/stored-cells.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/** Cells as they were stored; a version never changes. */
type Known = { version: number; cells: CodedCells }

// Per database object, so that nothing is shared between databases or outlives one.
const knownByDb = new WeakMap<Db, Map<string, Known>>()

/** All active listings of some kinds in cells: the stored cells with the changes since then. */
export async function readKinds(db: Db, kinds: ListingKind[], day: string): Promise<CodedCells[]> {
  const known = knownByDb.get(db) ?? new Map<string, Known>()
  knownByDb.set(db, known)
  // Another caller may have read a later version while this one waited.
  const before = new Map(kinds.map((kind) => [keyOf(kind), known.get(keyOf(kind))]))
  const stored = await readStoredCells(db, {
    kinds,
    placeIds: [wholeKind],
    day,
    definition: cellDefinition,
    marks: marksOfDeal,
    known: [...before.values()].flatMap((each) => each?.version ?? []),
  })
  const byKind = new Map(stored.map((each) => [keyOf(each), each]))
  const parts = kinds.map(async (kind) => {
    const key = keyOf(kind)
    const found = byKind.get(key)
    if (!found) return [await countKind(db, kind, day)]
    const now = found.packed ? unpack(found, found.packed) : before.get(key)!
    known.set(key, now)
    const { cells } = now
    return found.changes.length > 0 ? [cells, unpackCells(found.changes, cells.marks)] : [cells]
  })
  return (await Promise.all(parts)).flat()
}

function unpack({ version, deal }: StoredCells, packed: Buffer): Known {
  return { version, cells: unpackCells(packed, marksOfDeal[deal]) }
}

/** Counts the listings themselves where nothing is stored for the day yet. */
function countKind(db: Db, kind: ListingKind, day: string): Promise<CodedCells> {
  const key = `kinds ${keyOf(kind)} ${day}`
  return ttlCache(db, { key, seconds: 60, minCostMs: 20, staleSeconds: 600 }, async () => {
    const marks = marksOfDeal[kind.deal]
    const options = { today: day, marks, match: undefined }
    return unpackCells(await countCells(db, { ...kind, filters: noFilters }, options), marks)
  })
}

function keyOf({ city, category, deal }: ListingKind) {
  return `${city}/${category}/${deal}`
}
