import type { ListingStatus } from '#contract/options.ts'

/** What somebody can do on a listing's page, by who they are. */
export type PropertyVariant =
  /** Seekers, who can contact the owner and visit. */
  | 'open'
  | 'sold'
  /** The owner's own listing: a draft to finish, under review, or shown. */
  | 'draft'
  | 'review'
  | 'own'
  /** Staff, who also see what the public does not. */
  | 'staff'

type Person = { id: string } | null

export function variantOf(
  { status, ownerId }: { status: ListingStatus; ownerId: string },
  viewer: Person,
): PropertyVariant {
  if (viewer?.id === ownerId) return ownVariants[status] ?? 'own'
  if (status === 'active') return 'open'
  return status === 'sold_out' ? 'sold' : 'staff'
}

const ownVariants: Partial<Record<ListingStatus, PropertyVariant>> = {
  draft: 'draft',
  under_review: 'review',
}
