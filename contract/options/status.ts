import { type OptionOf, optionList } from '#contract/option-list.ts'

export const listingStatuses = optionList({
  draft: 'Draft',
  under_review: 'Under Review',
  review_failed: 'Review Failed',
  active: 'Active',
  sold_out: 'Sold Out',
  delete: 'Disable',
})

export type ListingStatus = OptionOf<typeof listingStatuses>
