import { z } from 'zod'
import { type UploadType, uploadTypes, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { categories, deals } from '#contract/options.ts'
import { isMissing } from '#contract/schemas/field-input.ts'
import { type FieldErrors, fieldErrors, optionOf, text } from '#contract/schemas/fields.ts'
import { findImpossible } from '#contract/schemas/impossible-answers.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import { clearedAnswers, notAsked } from '#contract/schemas/listing-scope.ts'
import { givenSchema, type StepScope, stepSchema } from '#contract/schemas/listing-steps.ts'
import {
  type ListingAnswer,
  type ListingAnswers,
  listingErrors,
  listingFromWire,
  listingToForm,
  listingWireNames,
  postedAliases,
} from '#contract/schemas/listing-wire.ts'

/** What travels with every step of the wizard; the step's own answers pass as they are. */
export const listingHeadSchema = z.looseObject({
  upload_type: optionOf(uploadTypes),
  spn_already: z.preprocess(spnFromInput, text({ max: 20 }).optional()),
  property_category: optionOf(categories),
  property_status: optionOf(deals),
})

type StepResult =
  | { answers: ListingAnswers; errors?: undefined }
  | { answers?: undefined; errors: FieldErrors }

/** Checks the posted form of one step; the answers come back under our names. */
export function readListingStep(
  step: UploadType,
  posted: Record<string, unknown>,
  scope: StepScope,
): StepResult {
  const form = withoutAliases(posted)
  const ownScope =
    step === 'prop_details' ? { ...scope, propertyType: form.property_type, bhk: form.bhk } : scope
  for (const column of notAsked(ownScope)) delete form[listingWireNames[column].posted]

  const result = stepSchema(step, ownScope).safeParse(form)
  const wrong = result.success ? {} : fieldErrors(result.error)
  const errors = { ...findImpossible(form, ownScope.today), ...wrong }
  if (!result.success || Object.keys(errors).length > 0) return { errors }
  return { answers: { ...listingFromWire(result.data), ...clearedAnswers(ownScope) } }
}

/**
 * Checks a step of which only some questions need an answer, as in a draft that somebody else
 * goes on with. What is answered must be right.
 */
export function readGivenAnswers(
  step: UploadType,
  posted: Record<string, unknown>,
  scope: StepScope,
): StepResult {
  const whole = readListingStep(step, posted, scope)
  if (!whole.errors) return whole
  const form = withoutAliases(posted)
  const wrong = Object.entries(whole.errors).filter(([name]) => !isUnanswered(form[name]))
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong) }
  const given = Object.entries(form).filter(([, value]) => !isUnanswered(value))
  const result = givenSchema(step, scope).safeParse(Object.fromEntries(given))
  if (!result.success) return { errors: fieldErrors(result.error) }
  return { answers: listingFromWire(result.data) }
}

function isUnanswered(value: unknown) {
  return isMissing(value) || (Array.isArray(value) && value.length === 0)
}

/**
 * The first step whose answers are missing or wrong, and what is wrong by our names; undefined when
 * the listing is complete.
 */
export function findIncompleteStep(listing: CheckedListing): IncompleteStep | undefined {
  return listIncompleteSteps(listing)[0]
}

/** All steps whose answers are missing or wrong. */
export function listIncompleteSteps(listing: CheckedListing): IncompleteStep[] {
  const form = listingToForm(listing)
  return wizardStepsFor(listing).flatMap((step) => {
    const { errors } = readListingStep(step, form, listing)
    return errors ? [{ step, errors: listingErrors(errors) }] : []
  })
}

export type CheckedListing = Pick<ListingFields, ListingAnswer | 'photos' | 'category' | 'deal'>

type IncompleteStep = { step: UploadType; errors: FieldErrors }

function withoutAliases(posted: Record<string, unknown>) {
  const form = { ...posted }
  for (const [alias, name] of Object.entries(postedAliases)) form[name] ||= form[alias]
  return form
}

/** Browsers send `null` or `undefined` as text where there is no listing yet. */
function spnFromInput(input: unknown) {
  const isNone = typeof input === 'string' && ['', 'null', 'undefined'].includes(input.trim())
  return isNone ? undefined : input
}
