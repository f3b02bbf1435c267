import { isRouteErrorResponse } from 'react-router'
import * as texts from '#contract/texts.ts'

export type Explanation = { title: string; text: string; mayHelpToRetry: boolean }

/** Why a page cannot be shown, in words for the person who wanted to see it. */
export function explainError(error: unknown): Explanation {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 404) {
    return { title: texts.empty.page, text: texts.errors.not_found, mayHelpToRetry: false }
  }
  if (status === 403) {
    return { title: 'Not for this account', text: texts.errors.forbidden, mayHelpToRetry: false }
  }
  if (status === 429) return retry('Too many searches at once', texts.errors.too_many)
  if (status === 503) return retry('Please come back in a minute', texts.errors.unavailable)
  if (isNetworkFailure(error)) return retry('You are offline', texts.trouble.offline)
  return retry('That did not work', texts.errors.unexpected)
}

function retry(title: string, text: string): Explanation {
  return { title, text, mayHelpToRetry: true }
}

/** Browsers word it differently, but all throw a TypeError when the network cannot be reached. */
export function isNetworkFailure(error: unknown) {
  return (
    error instanceof TypeError &&
    /fetch|network|load failed|dynamically imported|importing a module/i.test(error.message)
  )
}
