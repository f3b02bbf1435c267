import type { z } from 'zod'
import * as messages from '#contract/messages.ts'
import type { Calls } from '#server/api/calls.ts'

type Path = keyof Calls
type SchemaOf<P extends Path> = Extract<Calls[P]['form'], z.ZodType>
type FormOf<P extends Path> = Partial<Record<keyof z.input<SchemaOf<P>>, Value>>
type AnswerOf<P extends Path> = Awaited<ReturnType<Calls[P]['answer']>>
type Value = string | number | boolean | readonly string[] | null | undefined | Blob

/** What became of a call: its answer, or why there is none. Code 0 means that the network failed. */
export type Reply<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; code: number; message: string; errors: Record<string, string> }

/** Makes a call of our own API, typed by its table of calls. Lists travel as JSON. */
export async function call<P extends Path>(path: P, form: FormOf<P>): Promise<Reply<AnswerOf<P>>> {
  try {
    const response = await fetch(path, { method: 'POST', headers: apiKey(), body: encode(form) })
    const answer = await response.json()
    if (answer.result_code === 1) return { ok: true, answer }
    const { message = messages.errors.unexpected, errors = {} } = answer.data ?? {}
    // Saving answers result code 0 whatever failed.
    return { ok: false, code: answer.result_code || response.status, message, errors }
  } catch {
    return { ok: false, code: 0, message: messages.trouble.offline, errors: {} }
  }
}

/** The key that the server wrote into the page. */
export function apiKey() {
  return { 'x-api-key': document.documentElement.dataset.apiKey ?? '' }
}

function encode(form: Record<string, Value>) {
  const entries = Object.entries(form).filter(([, value]) => value !== undefined && value !== null)
  const body = entries.some(([, value]) => value instanceof Blob)
    ? new FormData()
    : new URLSearchParams()
  for (const [name, value] of entries) {
    if (value instanceof Blob) (body as FormData).append(name, value)
    else body.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  return body
}
