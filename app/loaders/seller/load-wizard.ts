import { isDeepStrictEqual } from 'node:util'
import { replace } from 'react-router'
import {
  asDraftAnswers,
  type DraftReason,
  stepPath,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import { isId } from '#contract/ids.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import { unsavedSteps } from '#contract/listing/unsaved-steps.ts'
import { type WizardStep, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { isOption } from '#contract/options/option-list.ts'
import { categories, cities, deals, defaultCity } from '#contract/options.ts'
import { stepOfAnswer } from '#contract/schemas/answer-step.ts'
import { listIncompleteSteps } from '#contract/schemas/listing.ts'
import { listingToForm, listingWireNames } from '#contract/schemas/listing-wire.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { findOwnDraft, findOwnDraftByKey } from '#domain/listings/find-own-draft.ts'
import { withKind } from '#domain/listings/listing-kind.ts'
import { findReasonsLeft } from '#domain/review/find-reasons-left.ts'
import { findUnsavedStep, listUnsavedSteps } from '#domain/unsaved-steps/find-unsaved-steps.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What a step of the wizard begins with. Without such a draft, the wizard starts over. */
export async function loadWizard(
  db: Db,
  viewer: Viewer,
  step: WizardStep,
  query: URLSearchParams,
): Promise<WizardDraft> {
  const id = query.get('id')
  if (!id) return loadNewDraft(db, viewer, step, query)

  const saved = await findOwnDraft(db, viewer, id)
  if (!saved) throw replace('/list-property')
  const basics = { category: saved.category, deal: saved.deal, city: saved.city ?? defaultCity }
  // A listing on show stays of its kind.
  const chosen = (!saved.revises && readBasics(query)) || basics
  const listing = withKind(saved, chosen)
  const { propertyType, spn, version, statusReason } = listing
  const draft = {
    ...chosen,
    propertyType: propertyType ?? undefined,
    spn,
    version,
    draftKey: undefined,
    reason: statusReason,
    isChanged: !isDeepStrictEqual(chosen, basics),
    savedAgo: savedAgo(saved),
    isRevision: saved.revises !== null,
    answers: asDraftAnswers(listingToForm({ ...listing, city: chosen.city })),
    incomplete: listIncompleteSteps(listing).map((incomplete) => incomplete.step),
    reasons: (await findReasonsLeft(db, listing)).map(toDraftReason),
    unsaved: await loadUnsaved(db, viewer, { step, ref: spn }),
    unsavedSteps: await listUnsavedSteps(db, listing),
  }
  const steps: WizardStep[] = ['basic_details', ...wizardStepsFor(draft)]
  const isFixed = draft.isRevision && step === 'basic_details'
  if (isFixed || !steps.includes(step)) throw replace(stepPath('prop_details', draft))
  return draft
}

/** A listing of which only the basic details are known, which the address carries. */
async function loadNewDraft(db: Db, viewer: Viewer, step: WizardStep, query: URLSearchParams) {
  const basics = readBasics(query)
  const draftKey = query.get('key')
  const isFirst = step === 'basic_details' || step === 'prop_details'
  if (!basics || !draftKey || !isId(draftKey) || !isFirst) throw replace('/list-property')

  // The first save succeeded although its answer was lost, or somebody went back to its page; the
  // history entry is replaced, so that Forward still works.
  const begun = await findOwnDraftByKey(db, viewer, draftKey)
  if (begun) throw replace(stepPath(step, { ...basics, ...begun, draftKey }))
  const nothing = {
    spn: undefined,
    version: undefined,
    propertyType: undefined,
    reason: '',
    savedAgo: undefined,
    isRevision: false,
  }
  const incomplete = wizardStepsFor(basics)
  return {
    ...nothing,
    ...basics,
    draftKey,
    isChanged: false,
    answers: {},
    incomplete,
    reasons: [],
    unsaved: await loadUnsaved(db, viewer, { step, draftKey }),
    unsavedSteps: [],
  }
}

type StepOf = { step: WizardStep; ref?: string; draftKey?: string }

function loadUnsaved(db: Db, viewer: Viewer, { step, ...draft }: StepOf) {
  return isOption(unsavedSteps, step) ? findUnsavedStep(db, viewer, { step, ...draft }) : undefined
}

/** The last change of a listing that was sent back is the decision, not a save. */
function savedAgo({ status, updatedAt }: Pick<Listing, 'status' | 'updatedAt'>) {
  return status === 'draft' ? Math.max(0, Date.now() - updatedAt.getTime()) : undefined
}

function readBasics(query: URLSearchParams) {
  const [category, deal, city] = ['category', 'deal', 'city'].map((name) => query.get(name))
  const isKnown = isOption(categories, category) && isOption(deals, deal) && isOption(cities, city)
  return isKnown ? { category, deal, city } : undefined
}

function toDraftReason({ field, photo, text }: ReviewReason): DraftReason {
  const names: Record<string, { posted: string }> = listingWireNames
  const name = field === 'photos' ? 'images' : (names[field]?.posted ?? '')
  return { step: stepOfAnswer(field), name, photo: photo && photoPath(photo), text }
}
