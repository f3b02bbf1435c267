import type { UnsavedListing } from '#app/features/wizard/unsaved-listings.tsx'
import { stepPath } from '#app/features/wizard/wizard-draft.ts'
import { notificationTime } from '#contract/format/dates.ts'
import { listingKind } from '#contract/listing/listing-title.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listBegunListings } from '#domain/unsaved-steps/find-unsaved-steps.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Listings of which something is typed and nothing saved, and where to go on with each. */
export async function loadUnsavedListings(db: Db, viewer: Viewer): Promise<UnsavedListing[]> {
  const rows = await listBegunListings(db, viewer)
  return rows.flatMap(({ draftKey, category, deal, city, input, updatedAt }) => {
    if (!draftKey || !category || !deal || !city) return []
    const [bhk, propertyType] = [textOf(input.bhk), textOf(input.property_type)]
    const bedrooms = Number(textOf(input.bedrooms)) || null
    const kind = listingKind({ category, bhk, bedrooms, propertyType })
    return {
      draftKey,
      title: `${kind} for ${deal === 'rent' ? 'rent' : 'sale'} in ${labelOf(cities, city)}`,
      path: stepPath('prop_details', { spn: undefined, category, deal, city, draftKey }),
      when: notificationTime(updatedAt, new Date()),
    }
  })
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : null
}
