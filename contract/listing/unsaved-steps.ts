import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import { type OptionOf, optionList } from '#contract/options/option-list.ts'

const { finish: _nothingToType, ...typedInto } = wizardSteps.labels

/** The steps of the wizard into which something can be typed. */
export const unsavedSteps = optionList(typedInto)

export type UnsavedStep = OptionOf<typeof unsavedSteps>

/** What fields hold, by the names they are posted by, right or wrong. */
export type UnsavedInput = Record<string, string | readonly string[]>

/** `begun`: listings of which not even the first step is saved. */
export const unsavedLimits = { inputChars: 16_000, begun: 5, keptDays: 90 } as const

/**
 * A fingerprint of the answers (FNV-1a, 64 bits in two halves), by which to tell whether input was
 * typed over the answers that are stored now.
 */
export function fingerprint(answers: object): string {
  const text = JSON.stringify(answers)
  return `${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x2545f491)}`
}

function fnv1a(text: string, seed: number) {
  let hash = seed
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
