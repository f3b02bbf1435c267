import { replace } from 'react-router'
import { asDraftAnswers, stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { isOption } from '#contract/option-list.ts'
import { categories, cities, deals, defaultCity } from '#contract/options.ts'
import { listIncompleteSteps } from '#contract/schemas/listing.ts'
import { listingToForm } from '#contract/schemas/listing-wire.ts'
import { type UploadType, wizardStepsFor } from '#contract/wizard-steps.ts'
import type { Db } from '#db/connect.ts'
import { findOwnDraft, findOwnDraftByKey } from '#domain/listings/find-own-draft.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What a step of the wizard begins with. Where there is no such draft, the wizard starts anew. */
export async function loadWizard(
  db: Db,
  viewer: Viewer,
  step: UploadType,
  query: URLSearchParams,
): Promise<WizardDraft> {
  const id = query.get('id')
  if (!id) return loadNewDraft(db, viewer, step, query)

  const listing = await findOwnDraft(db, viewer, id)
  if (!listing) throw replace('/list-property')
  const { category, deal, city, propertyType, spn, version, statusReason } = listing
  const draft = {
    ...{ category, deal, city: city ?? defaultCity, propertyType: propertyType ?? undefined },
    ...{ spn, version, draftKey: undefined, reason: statusReason },
    answers: asDraftAnswers(listingToForm(listing)),
    incomplete: listIncompleteSteps(listing).map((incomplete) => incomplete.step),
  }
  if (!wizardStepsFor(category, deal).includes(step)) throw replace(stepPath('prop_details', draft))
  return draft
}

/** A listing of which only the basic details are known, which the address carries. */
async function loadNewDraft(db: Db, viewer: Viewer, step: UploadType, query: URLSearchParams) {
  const [category, deal, city] = ['category', 'deal', 'city'].map((name) => query.get(name))
  const draftKey = query.get('key')
  const isKnown = isOption(categories, category) && isOption(deals, deal) && isOption(cities, city)
  if (!isKnown || !draftKey || step !== 'prop_details') throw replace('/list-property')

  // The first save came through although nobody saw its answer, or somebody went back to it; then
  // the entry of the history is replaced, so that Forward still works.
  const begun = await findOwnDraftByKey(db, viewer, draftKey)
  if (begun) throw replace(stepPath('prop_details', { category, deal, city, ...begun, draftKey }))
  const nothing = { spn: undefined, version: undefined, propertyType: undefined, reason: '' }
  const incomplete = wizardStepsFor(category, deal)
  return { ...nothing, category, deal, city, draftKey, answers: {}, incomplete }
}
