import { z } from 'zod'
import { indiaDay } from '#contract/format/dates.ts'
import { photoKey, photoPath } from '#contract/listing/pictures.ts'
import { id, kept, text, wholeNumber } from '#contract/schemas/fields.ts'
import { listingHeadSchema, readListingStep } from '#contract/schemas/listing.ts'
import { listingIdSchema, spnInputSchema } from '#contract/schemas/listing-calls.ts'
import {
  listingToDraft,
  listingWireNames,
  type PostedAnswer,
  type PostedAnswers,
} from '#contract/schemas/listing-wire.ts'
import { reviewDecisionSchema } from '#contract/schemas/review.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { readDraft } from '#domain/assistance/read-draft.ts'
import {
  ownerFor,
  ownerForPhoto,
  recordTurn,
  writeForOwner,
} from '#domain/assistance/write-for-owner.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findOwnDraft } from '#domain/listings/find-own-draft.ts'
import { findUnlikelyAnswers } from '#domain/listings/find-unlikely-answers.ts'
import { withKind } from '#domain/listings/listing-kind.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { submitListing } from '#domain/listings/submit-listing.ts'
import { undoStatusChange } from '#domain/listings/undo-status-change.ts'
import { requirePinInCity } from '#domain/places/require-pin-in-city.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { findOpenReasons } from '#domain/review/find-last-review.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'
import { memberCall } from '#server/api/call.ts'
import { withPostedNames } from '#server/api/errors.ts'
import { pictureField, UploadedFile } from '#server/api/upload.ts'
import { storePhoto } from '#server/photos/store-photo.ts'
import { turnPhoto } from '#server/photos/turn-photo.ts'

const headSchema = listingHeadSchema.extend({
  /** Optimistic concurrency: the version of the draft that the answers were given on. */
  version: kept(wholeNumber({ min: 1, max: 2 ** 31 - 1 })),
  /** Idempotency key of a new draft: a repeated first save finds the draft it made. */
  draft_key: kept(id()),
  /** The revision of the unsaved input that this save contains; later input stays. */
  unsaved_revision: kept(id()),
})

/** Each step checks its own answers, which depend on the kind of listing. */
const stepSchema: z.ZodType<
  z.output<typeof headSchema>,
  Pick<z.input<typeof headSchema>, keyof (typeof headSchema)['shape']> & PostedAnswers
> = headSchema

const postedAs: Record<string, PostedAnswer> = {
  ...Object.fromEntries(
    Object.entries(listingWireNames).map(([column, { posted }]) => [column, posted]),
  ),
  photos: 'images',
}

/** The owner's side of a listing: the wizard's steps, its draft, its pictures and its status. */
export const listingCalls = {
  '/api/prop/listing': memberCall({
    form: stepSchema,
    postedAs,
    async answer({ db, viewer, form }) {
      const { upload_type: step, spn_already: ref, property_category: category } = form
      const { property_status: deal, version, draft_key: draftKey } = form
      const { unsaved_revision: revision } = form
      if (step === 'finish') {
        if (!ref)
          throw new DomainError('invalid', { fields: { spn_already: texts.validation.empty } })
        const { spn } = await submitListing(db, viewer, ref)
        return { spn_already: spn, data: { message: texts.wizard.finish } }
      }

      const { answers, errors } = await readStep(db, viewer, form)
      if (errors) throw new DomainError('invalid', { fields: errors })
      if (step === 'location_details') requirePinInCity(answers)

      const steps = ref ? [step] : [step, 'basic_details' as const]
      const saved = await writeForOwner(
        db,
        viewer,
        { ref, step, kind: 'save', photos: answers.photos },
        (trx, owner) =>
          saveListingAnswers(trx, owner, ref, {
            category,
            deal,
            answers,
            version,
            draftKey,
            completes: { steps, revision },
          }),
      )
      return {
        spn_already: saved.spn,
        data: { message: texts.wizard.saved, version: saved.version },
      }
    },
  }),

  /** What is unlikely about the answers of a step, to be asked before they are saved. */
  '/api/prop/unlikely': memberCall({
    form: stepSchema,
    async answer({ db, viewer, form }) {
      const { draft, answers, today, kind } = await readStep(db, viewer, form)
      const told = { ...(draft && withKind(draft, kind)), ...answers, ...kind }
      const found = answers ? await findUnlikelyAnswers(db, told, answers, today) : {}
      const unlikely = Object.entries(found).map(([name, question]) => [postedAs[name], question])
      return { data: { unlikely: Object.fromEntries(unlikely) as Record<string, string> } }
    },
  }),

  '/api/prop/draft': memberCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      const draft = await readDraft(db, viewer, form.spnInput)
      const { version, statusReason: reason } = draft
      const reasons = await findOpenReasons(db, draft)
      return { data: { ...listingToDraft(draft), version, reason, reasons } }
    },
  }),

  '/img/upload': memberCall({
    form: z.object({ image: z.instanceof(UploadedFile, { error: texts.validation.empty }) }),
    file: pictureField('image'),
    postedAs: { photo: 'image' },
    async answer({ resources, viewer, form }) {
      const { key } = await storePhoto(resources, viewer, form.image, 'listing')
      return { data: { path: photoPath(key) } }
    },
  }),

  /** Returns the path of the turned photo: a path always shows the same picture. */
  '/img/turn': memberCall({
    form: z.object({ image: text({ max: 100 }), turns: wholeNumber({ min: 1, max: 3 }) }),
    makesPictures: true,
    async answer({ resources, viewer, form }) {
      const image = photoKey(form.image) ?? ''
      const { owner, consent } = await ownerForPhoto(resources.db, viewer, image)
      const key = await turnPhoto(resources, owner, image, form.turns)
      if (consent) await recordTurn(resources.db, consent)
      return { data: { path: photoPath(key) } }
    },
  }),

  /** Owners change their own listings, staff any. */
  '/api/prop/sbpl/update': memberCall({
    form: reviewDecisionSchema,
    async answer({
      db,
      viewer,
      form: { _id, status_code: to, reason, reasons, version, ...form },
    }) {
      const seen = { version, from: form.from_status, canUndo: form.can_undo }
      const change = isStaff(viewer)
        ? decideListing(db, viewer, _id, { to, reason, reasons, ...seen })
        : changeListingStatus(db, actorFor(viewer), _id, { to, reason })
      // Gaps of the listing are named as the wizard posts them.
      await change.catch((error) => Promise.reject(withPostedNames(error, postedAs)))
      return { data: { message: texts.staff.updated } }
    },
  }),

  '/api/prop/sbpl/undo': memberCall({
    form: listingIdSchema,
    async answer({ db, viewer, form }) {
      await undoStatusChange(db, viewer, form._id)
      return { data: { message: texts.dashboard.undone } }
    },
  }),
}

/** The posted answers of a step, checked as those of the kind of listing they belong to. */
async function readStep(db: Db, viewer: Viewer, form: z.output<typeof headSchema>) {
  const { upload_type: step, spn_already: ref, ...posted } = form
  const kind = { category: form.property_category, deal: form.property_status }
  const draft = ref ? await findOwnDraft(db, await ownerFor(db, viewer, ref), ref) : undefined
  const today = indiaDay(new Date())
  const propertyType = draft && withKind(draft, kind).propertyType
  const read = readListingStep(step, posted, { ...kind, propertyType, today })
  return { ...read, draft, today, kind }
}
