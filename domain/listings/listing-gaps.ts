import type { UploadType } from '#contract/listing/wizard-steps.ts'
import type { Category, Deal } from '#contract/options.ts'
import { listIncompleteSteps } from '#contract/schemas/listing.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import {
  type ListingAnswer,
  type ListingAnswers,
  listingWireNames,
} from '#contract/schemas/listing-wire.ts'

/** A step with questions that must be answered and are not, or not rightly. */
export type ListingGap = { step: UploadType; columns: (ListingAnswer | 'photos')[] }

type Answered = ListingAnswers & { category: Category; deal: Deal }

/** Every required answer that a listing misses, by step. */
export function listingGaps(listing: Answered): ListingGap[] {
  const { category, deal } = listing
  return listIncompleteSteps({ ...withBlanks(listing), category, deal }).map(
    ({ step, errors }) => ({ step, columns: Object.keys(errors) as ListingGap['columns'] }),
  )
}

/** The answers with an empty one for every question that has none yet. */
export function withBlanks(answers: ListingAnswers): Pick<ListingFields, ListingAnswer | 'photos'> {
  const none = Object.fromEntries(Object.keys(listingWireNames).map((column) => [column, null]))
  const blanks = {
    amenities: [],
    otherFeatures: [],
    homeFeatures: [],
    tenants: [],
    photos: [],
    areaUnit: 'sq_ft',
  }
  const flags = { priceNegotiable: false, depositNegotiable: false }
  return { ...none, ...blanks, ...flags, ...answers } as ReturnType<typeof withBlanks>
}
