import { randomBytes } from 'node:crypto'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { isFirstOfVisit, splashCookie } from '#app/features/site-splash/splash-cookie.ts'
import {
  addressContext,
  detailsContext,
  nonceContext,
  resourcesContext,
  siteContext,
  type Trouble,
  troubleContext,
  viewerContext,
} from '#app/session/context.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer, ViewerDetails } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import type { Env } from '#server/env.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { createCountView } from '#server/pages/count-view.ts'
import { createPageLimit } from '#server/pages/limit-pages.ts'
import { readableRequest } from '#server/pages/readable-request.ts'
import { RenderedPage } from '#server/pages/rendered-page.ts'
import { findSharedPage } from '#server/pages/shared-page.ts'
import { mapHosts, siteSettings } from '#server/pages/site-settings.ts'

// In development mode, error pages show stack traces.
const mode = import.meta.env.PROD ? 'production' : 'development'

type Asker = {
  resources: Resources
  address: string
  viewer?: Viewer | null
  details?: ViewerDetails | undefined
}

const readable = new Set(['GET', 'HEAD'])

/** Serves the pages. The build is loaded before the first request. */
export async function createPages(resources: Resources) {
  const render = createRenderer(resources.env, await loadHandler())
  const countView = createCountView(resources)
  const limitPages = createPageLimit()

  function renderFor({ viewer, address, details, resources }: AppContext['var'], request: Request) {
    const { shedLoad, pageCache } = resources
    if (viewer)
      return shedLoad(true, () => render(request, { resources, address, viewer, details }))

    const renderWithin = (wanted: Request) =>
      limitPages(address, () => shedLoad(false, () => render(wanted, { resources, address })))
    const shared = findSharedPage(request)
    if (!shared) return renderWithin(request)
    return pageCache.share(shared.key, () => renderWithin(shared.request()))
  }

  return async (c: AppContext) => {
    // Pages have no actions: all changes go through the API and its checks.
    if (!readable.has(c.req.method)) return c.body(null, 405, { allow: [...readable].join(', ') })

    const page = await renderFor(c.var, readableRequest(c.req.raw))
    countView(c, page.status)
    return 'bodyFor' in page ? sendPage(c, page) : c.newResponse(page.body, page)
  }
}

async function sendPage(c: AppContext, page: RenderedPage) {
  const { encoding, body } = await page.bodyFor(c.req.header('accept-encoding'))
  const answer = c.body(body, page.status as ContentfulStatusCode, {
    ...page.headers,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  for (const cookie of page.cookies) answer.headers.append('set-cookie', cookie)
  if (isFirstOfVisit(c.req.raw)) answer.headers.append('set-cookie', splashCookie)
  return answer
}

/** Renders a page; a redirect or a file is returned as the router's response. */
function createRenderer(env: Env, handle: RequestHandler) {
  const site = siteSettings(env)
  const policy = { mapHosts: mapHosts(env), hotReload: mode === 'development' }

  return async (request: Request, { resources, address, viewer = null, details }: Asker) => {
    const trouble: Trouble = { isDatabaseAway: false }
    // One nonce per rendering: a cached page keeps it together with its policy.
    const nonce = randomBytes(16).toString('base64url')
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(addressContext, address)
    context.set(viewerContext, viewer)
    context.set(detailsContext, details)
    context.set(resourcesContext, resources)
    context.set(troubleContext, trouble)
    context.set(nonceContext, nonce)

    const answer = await handle(request, context)
    if (trouble.isTooLate) throw new DomainError('unavailable', { retryAfter: 2 })
    const { headers } = answer
    // Back must not show the pages of a signed-in person again after a logout.
    if (!headers.has('cache-control')) {
      headers.set('cache-control', viewer ? 'no-store' : 'private, no-cache')
    }
    // Tells the service worker whose page it is, so that it keeps nobody's pages for another
    // person.
    headers.set('basera-session', viewer?.sessionId ?? '')
    const retryAfter = trouble.isDatabaseAway ? 2 : trouble.retryAfter
    if (retryAfter) headers.set('retry-after', String(retryAfter))
    const status = trouble.isDatabaseAway ? 503 : answer.status
    if (!headers.get('content-type')?.startsWith('text/html')) {
      return new Response(answer.body, { status, headers })
    }

    headers.set('content-security-policy', pagePolicy(nonce, policy))
    const cookies = headers.getSetCookie()
    headers.delete('set-cookie')
    const bytes = Buffer.from(await answer.arrayBuffer())
    return new RenderedPage(bytes, { status, headers: Object.fromEntries(headers), cookies })
  }
}

async function loadHandler() {
  return createRequestHandler(await import('virtual:react-router/server-build'), mode)
}
