import * as texts from '#contract/texts.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'
import { isDomainError } from '#domain/errors.ts'
import type { AppContext } from '#server/http/app-env.ts'

/** Answers an error that neither the API nor a page has handled. */
export function answerUncaughtError(error: Error, c: AppContext) {
  const isBusy = isDomainError(error) && error.code === 'unavailable'
  const isAway = isBusy || isDatabaseAway(error)
  const { log } = c.var.services
  if (!isBusy) log.error({ requestId: c.var.requestId, path: c.req.path, err: error })
  if (isAway) c.header('retry-after', String((isBusy && error.retryAfter) || 2))
  const text = isAway ? texts.errors.unavailable : texts.errors.unexpected
  return c.html(plainPage(text), isAway ? 503 : 500)
}

function plainPage(text: string) {
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${text}</title>
<body><h1>${text}</h1><p><a href="">Try again</a></p></body></html>`
}
