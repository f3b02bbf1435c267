import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useRefresh } from '#app/browser/use-refresh.ts'
import { reasonOfField } from '#app/features/wizard/draft-reasons.ts'
import { filledMark } from '#app/features/wizard/filled-mark.tsx'
import { useLiveAnswers } from '#app/features/wizard/live-answers.ts'
import { loadStepCheck } from '#app/features/wizard/load-step-check.ts'
import { useReportSave } from '#app/features/wizard/save-status.ts'
import { findConflict, stepReducer } from '#app/features/wizard/step-conflict.ts'
import { usePrefilled } from '#app/features/wizard/use-prefilled.ts'
import { useUnlikely } from '#app/features/wizard/use-unlikely.tsx'
import { useUnsaved } from '#app/features/wizard/use-unsaved.ts'
import {
  type DraftAnswers,
  readWireDraft,
  stepPath,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import { type AnswerOf, call, type PostedOf } from '#app/forms/api-client.ts'
import type { FormValues } from '#app/forms/form-values.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useSignedIn } from '#app/session/sign-in-again.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { type UploadType, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import type { PostedAnswer } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'

type Listing = '/api/prop/listing'
type TypedStep = Exclude<UploadType, 'finish'>

/**
 * The form of one wizard step. What is typed is kept on the server until it is saved; saving goes on
 * to the next step. `startOf` says what the fields hold for given answers of the draft. When the
 * same answers were saved or typed elsewhere in the meantime, `conflict` asks which ones to keep.
 */
export function useStepForm<Name extends PostedAnswer>(
  step: TypedStep,
  draft: WizardDraft,
  startOf: (answers: DraftAnswers) => Pick<FormValues<Listing>, Name>,
) {
  const { category, deal, spn, draftKey } = draft
  type Answers = ReturnType<typeof startOf>
  const [state, dispatch] = useReducer(stepReducer<Answers>, draft.answers, (answers) => ({
    start: startOf(answers),
    isDecided: false,
  }))
  const { start } = state
  const version = useRef(draft.version)
  const goOn = useGoOn(step, draft)
  const signedIn = useSignedIn()
  const reportSave = useReportSave()
  const filled = usePrefilled(spn)
  const alert = useConfirm()
  const refresh = useRefresh()
  const unsaved = useUnsaved({
    place: {
      upload_type: step,
      property_category: category,
      property_status: deal,
      city: draft.city,
      ...(spn ? { spn_already: spn } : { draft_key: draftKey }),
    },
    start,
    stored: draft.unsaved,
  })

  /** Another save in between is no conflict as long as it left the answers of this step alone. */
  async function send(posted: PostedOf<'/api/prop/listing'>, unsaved_revision?: string) {
    const save = () =>
      signedIn(() =>
        call('/api/prop/listing', { ...posted, version: version.current, unsaved_revision }),
      )
    const reply = await save()
    if (reply.ok || reply.code !== 409 || !spn) return reply

    const now = await call('/api/prop/draft', { spn })
    if (!now.ok) return now
    const { data } = now.answer
    const isOtherKind = data.property_category !== category || data.property_status !== deal
    if (isOtherKind && !draft.isChanged) return void (await showOtherKind())
    version.current = data.version
    const stored = startOf(readWireDraft(data))
    if (JSON.stringify(stored) === JSON.stringify(start)) return save()
    dispatch({ type: 'savedElsewhere', saved: stored })
    return undefined
  }

  /** Another kind asks other questions; what is typed here is kept for those that are the same. */
  async function showOtherKind() {
    await alert(texts.wizard.kindChangedElsewhere)
    await refresh()
  }

  const form = useCallForm<Listing, Name>('/api/prop/listing', {
    start,
    // The compiler cannot leave the names of a type parameter out of the call's.
    rest: {
      upload_type: step,
      property_category: category,
      property_status: deal,
      spn_already: spn,
      draft_key: draftKey,
      // Later steps leave the city alone, which another tab may have changed since.
      ...('city' in start || (spn && !draft.isChanged) ? {} : { city: draft.city }),
    } satisfies Partial<PostedOf<Listing>> as never,
    draftKey: `${step} ${spn ?? draftKey}`,
    keeper: unsaved.keeper,
    checks: 'afterSubmit',
    check: () => loadStepCheck(step, draft),
    async send(posted) {
      if (await unlikely.ask(posted)) return undefined
      return reportSave(() => unsaved.replaceBy((revision) => send(posted, revision)))
    },
    async onDone(answer) {
      form.forget()
      filled.disown(Object.keys(start).filter(isEdited))
      await goOn(answer)
    },
  })
  useLiveAnswers(form.values as DraftAnswers)
  const unlikely = useUnlikely({
    formRef: form.formRef,
    isOpen: (name) => isEdited(name) || filled.wordsOf(name) !== undefined,
    answerTo: (name) => (form.values as DraftAnswers)[name],
    onConfirmed: () => form.submit(),
  })

  function isEdited(name: string) {
    const [before, now]: Record<string, unknown>[] = [start, form.values]
    return JSON.stringify(before?.[name]) !== JSON.stringify(now?.[name])
  }

  function wordsOf(name: string) {
    return isEdited(name) ? undefined : filled.wordsOf(name)
  }

  /**
   * What a field takes. Until it is changed, it says what staff want corrected and marks what the
   * owner's sentence said.
   */
  function field<Name extends Parameters<typeof form.field>[0]>(name: Name, help?: ReactNode) {
    const words = wordsOf(name)
    const own = form.field(name)
    const error = own.error ?? (isEdited(name) ? undefined : reasonOfField(draft, name))
    const ownHelp = words === undefined ? help : filledMark(words, help)
    return { ...own, error, help: unlikely.helpOf(name, ownHelp) }
  }

  // Whether everything is answered is shown from the start, before any field is entered.
  const { prepare } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(prepare, [])

  // What was typed before the kind was changed is typed over other answers, and is to stay.
  const conflict = findConflict(state, {
    isOutdated: form.isOutdated && !draft.isChanged,
    typed: unsaved.theirs?.input as Partial<Answers> | undefined,
  })

  return {
    form: { ...form, field },
    /** How many fields hold what the owner's sentence said. */
    filledCount: Object.keys(start).filter((name) => wordsOf(name) !== undefined).length,
    conflict: conflict && {
      /** Saves these answers over those of the other tab, at once if that is what was tried. */
      keepMine() {
        dispatch({ type: 'keepMine' })
        if (conflict.kind === 'saved') return form.submit()
        // From now on it is typed over the answers that are shown.
        unsaved.keeper.note(form.values)
        return unsaved.answer(true)
      },
      /** Drops these answers and shows those of the other tab. */
      takeTheirs() {
        const { kind, answers } = conflict
        form.reset(answers)
        dispatch({ type: 'takeTheirs', start: kind === 'typed' ? undefined : answers })
        return kind === 'typed' ? unsaved.answer(false) : unsaved.discard()
      },
    },
  }
}

/** Goes to the next step once this one is saved. */
function useGoOn(step: UploadType, draft: WizardDraft) {
  const { category, deal, spn } = draft
  const navigate = useNavigate()
  const alert = useConfirm()

  return async function goOn({ spn_already }: AnswerOf<'/api/prop/listing'>) {
    if (spn && spn !== spn_already) {
      await alert(texts.wizard.somethingWrong)
      return navigate('/dashboard')
    }
    const steps = wizardStepsFor(category, deal)
    const next = steps[steps.indexOf(step) + 1] ?? 'finish'
    return navigate(stepPath(next, { ...draft, spn: spn_already, isChanged: false }))
  }
}
