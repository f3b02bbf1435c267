import { type Dispatch, type ReactNode, useEffect, useReducer } from 'react'
import { reasonOfField } from '#app/features/wizard/draft-reasons.ts'
import { filledMark } from '#app/features/wizard/filled-mark.tsx'
import { useLiveAnswers } from '#app/features/wizard/live-answers.ts'
import { loadStepCheck } from '#app/features/wizard/load-step-check.ts'
import { useReportSave } from '#app/features/wizard/save-status.ts'
import {
  type Conflict,
  findConflict,
  type StepEvent,
  stepReducer,
} from '#app/features/wizard/step-conflict.ts'
import { usePrefilled } from '#app/features/wizard/use-prefilled.ts'
import { useSaveStep } from '#app/features/wizard/use-save-step.ts'
import { useUnlikely } from '#app/features/wizard/use-unlikely.tsx'
import { useUnsaved } from '#app/features/wizard/use-unsaved.ts'
import type { DraftAnswers, WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import type { PostedOf } from '#app/forms/api-client.ts'
import type { FormValues } from '#app/forms/form-values.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import type { PostedAnswer } from '#contract/schemas/listing-wire.ts'

type Listing = '/api/prop/listing'
type TypedStep = Exclude<UploadType, 'finish'>
type Answers<Name extends PostedAnswer> = Pick<FormValues<Listing>, Name>
type ListingForm<Name extends PostedAnswer> = ReturnType<typeof useCallForm<Listing, Name>>

/**
 * The form of one wizard step. What is typed is kept on the server until it is saved; saving goes on
 * to the next step. `startOf` says what the fields hold for given answers of the draft. When the
 * same answers were saved or typed elsewhere in the meantime, `conflict` asks which ones to keep.
 */
export function useStepForm<Name extends PostedAnswer>(
  step: TypedStep,
  draft: WizardDraft,
  startOf: (answers: DraftAnswers) => Answers<Name>,
) {
  const { category, deal, city, spn, draftKey } = draft
  const [state, dispatch] = useReducer(stepReducer<Answers<Name>>, draft.answers, (answers) => ({
    start: startOf(answers),
    isDecided: false,
  }))
  const { start } = state
  const kind = { upload_type: step, property_category: category, property_status: deal }
  const reportSave = useReportSave()
  const unsaved = useUnsaved({
    place: { ...kind, city, ...(spn ? { spn_already: spn } : { draft_key: draftKey }) },
    start,
    stored: draft.unsaved,
  })
  const onSavedElsewhere = (saved: Answers<Name>) => dispatch({ type: 'savedElsewhere', saved })
  const { save, goOn } = useSaveStep({ step, draft, start, startOf, onSavedElsewhere })

  const form = useCallForm<Listing, Name>('/api/prop/listing', {
    start,
    // The compiler cannot subtract the names of a type parameter from those of the call.
    rest: {
      ...kind,
      spn_already: spn,
      draft_key: draftKey,
      // Later steps leave the city alone, which another tab may have changed since.
      ...('city' in start || (spn && !draft.isChanged) ? {} : { city }),
    } satisfies Partial<PostedOf<Listing>> as never,
    draftKey: `${step} ${spn ?? draftKey}`,
    keeper: unsaved.keeper,
    checks: 'afterSubmit',
    check: () => loadStepCheck(step, draft),
    async send(posted) {
      if (await fields.askUnlikely(posted)) return undefined
      return reportSave(() => unsaved.replaceBy((revision) => save(posted, revision)))
    },
    async onDone(answer) {
      form.forget()
      fields.disownEdited()
      await goOn(answer)
    },
  })
  const fields = useStepFields(form, start, draft)
  useLiveAnswers(form.values as DraftAnswers)

  // Input from before the kind was changed was typed over other answers and must be kept.
  const conflict = findConflict(state, {
    isOutdated: form.isOutdated && !draft.isChanged,
    typed: unsaved.theirs?.input as Partial<Answers<Name>> | undefined,
  })

  return {
    form: { ...form, field: fields.field },
    filledCount: fields.filledCount,
    conflict: conflict && answersTo(conflict, { form, unsaved, dispatch }),
  }
}

type Asked<Name extends PostedAnswer> = {
  form: ListingForm<Name>
  unsaved: ReturnType<typeof useUnsaved>
  dispatch: Dispatch<StepEvent<Answers<Name>>>
}

function answersTo<Name extends PostedAnswer>(
  { kind, answers }: Conflict<Answers<Name>>,
  { form, unsaved, dispatch }: Asked<Name>,
) {
  return {
    /** Saves these answers over those of the other tab, at once if that is what was tried. */
    keepMine() {
      dispatch({ type: 'keepMine' })
      if (kind === 'saved') return form.submit()
      // From now on, input counts as typed over the answers that are shown.
      unsaved.keeper.note(form.values)
      return unsaved.answer(true)
    },
    /** Drops these answers and shows those of the other tab. */
    takeTheirs() {
      form.reset(answers)
      dispatch({ type: 'takeTheirs', start: kind === 'typed' ? undefined : answers })
      return kind === 'typed' ? unsaved.answer(false) : unsaved.discard()
    },
  }
}

/** The form of a step with these fields. */
export type StepControl<Name extends PostedAnswer> = ReturnType<typeof useStepForm<Name>>['form']

/** What is said at the fields of a step besides their errors. */
function useStepFields<Name extends PostedAnswer>(
  form: ListingForm<Name>,
  start: Answers<Name>,
  draft: WizardDraft,
) {
  const filled = usePrefilled(draft.spn)
  const unlikely = useUnlikely({
    formRef: form.formRef,
    isOpen: (name) => isEdited(name) || filled.wordsOf(name) !== undefined,
    answerTo: (name) => (form.values as DraftAnswers)[name],
    onConfirmed: () => form.submit(),
  })

  // Whether everything is answered is shown from the start, before any field is entered.
  const { prepare } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(prepare, [])

  function isEdited(name: string) {
    const [before, now]: Record<string, unknown>[] = [start, form.values]
    return JSON.stringify(before?.[name]) !== JSON.stringify(now?.[name])
  }

  function wordsOf(name: string) {
    return isEdited(name) ? undefined : filled.wordsOf(name)
  }

  return {
    askUnlikely: unlikely.ask,
    disownEdited: () => filled.disown(Object.keys(start).filter(isEdited)),
    /** How many fields hold what the owner's sentence said. */
    filledCount: Object.keys(start).filter((name) => wordsOf(name) !== undefined).length,
    /**
     * What a field takes. Until it is changed, it says what staff want corrected and marks what the
     * owner's sentence said.
     */
    field<Field extends Name>(name: Field, help?: ReactNode) {
      const words = wordsOf(name)
      const own = form.field(name)
      const error = own.error ?? (isEdited(name) ? undefined : reasonOfField(draft, name))
      const ownHelp = words === undefined ? help : filledMark(words, help)
      return { ...own, error, help: unlikely.helpOf(name, ownHelp) }
    },
  }
}
