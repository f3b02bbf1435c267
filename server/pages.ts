import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { servicesContext, siteContext, troubleContext, viewerContext } from '#app/context.ts'
import { nonceMark } from '#app/nonce-mark.ts'
import type { SiteSettings } from '#contract/site.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { type RenderedPage, sharedPageKey } from '#server/page-cache.ts'
import type { Services } from '#server/services.ts'
import { mapHosts, siteSettings } from '#server/site-settings.ts'

// Only while sources are followed may a page show what went wrong inside.
const mode = import.meta.env.PROD ? 'production' : 'development'

const readable = new Set(['GET', 'HEAD'])

/** Renders the pages. */
export function createPages({ env, pageCache }: Services) {
  const render = createRequestHandler(() => import('virtual:react-router/server-build'), mode)
  const site = siteSettings(env)
  const hosts = mapHosts(env)

  return async (c: AppContext) => {
    // Pages are read; whatever changes something is a call of the API, with its checks.
    if (!readable.has(c.req.method)) return c.body(null, 405, { allow: [...readable].join(', ') })

    const key = c.var.viewer ? undefined : sharedPageKey(c.req.raw)
    const kept = key && pageCache.find(key)
    if (kept) return answerPage(kept, 200, hosts)

    const answer = await renderRequest(c, site, render)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
    const page = { html: await answer.text(), headers: [...answer.headers] }
    if (key && isForAll(answer)) pageCache.keep(key, page)
    return answerPage(page, answer.status, hosts)
  }
}

async function renderRequest(
  c: AppContext,
  site: SiteSettings,
  render: ReturnType<typeof createRequestHandler>,
) {
  const trouble = { isDatabaseAway: false }
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(viewerContext, c.var.viewer)
  context.set(servicesContext, c.var.services)
  context.set(troubleContext, trouble)

  const response = await render(c.req.raw, context)
  const status = trouble.isDatabaseAway ? 503 : response.status
  const answer = new Response(response.body, { headers: response.headers, status })
  if (trouble.isDatabaseAway) answer.headers.set('retry-after', '2')
  // What a person sees who is signed in must not come back from a cache after he has left.
  const storing = c.var.viewer ? 'no-store' : 'private, no-cache'
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', storing)
  return answer
}

/** Whether a page holds nothing of one visitor's own. The two cookies follow from its address alone. */
function isForAll({ status, headers }: Response) {
  return status === 200 && headers.getSetCookie().every((line) => /^(seen_splash|city)=/.test(line))
}

/** Sends a page, its inline scripts under a nonce of this answer's own. */
function answerPage({ html, headers }: RenderedPage, status: number, hosts: string[]) {
  const nonce = randomBytes(16).toString('base64')
  const answer = new Response(html.replaceAll(nonceMark, nonce), { headers, status })
  answer.headers.set(
    'content-security-policy',
    pagePolicy(nonce, { mapHosts: hosts, followsSources: mode === 'development' }),
  )
  return answer
}
