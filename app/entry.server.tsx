import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from '#app/browser/start-script.tsx'
import { Handover, readHandover } from '#app/router/handover.tsx'
import {
  addressContext,
  nonceContext,
  resourcesContext,
  troubleContext,
} from '#app/session/context.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(nonceContext)
  // Every page has its data before it renders, so that there is nothing to stream for.
  const { context, loaded } = await readHandover(routerContext)
  const { scheduleFairly } = loadContext.get(resourcesContext)
  if (!(await scheduleFairly(loadContext.get(addressContext)))) {
    loadContext.get(troubleContext).isTooLate = true
    return new Response(null, { status: 503 })
  }
  // <ServerRouter> stands alone, as the browser hydrates it: beside another element, useId would
  // give other ids.
  const page = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
  )
  const handover = renderToStaticMarkup(
    <Handover context={context} loaded={loaded} nonce={nonce} />,
  )
  return new Response(`<!doctype html>${page}${handover}`, { status, headers })
}

/** Logs errors of loaders and components, but not clients that went away or asked for no page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRefusal(error)) return
  if (isDatabaseAway(error)) context.get(troubleContext).isDatabaseAway = true
  context.get(resourcesContext).log.error({ path: new URL(request.url).pathname, err: error })
}

/** The router's own 4xx, for example for a path with a line break, which no route matches. */
function isRefusal(error: unknown) {
  return isRouteErrorResponse(error) && error.status < 500
}
