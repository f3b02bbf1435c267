import { wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { readListingStep } from '#contract/schemas/listing.ts'
import { listingToForm } from '#contract/schemas/listing-wire.ts'
import type { Listing } from '#db/schema.ts'

/** How many steps of the wizard are answered, of how many, and the first that is not. */
export function findProgress(listing: Listing) {
  const form = listingToForm(listing)
  const steps = wizardStepsFor(listing.category, listing.deal).filter((step) => step !== 'finish')
  const open = steps.filter((step) => readListingStep(step, form, listing).errors)
  const [next] = open
  return {
    done: steps.length - open.length,
    steps: steps.length,
    next: next && wizardStepLabel(next, listing.deal),
  }
}
