import type { ErrorCode } from '#contract/messages.ts'
import * as messages from '#contract/messages.ts'

type Details = {
  /** What is wrong with each field, by its name. */
  fields?: Record<string, string>
  /** A sentence that fits better than the code's own. */
  message?: string
  /** Seconds to wait before trying again. */
  retryAfter?: number
}

/** A refusal the caller can explain to a person. Anything else thrown is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string>
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { fields = {}, message, retryAfter }: Details = {}) {
    super(message ?? messages.errors[code])
    this.name = 'DomainError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}
