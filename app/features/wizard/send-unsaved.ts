import { call, type PostedOf } from '#app/forms/api-client.ts'
import type { UnsavedInput } from '#contract/listing/unsaved-steps.ts'

type Form = Omit<PostedOf<'/api/prop/unsaved/keep'>, 'input'>

/** The step of which listing, and what is known of it before it is saved. */
export type UnsavedPlace = Omit<Form, 'typed_over' | 'revision'>

/** The most that a request may carry that outlives its page. */
const keepaliveChars = 60_000

export function sendUnsaved(values: UnsavedInput, form: Form) {
  const input = JSON.stringify(values)
  const isHidden = document.visibilityState === 'hidden'
  const keepalive = isHidden && encodeURIComponent(input).length < keepaliveChars
  return call('/api/prop/unsaved/keep', { ...form, input }, { keepalive })
}
