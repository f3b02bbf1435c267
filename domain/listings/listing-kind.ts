import type { Category, Deal } from '#contract/options.ts'
import { type CheckedListing, listIncompleteSteps } from '#contract/schemas/listing.ts'
import { clearedAnswers, noAnswer } from '#contract/schemas/listing-scope.ts'
import {
  isListingAnswer,
  type ListingAnswer,
  type ListingAnswers,
} from '#contract/schemas/listing-wire.ts'

/** The basic details that decide which questions are asked. */
export type ListingKind = { category: Category; deal: Deal }

const plot = ['plotArea', 'plotAreaTyped'] as const

/** What the form asks on one side only, or in another sense: a rent is no price. */
const boundTo: Record<keyof ListingKind, ListingAnswer[]> = {
  category: ['amenities', 'waterSupply', 'waterStorage', 'maintenance', ...plot],
  deal: ['price', 'maintenance', 'ownership', ...plot],
}

/**
 * Empties the answers that a listing cannot keep when it becomes one of another kind: what that kind
 * is not asked, and what its questions refuse. All others stay.
 */
export function emptiedByKind(listing: CheckedListing, kind: ListingKind): ListingAnswers {
  const changed = (['category', 'deal'] as const).filter((name) => listing[name] !== kind[name])
  if (changed.length === 0) return {}
  const bound = emptied(changed.flatMap((name) => boundTo[name]))
  const refused = emptied(refusedAnswers({ ...listing, ...bound, ...kind }))
  // Land is asked less than a building, so a type that goes decides too.
  const propertyType = 'propertyType' in refused ? null : listing.propertyType
  return { ...bound, ...refused, ...clearedAnswers({ ...kind, propertyType }) }
}

/** A listing as one of another kind, with the answers that it keeps. */
export function withKind<Listing extends CheckedListing>(
  listing: Listing,
  kind: ListingKind,
): Listing {
  return { ...listing, ...emptiedByKind(listing, kind), ...kind }
}

function refusedAnswers(listing: CheckedListing): ListingAnswer[] {
  return listIncompleteSteps(listing)
    .flatMap(({ errors }) => Object.keys(errors))
    .filter(isListingAnswer)
    .filter((column) => listing[column] !== null)
}

function emptied(columns: readonly ListingAnswer[]): ListingAnswers {
  return Object.fromEntries(columns.map((column) => [column, noAnswer(column)]))
}
