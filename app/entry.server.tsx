import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { servicesContext, troubleContext } from '#app/context.ts'
import { nonceMark } from '#app/nonce-mark.ts'
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
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const loaded = context.serverHandoffStream ? await readAll(context.serverHandoffStream) : ''
  const html = renderToString(
    <ServerRouter
      context={{ ...context, serverHandoffStream: undefined }}
      url={request.url}
      nonce={nonceMark}
    />,
  )
  return new Response(`<!doctype html>${withLoadedData(html, loaded)}`, { status, headers })
}

/** Writes down what a loader or a component threw. People who left before the end are no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isDatabaseAway(error)) context.get(troubleContext).isDatabaseAway = true
  context.get(servicesContext).log.error({ path: new URL(request.url).pathname, err: error })
}

function readAll(stream: ReadableStream<Uint8Array>) {
  return new Response(stream).text()
}

function withLoadedData(html: string, loaded: string) {
  const bodyEnd = html.lastIndexOf('</body>')
  if (!loaded || bodyEnd < 0 || !html.includes('__reactRouterContext')) return html

  const controller = 'window.__reactRouterContext.streamController'
  const script = `${controller}.enqueue(${asScriptText(loaded)});${controller}.close();`
  return `${html.slice(0, bodyEnd)}<script nonce="${nonceMark}">${script}</script>${html.slice(bodyEnd)}`
}

/** JSON that cannot end the script it stands in. */
function asScriptText(value: string) {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
