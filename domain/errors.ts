import * as sentences from '#contract/texts/errors.ts'
import type { ErrorCode } from '#contract/texts.ts'

type Details = {
  /** What is wrong with each field, by the name that the domain has for it. */
  fields?: Record<string, string>
  /** A sentence that fits better than the code's own. */
  message?: string
  /** Seconds to wait before trying again. */
  retryAfter?: number
  /** Whether the same request by anybody else at the client's address would be refused as well. */
  isOfAddress?: boolean
}

/** A refusal the caller can explain to a person. Anything else thrown is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string>
  readonly retryAfter: number | undefined
  readonly isOfAddress: boolean

  constructor(code: ErrorCode, details: Details = {}) {
    const { fields = {}, message, retryAfter, isOfAddress = false } = details
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: every code has its sentence, and browsers do not load this
    super(message ?? sentences[code])
    this.name = 'DomainError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.isOfAddress = isOfAddress
  }
}

/** By name: with hot reload, pages have another copy of the class than the rest of the process. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError'
}
