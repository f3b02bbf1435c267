import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import {
  addressContext,
  detailsContext,
  renderedContext,
  servicesContext,
  siteContext,
  troubleContext,
  viewerContext,
} from '#app/context.ts'
import { isFirstOfVisit, splashCookie } from '#app/features/site-splash/splash-cookie.ts'
import type { Viewer, ViewerDetails } from '#domain/viewer.ts'
import type { Services } from '#server/create-services.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { createCountView } from '#server/insight/count-view.ts'
import { assemblePage } from '#server/pages/assemble-page.ts'
import { RenderedPage } from '#server/pages/rendered-page.ts'
import { findSharedPage } from '#server/pages/shared-page.ts'
import { mapHosts, siteSettings } from '#server/pages/site-settings.ts'

// In development mode, error pages show stack traces.
const mode = import.meta.env.PROD ? 'production' : 'development'

const readable = new Set(['GET', 'HEAD'])

/** Serves the pages. The build is loaded before the first request. */
export async function createPages(services: Services) {
  const render = createRenderer(services, await loadHandler())
  const countView = createCountView(services)

  return async (c: AppContext) => {
    // Pages have no actions: all changes go through the API and its checks.
    if (!readable.has(c.req.method)) return c.body(null, 405, { allow: [...readable].join(', ') })

    const viewer = c.get('viewer')
    const request = withoutNul(c.req.raw)
    const shared = viewer ? undefined : findSharedPage(request)
    const page = shared
      ? await services.pageCache.share(shared.key, () => render(shared.request(), c.get('address')))
      : await render(request, c.get('address'), viewer, c.get('details'))
    countView(c, page.status)
    return 'bodyFor' in page ? sendPage(c, page) : c.newResponse(page.body, page)
  }
}

/** PostgreSQL takes no NUL. No address of ours has one, so it is read over, as invisible as it is. */
function withoutNul(request: Request): Request {
  const { url, method, headers } = request
  return url.includes('%00') ? new Request(url.replaceAll('%00', ''), { method, headers }) : request
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
function createRenderer(services: Services, handle: RequestHandler) {
  const site = siteSettings(services.env)
  const policy = { mapHosts: mapHosts(services.env), hotReload: mode === 'development' }

  return async (
    request: Request,
    address: string,
    viewer: Viewer | null = null,
    details?: ViewerDetails,
  ) => {
    const trouble: { isDatabaseAway: boolean; retryAfter?: number } = { isDatabaseAway: false }
    const rendered = { html: '', handover: '' }
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(addressContext, address)
    context.set(viewerContext, viewer)
    context.set(detailsContext, details)
    context.set(servicesContext, services)
    context.set(troubleContext, trouble)
    context.set(renderedContext, rendered)

    const answer = await handle(request, context)
    const { headers } = answer
    // Pages of signed-in people must not be shown again by Back after a logout.
    if (!headers.has('cache-control')) {
      headers.set('cache-control', viewer ? 'no-store' : 'private, no-cache')
    }
    const retryAfter = trouble.isDatabaseAway ? 2 : trouble.retryAfter
    if (retryAfter) headers.set('retry-after', String(retryAfter))
    const status = trouble.isDatabaseAway ? 503 : answer.status
    if (!headers.get('content-type')?.startsWith('text/html')) {
      return new Response(answer.body, { status, headers })
    }

    const { bytes, hashes } = assemblePage(rendered, policy)
    headers.set('content-security-policy', pagePolicy(hashes, policy))
    const cookies = headers.getSetCookie()
    headers.delete('set-cookie')
    return new RenderedPage(bytes, { status, headers: Object.fromEntries(headers), cookies })
  }
}

async function loadHandler() {
  return createRequestHandler(await import('virtual:react-router/server-build'), mode)
}
