import type { DraftAnswers, WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import type { WizardStep } from '#contract/wizard-steps.ts'

type AnyField = (name: never) => { name: string; value: unknown; error: string | undefined }

/** The form of a step whose fields say what staff want corrected, until they are changed. */
export function withReasons<Form extends { field: AnyField }>(
  form: Form,
  { reasons }: WizardDraft,
  start: DraftAnswers,
): Form {
  if (reasons.length === 0) return form
  function field(name: never) {
    const own = form.field(name)
    const isChanged = JSON.stringify(own.value) !== JSON.stringify(start[own.name])
    const reason = reasons.find((each) => each.name === own.name && !each.photo)
    return { ...own, error: own.error ?? (isChanged ? undefined : reason?.text) }
  }
  return { ...form, field }
}

/** Why staff sent a picture back. */
export function reasonOfPhoto({ reasons }: WizardDraft, path: string): string | undefined {
  return reasons.find(({ photo }) => photo === path)?.text
}

/** The steps with something to correct. */
export function stepsToCorrect({ reasons }: WizardDraft): ReadonlySet<WizardStep> {
  return new Set(reasons.map(({ step }) => step))
}
