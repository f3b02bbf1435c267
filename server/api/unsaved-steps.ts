import {
  begunListingSchema,
  unsavedPlaceSchema,
  unsavedStepSchema,
} from '#contract/schemas/unsaved-step.ts'
import * as texts from '#contract/texts.ts'
import { ownerFor, writeForOwner } from '#domain/assistance/write-for-owner.ts'
import { dropBegunListing } from '#domain/unsaved-steps/drop-unsaved-steps.ts'
import { findUnsavedStep } from '#domain/unsaved-steps/find-unsaved-steps.ts'
import { keepUnsavedStep } from '#domain/unsaved-steps/keep-unsaved-step.ts'
import { memberCall } from '#server/api/call.ts'

/** What is typed into the wizard, kept as it is typed; the saved answers are another thing. */
export const unsavedStepCalls = {
  '/api/prop/unsaved': memberCall({
    form: unsavedPlaceSchema,
    async answer({ db, viewer, form }) {
      const owner = await ownerFor(db, viewer, form.spn_already)
      return { data: { unsaved: (await findUnsavedStep(db, owner, placeOf(form))) ?? null } }
    },
  }),

  '/api/prop/unsaved/keep': memberCall({
    form: unsavedStepSchema,
    // A long description in Devanagari takes nine bytes for each character.
    formBytes: 256 * 1024,
    async answer({ db, viewer, form }) {
      const { property_category: category, property_status: deal, city } = form
      const { input, typed_over: typedOver, revision } = form
      const place = placeOf(form)
      const typed = { ...place, category, deal, city, input, typedOver, revision }
      const kept = await writeForOwner(db, viewer, { ...place, kind: 'type' }, (trx, owner) =>
        keepUnsavedStep(trx, owner, typed),
      )
      return { data: { message: texts.wizard.saved, revision: kept } }
    },
  }),

  '/api/prop/unsaved/drop': memberCall({
    form: begunListingSchema,
    async answer({ db, viewer, form }) {
      await dropBegunListing(db, viewer, form.draft_key)
      return { data: { message: texts.wizard.discarded } }
    },
  }),
}

type Place = {
  upload_type: Parameters<typeof findUnsavedStep>[2]['step']
  spn_already?: string | undefined
  draft_key?: string | undefined
}

function placeOf({ upload_type: step, spn_already: ref, draft_key: draftKey }: Place) {
  return { step, ref, draftKey }
}
