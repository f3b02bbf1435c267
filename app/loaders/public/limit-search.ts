import { data, type RouterContextProvider } from 'react-router'
import { addressContext, resourcesContext, troubleContext } from '#app/session/context.ts'
import type { ErrorCode } from '#contract/texts.ts'
import { isDomainError } from '#domain/errors.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

const statuses: Partial<Record<ErrorCode, number>> = { too_many: 429, unavailable: 503 }

/**
 * Runs the search of a page within the limit of its client address; beyond it the page is answered
 * 429, or 503 after waiting in vain.
 */
export async function limitSearch<Result>(context: Context, search: () => Promise<Result>) {
  const { limitSearches } = context.get(resourcesContext)
  try {
    return await limitSearches(context.get(addressContext), search)
  } catch (error) {
    const status = isDomainError(error) && statuses[error.code]
    if (!status) throw error
    context.get(troubleContext).retryAfter = error.retryAfter
    throw data(null, { status })
  }
}
