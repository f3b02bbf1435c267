import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useRefresh } from '#app/browser/use-refresh.ts'
import {
  type DraftAnswers,
  readWireDraft,
  stepPath,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import { type AnswerOf, call, type PostedOf } from '#app/forms/api-client.ts'
import { useSignedIn } from '#app/session/sign-in-again.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { type UploadType, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'

type SaveOptions<Answers> = {
  step: UploadType
  draft: WizardDraft
  start: Answers
  startOf: (answers: DraftAnswers) => Answers
  onSavedElsewhere: (saved: Answers) => void
}

/** Saves a step over the version that it was opened with, and goes on to the next one. */
export function useSaveStep<Answers>(options: SaveOptions<Answers>) {
  const { step, draft, start, startOf, onSavedElsewhere } = options
  const { category, deal, spn } = draft
  const version = useRef(draft.version)
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const refresh = useRefresh()

  /** Another save in between is no conflict as long as it left the answers of this step alone. */
  async function save(posted: PostedOf<'/api/prop/listing'>, unsaved_revision?: string) {
    const send = () =>
      signedIn(() =>
        call('/api/prop/listing', { ...posted, version: version.current, unsaved_revision }),
      )
    const reply = await send()
    if (reply.ok || reply.code !== 409 || !spn) return reply

    const now = await call('/api/prop/draft', { spn })
    if (!now.ok) return now
    const { data } = now.answer
    const isOtherKind = data.property_category !== category || data.property_status !== deal
    if (isOtherKind && !draft.isChanged) return void (await showOtherKind())
    version.current = data.version
    const saved = startOf(readWireDraft(data))
    if (JSON.stringify(saved) === JSON.stringify(start)) return send()
    onSavedElsewhere(saved)
    return undefined
  }

  /** Another kind asks other questions; what is typed here is kept for those that are the same. */
  async function showOtherKind() {
    await confirm(texts.wizard.kindChangedElsewhere)
    await refresh()
  }

  async function goOn({ spn_already }: AnswerOf<'/api/prop/listing'>) {
    if (spn && spn !== spn_already) {
      await confirm(texts.wizard.somethingWrong)
      return navigate('/dashboard')
    }
    const steps = wizardStepsFor(draft)
    const next = steps[steps.indexOf(step) + 1] ?? 'finish'
    return navigate(stepPath(next, { ...draft, spn: spn_already, isChanged: false }))
  }

  return { save, goOn }
}
