import {
  areNear,
  areOtherHomes,
  type Comparison,
  compareHomes,
} from '#domain/home-groups/compare-homes.ts'
import type { HomeFacts } from '#domain/home-groups/home-facts.ts'
import { areEqual, tellsApart } from '#domain/photos/are-alike.ts'

/**
 * How a listing compares with each of those around it. Pictures that say nothing about the home are
 * left out: plain ones, and those that a certainly different home around shows too, such as the
 * gate, the pool or a floor plan.
 */
export function compareWithNeighbours(
  listing: HomeFacts,
  neighbours: readonly HomeFacts[],
): (Comparison & { id: string })[] {
  const elsewhere = neighbours
    .filter((other) => areNear(listing, other) && areOtherHomes(listing, other))
    .flatMap(({ hashes }) => hashes)
  const isOwn = (hash: string) => !elsewhere.some((other) => areEqual(hash, other))
  const home = { ...listing, hashes: listing.hashes.filter(tellsApart).filter(isOwn) }
  return neighbours.map((other) => {
    const hashes = other.hashes.filter(tellsApart)
    return { id: other.id, ...compareHomes(home, { ...other, hashes }) }
  })
}
