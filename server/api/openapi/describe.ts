import { z } from 'zod'
import type { ErrorCode } from '#contract/texts.ts'

/** What the description of the API says of a call beyond what its table says. */
export type CallDescription = {
  /** What the call does, in the imperative. */
  summary: string
  /** What cannot be seen from the fields. */
  details?: string
  /** The answer of a successful call, besides `result_code`. */
  answer: z.ZodObject
  /** How it can fail, besides the ways that all calls share. */
  fails?: readonly Extract<ErrorCode, 'not_found' | 'conflict'>[]
  /** Limits that its callers run into, in words. */
  limits?: string
}

type Fails = NonNullable<CallDescription['fails']>

/** A call that answers a sentence for whoever made it. */
export function says(summary: string, ...fails: Fails) {
  return { summary, answer: z.object({ data: z.object({ message: z.string() }) }), fails }
}

/** A call that answers something under `data`. */
export function answers<Shape extends z.ZodRawShape>(
  summary: string,
  shape: Shape,
  ...fails: Fails
) {
  return { summary, answer: z.object({ data: z.object(shape) }), fails }
}
