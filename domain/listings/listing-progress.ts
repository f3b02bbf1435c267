import { type UploadType, wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import type { Category, Deal } from '#contract/options.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { listingGaps } from '#domain/listings/listing-gaps.ts'

export type ListingProgress = {
  /** How many of the required answers are there, from 0 to 100; at 100 it can be finished. */
  percent: number
  /** Where to go on: the first step with something open, `finish` when there is none. */
  step: UploadType
  stepLabel: string
}

type Answered = ListingAnswers & { category: Category; deal: Deal }

/** How far a listing has come. Wizard, My Listings and the owner's home all show this one figure. */
export function listingProgress(listing: Answered): ListingProgress {
  const gaps = listingGaps(listing)
  const step = gaps[0]?.step ?? 'finish'
  const open = count(gaps)
  const all = Math.max(open, countRequired(listing))
  // Never 100 while something is open.
  const percent = Math.floor((100 * (all - open)) / all)
  return { percent, step, stepLabel: wizardStepLabel(step, listing.deal) }
}

// Cached by kind of listing: reading an empty form of every step takes milliseconds.
const required = new Map<string, number>()

function countRequired({ category, deal, propertyType = null }: Answered) {
  const scope = { category, deal, propertyType }
  const key = [category, deal, wizardStepsFor(scope).length].join()
  const known = required.get(key)
  if (known !== undefined) return known
  const all = count(listingGaps(scope)) + (propertyType === null ? 0 : 1)
  required.set(key, all)
  return all
}

/** Latitude and longitude are one pin. */
function count(gaps: ReturnType<typeof listingGaps>) {
  return gaps.flatMap(({ columns }) => columns).filter((column) => column !== 'lng').length
}
