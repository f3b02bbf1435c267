import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import {
  type CodedCells,
  cellDefinition,
  marksOfDeal,
  unpackCells,
} from '#domain/search/counts/coded-cells.ts'
import { kindsOf, type ListingKind } from '#domain/search/listing-kinds.ts'
import { countCells } from '#domain/search/planner/count-cells.ts'
import { readStoredCells } from '#domain/search/planner/stored-cells.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

type Named = { match: TextMatch; day: string }

/**
 * The active listings that lie in named places or mention them, in cells. Those of large places are
 * stored; smaller places and what mentions them are counted, and kept for a minute where that takes
 * long.
 */
export async function readNamedPlaces(
  db: Db,
  search: ListingSearch,
  { match, day }: Named,
): Promise<CodedCells[]> {
  const kinds = kindsOf(search, match)
  const stored = await readStoredCells(db, {
    kinds,
    placeIds: match.placeIds,
    day,
    definition: cellDefinition,
    marks: marksOfDeal,
    known: [],
  })
  const rest = kinds.map((kind) => {
    const knownPlaces = stored.filter((each) => isOf(kind, each)).map(({ placeId }) => placeId)
    return countRest(db, kind, { match, day, knownPlaces })
  })
  const inLargePlaces = stored.flatMap(({ deal, packed, changes }) =>
    [packed!, changes].map((cells) => unpackCells(cells, marksOfDeal[deal])),
  )
  return [...inLargePlaces, ...(await Promise.all(rest))]
}

function countRest(
  db: Db,
  kind: ListingKind,
  { match, day, knownPlaces }: Named & { knownPlaces: string[] },
): Promise<CodedCells> {
  const { words, placeIds } = match
  const key = `named ${JSON.stringify([kind, words, placeIds, knownPlaces])} ${day}`
  return ttlCache(db, { key, seconds: 60, minCostMs: 5 }, async () => {
    const marks = marksOfDeal[kind.deal]
    const options = { today: day, marks, match, knownPlaces }
    return unpackCells(await countCells(db, { ...kind, filters: noFilters }, options), marks)
  })
}

function isOf(kind: ListingKind, { city, category, deal }: ListingKind) {
  return kind.city === city && kind.category === category && kind.deal === deal
}
