import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorCode } from '#contract/texts.ts'
import * as texts from '#contract/texts.ts'
import { isAccountErased } from '#db/is-account-erased.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'
import { DomainError, isDomainError } from '#domain/errors.ts'
import type { AppContext } from '#server/http/app-env.ts'

/** The HTTP status of each way to fail. */
export const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  unreadable: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
}

/** The body of every failed API call. */
type Failure = {
  result_code: number
  data: { message: string; errors?: Record<string, string> }
}

/** Turns any error into a refusal that people can understand; our own faults go to the log. */
function asDomainError(c: AppContext, error: unknown): DomainError {
  if (isDomainError(error)) return error
  if (isAccountErased(error)) return new DomainError('signed_out')
  c.var.resources.log.error({ requestId: c.var.requestId, path: c.req.path, err: error })
  if (isDiskRefusing(error)) {
    return new DomainError('unavailable', { message: texts.wizard.photoNoRoom, retryAfter: 60 })
  }
  return isDatabaseAway(error)
    ? new DomainError('unavailable', { retryAfter: 2 })
    : new DomainError('unexpected')
}

/** Whether a picture cannot be stored just now: no space, or a failing disk. */
function isDiskRefusing(error: unknown) {
  return (
    error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|EROFS|EIO)$/.test(`${error.code}`)
  )
}

export function answerFailure(c: AppContext, cause: unknown, code = (status: number) => status) {
  const error = asDomainError(c, cause)
  const status = statusOf[error.code]
  if (error.retryAfter) c.header('retry-after', String(Math.ceil(error.retryAfter)))

  const hasFields = Object.keys(error.fields).length > 0
  const data: Failure['data'] = {
    message: error.message,
    ...(hasFields && { errors: error.fields }),
  }
  return c.json({ result_code: code(status), data } satisfies Failure, status)
}

/** The same error with its fields under the names that the form posts. */
export function withPostedNames(error: unknown, postedAs: Record<string, string> = {}): unknown {
  if (!isDomainError(error)) return error
  const { code, message, retryAfter, isOfAddress } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, sentence]) => [postedAs[name] ?? name, sentence]),
  )
  return new DomainError(code, { fields, message, isOfAddress, ...(retryAfter && { retryAfter }) })
}
