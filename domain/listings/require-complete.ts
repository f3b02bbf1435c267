import { wizardStepLabel } from '#contract/listing/wizard-steps.ts'
import { findIncompleteStep } from '#contract/schemas/listing.ts'
import * as texts from '#contract/texts.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'

export type CheckListing = (listing: Listing) => void

/** Refuses a listing with a step that is not fully answered, and names the first such step. */
export function requireComplete(listing: Listing) {
  const incomplete = findIncompleteStep(listing)
  if (!incomplete) return
  const { step, errors } = incomplete
  const message = texts.wizard.incomplete(wizardStepLabel(step, listing.deal))
  throw new DomainError('invalid', { message, fields: errors })
}

// The same as the table's own check listing_shown_is_complete.
const shownAnswers = [
  'propertyType',
  'city',
  'address',
  'lat',
  'lng',
  'price',
  'builtUpArea',
] as const

/**
 * Refuses only a listing that could not be shown at all: staff may publish one that lacks a detail.
 */
export function requireShowable(listing: Listing) {
  if (shownAnswers.some((column) => listing[column] === null)) requireComplete(listing)
}
