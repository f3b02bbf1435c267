import { type Offer, sharedHomes } from '#demo/shared-homes.ts'
import { type Suspect, suspects } from '#demo/suspects.ts'
import { dealOut, wishedListing, wishOf } from '#demo/wishes.ts'

/** The part that a listing plays in the demo. */
export type Part =
  | { kind: 'first'; daysAgo: number }
  | { kind: 'offer'; of: number; offer: Offer; isDoubted: boolean }
  | { kind: 'suspect'; suspect: Suspect }

const firsts = sharedHomes.map((home) => ({ ...home, index: wishedListing(home) }))

const dealt = dealOut(
  [
    ...firsts.flatMap(({ city, deal, index: of, offers, isDoubted = false }) =>
      offers.map((offer) => ({
        city,
        deal,
        part: { kind: 'offer' as const, of, offer, isDoubted },
      })),
    ),
    ...suspects.map((suspect) => ({
      city: suspect.city,
      deal: suspect.deal,
      part: { kind: 'suspect' as const, suspect },
    })),
  ],
  (index) => !wishOf(index),
)

const parts = new Map<number, Part>([
  ...firsts.map(({ index, daysAgo }) => [index, { kind: 'first', daysAgo }] as const),
  ...[...dealt].map(([index, { part }]) => [index, part] as const),
])

/** The part that the listing with this number has; most have none. */
export function partOf(index: number): Part | undefined {
  return parts.get(index)
}

/** The listings of each home that is listed more than once, the first one first. */
export const homeMembers = firsts.map(({ index: first }) => {
  const others = [...parts].flatMap(([index, part]) =>
    part.kind === 'offer' && part.of === first ? [{ index, ...part }] : [],
  )
  return { first, others }
})
