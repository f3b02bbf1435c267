import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type AnswerOf, call, type PostedOf } from '#app/api-client.ts'
import { reasonOfField } from '#app/features/wizard/draft-reasons.ts'
import { filledMark } from '#app/features/wizard/filled-mark.tsx'
import { useLiveAnswers } from '#app/features/wizard/live-answers.ts'
import { loadStepCheck } from '#app/features/wizard/load-step-check.ts'
import { useReportSave } from '#app/features/wizard/save-status.ts'
import { useSignedIn } from '#app/features/wizard/sign-in-again.ts'
import { useFilled } from '#app/features/wizard/use-filled.ts'
import {
  type DraftAnswers,
  readWireDraft,
  stepPath,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import type { FormValues } from '#app/forms/form-values.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import * as messages from '#contract/messages.ts'
import type { PostedAnswer } from '#contract/schemas/listing-wire.ts'
import { type UploadType, wizardStepsFor } from '#contract/wizard-steps.ts'

type Listing = '/api/prop/listing'

/**
 * The form of one wizard step. What is typed stays in this tab until it is saved; saving goes on to
 * the next step. `startOf` says what the fields hold for given answers of the draft. When the same
 * answers were saved elsewhere in the meantime, `conflict` asks which ones to keep.
 */
export function useStepForm<Name extends PostedAnswer>(
  step: UploadType,
  draft: WizardDraft,
  startOf: (answers: DraftAnswers) => Pick<FormValues<Listing>, Name>,
) {
  const { category, deal, spn, draftKey } = draft
  const [start, setStart] = useState(() => startOf(draft.answers))
  const [theirs, setTheirs] = useState<ReturnType<typeof startOf>>()
  const [isDecided, setDecided] = useState(false)
  const version = useRef(draft.version)
  const goOn = useGoOn(step, draft)
  const signedIn = useSignedIn()
  const reportSave = useReportSave()
  const filled = useFilled(spn)
  const alert = useAlert()
  const refresh = useRefresh()

  /** Another save in between is no conflict as long as it left the answers of this step alone. */
  async function send(posted: PostedOf<'/api/prop/listing'>) {
    const save = () =>
      signedIn(() => call('/api/prop/listing', { ...posted, version: version.current }))
    const reply = await save()
    if (reply.ok || reply.code !== 409 || !spn) return reply

    const now = await call('/api/prop/draft', { spnInput: spn })
    if (!now.ok) return now
    const { data } = now.answer
    const isOtherKind = data.property_category !== category || data.property_status !== deal
    if (isOtherKind && !draft.isChanged) return void (await showOtherKind())
    version.current = data.version
    const stored = startOf(readWireDraft(data))
    if (JSON.stringify(stored) === JSON.stringify(start)) return save()
    setTheirs(stored)
    return undefined
  }

  /** Another kind asks other questions; what is typed here is kept for those that are the same. */
  async function showOtherKind() {
    await alert(messages.wizard.kindChangedElsewhere)
    await refresh()
  }

  const form = useCallForm<Listing, Name>('/api/prop/listing', {
    start,
    // The compiler cannot leave the names of a type parameter out of the call's.
    rest: {
      ...{ upload_type: step, property_category: category, property_status: deal },
      ...{ spn_already: spn, draft_key: draftKey },
      // Later steps leave the city alone, which another tab may have changed since.
      ...('city' in start || (spn && !draft.isChanged) ? {} : { city: draft.city }),
    } satisfies Partial<PostedOf<Listing>> as never,
    draftKey: `${step} ${spn ?? draftKey}`,
    keepsDraft: true,
    checks: 'afterSubmit',
    check: () => loadStepCheck(step, draft),
    send: (posted) => reportSave(() => send(posted)),
    async onDone(answer) {
      form.forget()
      filled.disown(Object.keys(start).filter(isEdited))
      await goOn(answer)
    },
  })
  useLiveAnswers(form.values as DraftAnswers)

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
    return { ...own, error, help: words === undefined ? help : filledMark(words, help) }
  }

  // Whether everything is answered is shown from the start, before any field is entered.
  const { prepare } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(prepare, [])

  // What was typed before the kind was changed is typed over other answers, and is to stay.
  const isDoubtful = form.isOutdated && !isDecided && !draft.isChanged
  const outdatedBy = isDoubtful ? start : undefined
  const other = theirs ?? outdatedBy

  return {
    form: { ...form, field },
    /** How many fields hold what the owner's sentence said. */
    filledCount: Object.keys(start).filter((name) => wordsOf(name) !== undefined).length,
    conflict: other && {
      /** Saves these answers over those of the other tab, at once if that is what was tried. */
      keepMine() {
        setDecided(true)
        setTheirs(undefined)
        if (theirs) form.submit()
      },
      /** Drops these answers and shows those of the other tab. */
      takeTheirs() {
        setDecided(true)
        setTheirs(undefined)
        setStart(other)
        form.reset(other)
      },
    },
  }
}

/** Goes to the next step once this one is saved. */
function useGoOn(step: UploadType, draft: WizardDraft) {
  const { category, deal, spn } = draft
  const navigate = useNavigate()
  const alert = useAlert()

  return async function goOn({ spn_already }: AnswerOf<'/api/prop/listing'>) {
    if (spn && spn !== spn_already) {
      await alert(messages.wizard.somethingWrong)
      return navigate('/dashboard')
    }
    const steps = wizardStepsFor(category, deal)
    const next = steps[steps.indexOf(step) + 1] ?? 'finish'
    return navigate(stepPath(next, { ...draft, spn: spn_already, isChanged: false }))
  }
}
