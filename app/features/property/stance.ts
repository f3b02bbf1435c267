import type { ListingStatus } from '#contract/options.ts'

/** What somebody can do on a listing's page. */
export type Stance =
  /** Talk to the owner and visit. */
  | 'open'
  | 'sold'
  /** His own: go on writing it, wait for us, or look after it. */
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
