import type { UploadType } from '#contract/listing/wizard-steps.ts'
import { type ListingAnswer, listingWireNames } from '#contract/schemas/listing-wire.ts'

const stepsOfParts = {
  data1: 'prop_details',
  location: 'location_details',
  price: 'resale_details',
  data3: 'resale_details',
  data4: 'amenities',
  data5: 'additional_info',
} as const

/** The step of the wizard that asks for an answer, or shows what the basic details were. */
export function stepOfAnswer(name: string): UploadType {
  if (name === 'photos') return 'gallery'
  if (!Object.hasOwn(listingWireNames, name)) return 'prop_details'
  return stepsOfParts[listingWireNames[name as ListingAnswer].part]
}
