import type { WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import type { WizardStep } from '#contract/listing/wizard-steps.ts'

/** What staff want corrected at a field. */
export function reasonOfField({ reasons }: WizardDraft, name: string): string | undefined {
  return reasons.find((each) => each.name === name && !each.photo)?.text
}

/** Why staff sent a picture back. */
export function reasonOfPhoto({ reasons }: WizardDraft, path: string): string | undefined {
  return reasons.find(({ photo }) => photo === path)?.text
}

/** The steps with something to correct. */
export function stepsToCorrect({ reasons }: WizardDraft): ReadonlySet<WizardStep> {
  return new Set(reasons.map(({ step }) => step))
}
