import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router'
import { keepDraftsEvent } from '#app/forms/drafts.ts'

type Refresh = { page: string; hasFailed: boolean }
type Results = Record<string, DataStrategyResult>

let current: Refresh | undefined
let isWaitingForNetwork = false

/** Runs a revalidation of the page that is shown; answers whether its data came. */
export async function runRefresh(revalidate: () => Promise<void>): Promise<boolean> {
  const refresh = { page: pageOf(location), hasFailed: false }
  current = refresh
  await revalidate()
  if (current === refresh) current = undefined
  return !refresh.hasFailed
}

/** Refreshes once as soon as the browser is online again. */
export function refreshWhenOnline(revalidate: () => Promise<void>) {
  if (isWaitingForNetwork) return
  isWaitingForNetwork = true
  const refresh = () => {
    isWaitingForNetwork = false
    return runRefresh(revalidate)
  }
  addEventListener('online', refresh, { once: true })
}

/**
 * Client middleware: a refresh that fails leaves the page as it is. The router would replace it by
 * its error page, and everything typed would be lost.
 */
export const keepPageOnRefresh: MiddlewareFunction<Results> = async ({ url }, next) => {
  const refresh = current?.page === pageOf(url) ? current : undefined
  const results = await next()
  if (!refresh) return results
  // A redirect to the login: forms are restored after it.
  if (Object.values(results).some(isRedirect)) {
    dispatchEvent(new Event(keepDraftsEvent))
    return results
  }
  const kept = Object.entries(results).filter(([, result]) => !isTrouble(result))
  // A newer refresh replaces this one and reports its own failure.
  refresh.hasFailed = current === refresh && kept.length < Object.keys(results).length
  // The router keeps the data of a route without a result.
  return Object.fromEntries(kept)
}

/** The network or the server failed; what the page is about may still be there. */
function isTrouble({ type, result }: DataStrategyResult) {
  if (type !== 'error') return false
  const hasStatus = isRouteErrorResponse(result) || result instanceof Response
  return !hasStatus || result.status >= 500 || result.status === 429
}

function isRedirect({ result }: DataStrategyResult) {
  return result instanceof Response && result.status >= 300 && result.status < 400
}

function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return pathname + search
}
