import type { ListingStatus } from '#contract/options.ts'

/** What somebody can do on a listing's page. */
export type Stance =
  /** Talk to the owner and visit. */
  | 'open'
  | 'sold'
  /** The owner's: a draft to finish, under review, or shown. */
  | 'draft'
  | 'review'
  | 'own'
  /** Staff, looking at what the public does not see. */
  | 'staff'

type Person = { id: string } | null

export function stanceOf(
  { status, ownerId }: { status: ListingStatus; ownerId: string },
  viewer: Person,
): Stance {
  if (viewer?.id === ownerId) return ownStances[status] ?? 'own'
  if (status === 'active') return 'open'
  return status === 'sold_out' ? 'sold' : 'staff'
}

const ownStances: Partial<Record<ListingStatus, Stance>> = {
  draft: 'draft',
  under_review: 'review',
}
