import { call, type PostedOf } from '#app/forms/api-client.ts'
import type { UnsavedInput } from '#contract/listing/unsaved-steps.ts'

type Form = Omit<PostedOf<'/api/prop/unsaved/keep'>, 'input'>

/** The step and its listing, and the basic details before the listing is saved. */
export type UnsavedPlace = Omit<Form, 'typed_over' | 'revision'>

/** Browsers limit the body of a request that outlives its page. */
const keepaliveChars = 60_000

export function sendUnsaved(values: UnsavedInput, form: Form) {
  const input = JSON.stringify(values)
  const isHidden = document.visibilityState === 'hidden'
  const keepalive = isHidden && encodeURIComponent(input).length < keepaliveChars
  return call('/api/prop/unsaved/keep', { ...form, input }, { keepalive })
}
