import type { z } from 'zod'
import { errorsFromPosted, type OurName, toPosted } from '#contract/schemas/posted-names.ts'
import * as texts from '#contract/texts.ts'
import type { Calls } from '#server/api/calls.ts'
import type { StreamedJson } from '#server/api/streamed-json.ts'

export type CallPath = keyof Calls
export type SchemaOf<P extends CallPath> = Extract<Calls[P]['form'], z.ZodType>
export type AnswerOf<P extends CallPath> = Exclude<
  Awaited<ReturnType<Calls[P]['answer']>>,
  StreamedJson
>

/** Calls whose answer is a message about what was done. */
export type SayingPath = {
  [P in CallPath]: AnswerOf<P> extends { data: { message: string } } ? P : never
}[CallPath]

/** What a call takes, under our names; what the schema of its form may miss can be left out. */
export type PostedOf<P extends CallPath> = WithOptionalKeys<z.input<SchemaOf<P>>>

type WithOptionalKeys<Input> = Input extends unknown
  ? { [K in FieldOf<Input> as undefined extends Input[K] ? never : OurName<K>]: Input[K] } & {
      [K in FieldOf<Input> as undefined extends Input[K] ? OurName<K> : never]?: Input[K]
    }
  : never

/** Files are beside the fields: `uploadFile` sends them. */
type FieldOf<Input> = {
  [K in keyof Input]: Input[K] extends { claimedType: string } ? never : K
}[keyof Input]

/** What became of a call: its answer, or why there is none. Code 0 means that the network failed. */
export type Reply<Answer> = { ok: true; answer: Answer } | Refusal

export type Refusal = { ok: false; code: number; message: string; errors: Record<string, string> }

/** A line that went silent is given up: no answer of ours takes that long, and browsers wait for minutes. */
const patienceMs = 30_000

/** Makes a call of our own API, typed by its table of calls, in our words. Lists travel as JSON. */
export async function call<P extends CallPath>(
  path: P,
  form: PostedOf<P>,
  /** `keepalive` lets it outlive the page; browsers allow that up to 64 kB. */
  options?: Pick<RequestInit, 'keepalive' | 'signal' | 'credentials'>,
): Promise<Reply<AnswerOf<P>>> {
  try {
    const body = encode(toPosted(path, form))
    const signal = AbortSignal.timeout(patienceMs)
    const request = { method: 'POST', headers: apiKey(), body, signal, ...options }
    const response = await fetch(path, request)
    const answer = await response.json()
    if (answer.result_code === 1) return { ok: true, answer }
    const { message = texts.errors.unexpected, errors = {} } = answer.data ?? {}
    // The call that saves answers has result code 0 for every failure.
    const code = answer.result_code || response.status
    return { ok: false, code, message, errors: errorsFromPosted(path, errors) }
  } catch {
    return { ok: false, code: 0, message: texts.trouble.offline, errors: {} }
  }
}

/** The key that the server wrote into the page. */
export function apiKey() {
  return { 'x-api-key': document.documentElement.dataset.apiKey ?? '' }
}

function encode(form: object) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || value === null) continue
    body.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  return body
}
