import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { compareWithNeighbours } from '#domain/home-groups/compare-with-neighbours.ts'
import { findFacts, findNeighbours } from '#domain/home-groups/find-neighbours.ts'
import { listRulings } from '#domain/home-groups/list-rulings.ts'

/**
 * Which listings are of the same home as one, the most certain first, and which are certainly of
 * another. What staff ruled outweighs what the listings say.
 */
export async function compareListing(db: Db, listing: Listing) {
  const rulings = await listRulings(db, listing.id)
  const [[facts], neighbours] = await Promise.all([
    findFacts(db, [listing.id]),
    findNeighbours(db, listing),
  ])
  const compared = compareWithNeighbours(facts!, neighbours)
    .filter(({ id }) => !rulings.has(id))
    .toSorted((a, b) => b.photosAlike - a.photosAlike)
  const said = (verdict: 'same' | 'different') =>
    compared.flatMap((each) => (each.verdict === verdict ? [each.id] : []))
  const ruled = (isSame: boolean) =>
    [...rulings].flatMap(([id, ruling]) => (ruling === isSame ? [id] : []))
  return {
    same: [...ruled(true), ...said('same')],
    different: [...ruled(false), ...said('different')],
  }
}
