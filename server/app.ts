import { Hono } from 'hono'
import { createApi } from '#server/api/api.ts'
import type { Services } from '#server/create-services.ts'
import { devOutbox } from '#server/dev-outbox.ts'
import { health } from '#server/health.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { compress } from '#server/http/compress.ts'
import { ownHostOnly } from '#server/http/own-origin.ts'
import { requestFrame, withViewer } from '#server/http/request-frame.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { answerTrouble } from '#server/http/trouble.ts'
import { logout } from '#server/logout.ts'
import { createPages } from '#server/pages.ts'
import { pictures } from '#server/pictures.ts'

/** The whole site behind one function from Request to Response: calls and pictures first, the rest is pages. */
export async function createApp(services: Services) {
  const { PUBLIC_URL } = services.env
  const pages = await createPages(services)

  return new Hono<AppEnv>()
    .use(requestFrame(services))
    .use(securityHeaders(PUBLIC_URL))
    .route('/', health)
    .use(ownHostOnly(PUBLIC_URL))
    .route('/img', pictures)
    .use(compress)
    .route('/', createApi(services.env))
    .route('/', devOutbox)
    .route('/', logout)
    .use(withViewer())
    .all('*', pages)
    .onError(answerTrouble)
}
