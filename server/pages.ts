import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { servicesContext, siteContext, troubleContext, viewerContext } from '#app/context.ts'
import { nonceMark } from '#app/nonce-mark.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import type { Services } from '#server/services.ts'
import { siteSettings } from '#server/site-settings.ts'

const page = 'text/html; charset=utf-8'

/** Renders the pages. */
export function createPages({ env }: Services) {
  // Only while sources are followed may a page show what went wrong inside.
  const mode = import.meta.env.PROD ? 'production' : 'development'
  const render = createRequestHandler(() => import('virtual:react-router/server-build'), mode)
  const site = siteSettings(env)

  return async (c: AppContext) => {
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(viewerContext, c.var.viewer)
    context.set(servicesContext, c.var.services)
    const trouble = { isDatabaseAway: false }
    context.set(troubleContext, trouble)

    const response = await render(c.req.raw, context)
    const status = trouble.isDatabaseAway ? 503 : response.status
    const answer = new Response(response.body, { headers: response.headers, status })
    if (trouble.isDatabaseAway) answer.headers.set('retry-after', '2')
    if (!answer.headers.has('cache-control'))
      answer.headers.set('cache-control', 'private, no-cache')
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
    return withNonce(answer)
  }
}

/** Gives the page's inline scripts a nonce of this answer's own. */
async function withNonce(answer: Response) {
  const nonce = randomBytes(16).toString('base64')
  const html = (await answer.text()).replaceAll(nonceMark, nonce)
  answer.headers.set('content-security-policy', pagePolicy(nonce))
  answer.headers.set('content-type', page)
  return new Response(html, answer)
}
