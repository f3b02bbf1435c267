import { z } from 'zod'
import { indiaDay } from '#contract/format/dates.ts'
import { kept, wholeNumber } from '#contract/schemas/fields.ts'
import { readListingStep } from '#contract/schemas/listing.ts'
import { listingIdSchema } from '#contract/schemas/listing-calls.ts'
import { listingToForm, type PostedAnswers } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import { putBack } from '#domain/listings/put-back.ts'
import { beginRevision } from '#domain/revisions/begin-revision.ts'
import { changeLiveAnswers } from '#domain/revisions/change-live-answers.ts'
import { discardRevision } from '#domain/revisions/discard-revision.ts'
import { memberCall } from '#server/api/call.ts'

const livePosted = [
  'price',
  'price_negotable',
  'deposit_price',
  'deposite_price_negotable',
  'avalible_from',
] as const

const liveSchema = z.looseObject({
  ...listingIdSchema.shape,
  /** Optimistic concurrency: what the owner looked at. */
  version: kept(wholeNumber({ min: 1, max: 2 ** 31 - 1 })),
})

/** The answers are checked as the wizard's step of price and terms checks them. */
const liveAnswersSchema: z.ZodType<
  z.output<typeof liveSchema>,
  Pick<z.input<typeof liveSchema>, '_id' | 'version'> &
    Partial<Pick<PostedAnswers, (typeof livePosted)[number]>>
> = liveSchema

/** How an owner changes a listing that is shown. */
export const revisionCalls = {
  '/api/prop/revise': memberCall({
    form: listingIdSchema,
    async answer({ db, viewer, form }) {
      const { spn } = await beginRevision(db, viewer, form._id)
      return { data: { spn } }
    },
  }),

  '/api/prop/revise/discard': memberCall({
    form: listingIdSchema,
    async answer({ db, viewer, form }) {
      await discardRevision(db, viewer, form._id)
      return { data: { message: texts.revision.discarded } }
    },
  }),

  '/api/prop/live': memberCall({
    form: liveAnswersSchema,
    async answer({ db, viewer, form: { _id: ref, version, ...posted } }) {
      const listing = await findOwnListing(db, viewer, ref)
      if (!listing) throw new DomainError('not_found')
      const told = Object.fromEntries(
        livePosted.filter((name) => name in posted).map((name) => [name, posted[name]]),
      )
      const today = indiaDay(new Date())
      // A date that has passed meanwhile is no mistake of an owner who changes only the price.
      const stored = { ...listingToForm(listing), avalible_from: listing.availableFrom && today }
      const read = readListingStep('resale_details', { ...stored, ...told }, { ...listing, today })
      if (read.errors) throw new DomainError('invalid', { fields: read.errors })
      const { price, priceNegotiable, deposit, depositNegotiable, availableFrom } = read.answers
      const { status } = await changeLiveAnswers(
        db,
        viewer,
        listing.id,
        {
          price,
          priceNegotiable,
          deposit,
          depositNegotiable,
          ...('avalible_from' in told && { availableFrom }),
        },
        { version },
      )
      const { liveChanged, liveHeld } = texts.revision
      return { data: { message: status === 'active' ? liveChanged : liveHeld } }
    },
  }),

  '/api/prop/put-back': memberCall({
    form: listingIdSchema,
    async answer({ db, viewer, form }) {
      await putBack(db, viewer, form._id)
      return { data: { message: texts.dashboard.isBack } }
    },
  }),
}
