import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { renderedContext, servicesContext, troubleContext } from '#app/context.ts'
import { nonceMark } from '#app/nonce-mark.ts'
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

  const loaded = context.serverHandoffStream ? await readAll(context.serverHandoffStream) : ''
  const tree = {
    ...context,
    serverHandoffStream: undefined,
    renderMeta: { didRenderScripts: false },
  }
  const rendered = loadContext.get(renderedContext)
  rendered.html = renderToString(
    <ServerRouter context={tree} url={request.url} nonce={nonceMark} />,
  )
  if (loaded && tree.renderMeta.didRenderScripts) {
    rendered.handover = handoverOf(loaded) + startScripts
  }
  return new Response(null, { status, headers })
}

/** Writes down what a loader or a component threw. People who left before the end are no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isDatabaseAway(error)) context.get(troubleContext).isDatabaseAway = true
  context.get(servicesContext).log.error({ path: new URL(request.url).pathname, err: error })
}

async function readAll(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text
}

function handoverOf(loaded: string) {
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${asScriptText(loaded)});${controller}.close();`
}

/** JSON that cannot end the script it stands in. */
function asScriptText(value: string) {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escaped[sign]!)
}

const escaped: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
