import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { addressContext, renderedContext, servicesContext, troubleContext } from '#app/context.ts'
import { viewerCheck } from '#app/reload-for-viewer.ts'
import { handoverScript, readHandover, withoutStream } from '#app/router/handover.ts'
import { nonceMark } from '#app/router/script-tags.ts'
import { startScripts } from '#app/start-scripts.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'

/**
 * Renders a page in one go. Every page has its data before it renders, so streaming would only
 * cost time; the data for the browser follows in one script instead of React Router's stream.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const loaded = await readHandover(context)
  const tree = withoutStream(context)
  const rendered = loadContext.get(renderedContext)
  const { takeTurn } = loadContext.get(servicesContext)
  rendered.html = await takeTurn(loadContext.get(addressContext), () =>
    renderToString(<ServerRouter context={tree} url={request.url} nonce={nonceMark} />),
  )
  if (loaded && tree.renderMeta.didRenderScripts) {
    rendered.handover = viewerCheck + handoverScript(loaded) + startScripts
  }
  return new Response(null, { status, headers })
}

/** Logs what a loader or a component threw, unless the client has gone away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isDatabaseAway(error)) context.get(troubleContext).isDatabaseAway = true
  context.get(servicesContext).log.error({ path: new URL(request.url).pathname, err: error })
}
