import { type OptionOf, optionList } from '#contract/options/option-list.ts'

export const listingStatuses = optionList({
  draft: 'Draft',
  under_review: 'Under Review',
  review_failed: 'Review Failed',
  active: 'Active',
  sold_out: 'Sold Out',
  delete: 'Disable',
})

export type ListingStatus = OptionOf<typeof listingStatuses>

/** What changes to a listing on show may become: only the listing itself is sold or hidden. */
export const revisionStatuses: readonly ListingStatus[] = [
  'draft',
  'under_review',
  'review_failed',
  'active',
]

/**
 * What the status `delete` stands for: disabled by the owner, the site's question not answered, the
 * owner blocked, removed by staff, the owner's account erased; or changes that are public now.
 */
export const hiddenCauses = [
  'disabled',
  'unanswered',
  'blocked',
  'removed',
  'erased',
  'applied',
] as const

export type HiddenCause = (typeof hiddenCauses)[number]
