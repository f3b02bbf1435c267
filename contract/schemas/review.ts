import { z } from 'zod'
import { reviewLimits } from '#contract/limits/review.ts'
import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import { orderedList } from '#contract/options/option-list.ts'
import { listingStatuses, requestStatuses } from '#contract/options.ts'
import { listFromInput } from '#contract/schemas/field-input.ts'
import { flag, id, kept, optionOf, text, wholeNumber } from '#contract/schemas/fields.ts'
import { listingRef, spnInputSchema, statusUpdateSchema } from '#contract/schemas/listing-calls.ts'
import { type ListingAnswer, listingWireNames } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'

// Object.keys forgets which keys there are.
const answerNames = Object.keys(listingWireNames) as ListingAnswer[]
const reviewedNames: AnswerName[] = ['category', 'deal', 'photos', ...answerNames]
const reviewedFields = orderedList(reviewedNames.map((name) => [name, name] as const))

const reasonSchema = z.object({
  field: optionOf(reviewedFields),
  photo: kept(text({ max: 64 })),
  text: text({ max: reviewLimits.reasonChars }),
})

const version = wholeNumber({ min: 1, max: 2 ** 31 - 1 })

/** A change of a listing's status; staff may say what to correct and what they looked at. */
export const reviewDecisionSchema = statusUpdateSchema.extend({
  reasons: z.preprocess(
    (input: readonly ReviewReason[] | string | undefined) => listFromInput(input),
    z
      .array(reasonSchema, { error: texts.validation.notList })
      .max(reviewLimits.reasons, texts.validation.tooMany(reviewLimits.reasons)),
  ),
  version: kept(version),
  from_status: kept(optionOf(listingStatuses)),
  /** The owner is told of an approval only after the time in which it can be undone. */
  can_undo: kept(flag()),
})

export const dismissComplaintsSchema = spnInputSchema.extend({
  reason: kept(text({ max: reviewLimits.reasonChars })),
})

/** Two listings that are of the same home. */
export const joinListingsSchema = spnInputSchema.extend({ other: listingRef() })

/** Blocking an account, which needs a reason, or unblocking it. */
export const blockUserSchema = z
  .object({ _id: id(), block: flag(), reason: kept(text({ max: reviewLimits.blockReasonChars })) })
  .refine(({ block, reason }) => !block || reason !== undefined, {
    path: ['reason'],
    error: texts.validation.empty,
  })

/** What becomes of a request for a call or an answer by mail. */
export const moveRequestSchema = z.object({
  _id: id(),
  req_type: z.enum(['call', 'mail'], texts.validation.unknownOption),
  status: optionOf(requestStatuses),
  note: z.preprocess(
    (input: string | undefined) => (input === '' ? null : input),
    text({ max: reviewLimits.requestNoteChars }).nullish(),
  ),
  version,
})
