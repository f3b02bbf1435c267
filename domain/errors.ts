import * as sentences from '#contract/messages/errors.ts'
import type { ErrorCode } from '#contract/messages.ts'

type Details = {
  /** What is wrong with each field, by the name that the domain has for it. */
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
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: every code has its sentence, and browsers do not load this
    super(message ?? sentences[code])
    this.name = 'DomainError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  /** By name: with hot reload, pages have another copy of this class than the rest of the process. */
  static override [Symbol.hasInstance](value: unknown): value is DomainError {
    return value instanceof Error && value.name === 'DomainError'
  }
}
