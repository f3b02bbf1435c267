import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { ErrorCode } from '#contract/texts.ts'
import * as texts from '#contract/texts.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'
import { isDomainError } from '#domain/errors.ts'
import type { AppContext } from '#server/http/app-env.ts'

/** Answers an error that neither the API nor a page has handled. */
export function answerUncaughtError(error: Error, c: AppContext) {
  const domainError = isDomainError(error) ? error : undefined
  const refused = domainError && refusals[domainError.code]
  const { resources, requestId } = c.var
  if (!refused) resources.log.error({ requestId, path: c.req.path, err: error })
  const status = refused ?? (isDatabaseAway(error) ? 503 : 500)
  if (status !== 500) c.header('retry-after', String(domainError?.retryAfter ?? 2))
  c.header('content-security-policy', `default-src 'none'; style-src '${styleHash}'`)
  return c.html(plainPage(resources.env.SITE_NAME, sentences[status]), status)
}

/** What is refused on purpose, and is no error of ours. */
const refusals: Partial<Record<ErrorCode, 429 | 503>> = { unavailable: 503, too_many: 429 }
const sentences = {
  429: texts.trouble.tooManyPages,
  500: texts.errors.unexpected,
  503: texts.errors.unavailable,
}

// The page of those who are refused must cost next to nothing, so the router does not render it. Its
// colours are those of `app/styles/tokens.css`.
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100svh;display:grid;place-content:center;gap:1rem;padding:1.5rem;box-sizing:border-box;text-align:center;font:1.0625rem/1.5 "Anek Latin","Noto Sans",system-ui,sans-serif;background:light-dark(#fbf9f4,#111a16);color:light-dark(#17211c,#efeadf)}
b{color:light-dark(#0f5a43,#8ed2b0);font-size:1.5rem}
h1{margin:0;font-size:1.5rem;line-height:1.25;text-wrap:balance}
a{justify-self:center;padding:.75rem 1.5rem;border-radius:.75rem;background:light-dark(#0f5a43,#1f7a5b);color:#fff;font-weight:600;text-decoration:none}`
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

function plainPage(siteName: string, text: string) {
  return html`<!doctype html>
    <html lang="en-IN">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${text}</title>
      <style>${raw(style)}</style>
      <body>
        <b>${siteName}</b>
        <h1>${text}</h1>
        <a href="">Try again</a>
      </body>
    </html>`
}
