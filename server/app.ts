import { Hono } from 'hono'
import { createApi } from '#server/api/api.ts'
import { devOutbox } from '#server/api/dev-outbox.ts'
import { oneClickUnsubscribe } from '#server/api/one-click-unsubscribe.ts'
import { serveOpenApi } from '#server/api/openapi/serve-openapi.ts'
import type { Resources } from '#server/create-resources.ts'
import { inboxEvents } from '#server/events/inbox-events.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { checkHost } from '#server/http/check-origin.ts'
import { checkPath } from '#server/http/check-path.ts'
import { compress } from '#server/http/compress.ts'
import { answerUncaughtError } from '#server/http/error-response.ts'
import { health } from '#server/http/health.ts'
import { requestContext } from '#server/http/request-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { seeOwnWrites } from '#server/http/see-own-writes.ts'
import { metricsPage } from '#server/metrics/serve-metrics.ts'
import { createPages } from '#server/pages/pages.ts'
import { withViewer } from '#server/pages/with-viewer.ts'
import { pictures } from '#server/photos/serve-photos.ts'
import { logout } from '#server/sessions/logout.ts'
import { shareCards } from '#server/share/serve-cards.ts'
import { streetTiles } from '#server/tiles/serve-tiles.ts'

/** The whole site as one Hono app: health checks, pictures, API calls, then pages. */
export async function createApp(resources: Resources) {
  const { PUBLIC_URL } = resources.env
  const pages = await createPages(resources)

  return new Hono<AppEnv>()
    .use(requestContext(resources))
    .use(seeOwnWrites(resources))
    .use(securityHeaders(PUBLIC_URL))
    .route('/', health)
    .route('/', metricsPage)
    .use(checkHost(PUBLIC_URL))
    .use(checkPath)
    .route('/img', pictures)
    .route('/share', shareCards)
    .route('/tiles', streetTiles)
    .use(compress)
    .route('/', serveOpenApi(resources.env))
    .route('/', createApi(resources.env))
    .route('/', devOutbox)
    .route('/', oneClickUnsubscribe)
    .route('/', logout)
    .use(withViewer())
    .route('/', inboxEvents)
    .all('*', pages)
    .onError(answerUncaughtError)
}
