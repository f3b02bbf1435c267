import { compareWithNeighbours } from '#domain/home-groups/compare-with-neighbours.ts'
import type { LabelledListing } from '#tests/homes/labelled-homes.ts'

/**
 * How right the comparison is about every pair of a labelled set: of the pairs that it calls the same
 * home, how many are (precision), and of those that are, how many it finds (recall).
 */
export function measureHomes(all: LabelledListing[]) {
  const homes = new Map(all.map(({ home, listing }) => [listing.id, home]))
  const counts = { right: 0, wrong: 0, missed: 0, pairs: 0 }
  const wrong: string[] = []
  for (const { home, listing } of all) {
    const others = all.map((each) => each.listing).filter(({ id }) => id !== listing.id)
    for (const { id, verdict } of compareWithNeighbours(listing, others)) {
      counts.pairs += 1
      const isSame = homes.get(id) === home
      if (verdict === 'same' && isSame) counts.right += 1
      else if (isSame) counts.missed += 1
      else if (verdict === 'same') {
        counts.wrong += 1
        wrong.push(`${listing.id} and ${id}`)
      }
    }
  }
  const { right, missed } = counts
  return {
    ...counts,
    precision: right / (right + counts.wrong),
    recall: right / (right + missed),
    mistaken: wrong,
  }
}
