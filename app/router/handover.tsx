import type { EntryContext } from 'react-router'

/**
 * Hands the loader data to the browser's router in one script, as the router's own stream does
 * piece by piece. With it a page can be rendered by `renderToString`, which costs half of a
 * streaming renderer.
 */
export async function readHandover(routerContext: EntryContext) {
  const { serverHandoffStream } = routerContext
  const loaded = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  const renderMeta: NonNullable<EntryContext['renderMeta']> = {}
  return { context: { ...routerContext, serverHandoffStream: undefined, renderMeta }, loaded }
}

/** Stands after <ServerRouter>, like the router's own, and for pages that render <Scripts> only. */
export function Handover({ context, loaded, nonce }: HandoverProps) {
  if (!loaded || !context.renderMeta.didRenderScripts) return null
  const controller = 'window.__reactRouterContext.streamController'
  return (
    <script nonce={nonce}>
      {`${controller}.enqueue(${asScriptText(loaded)});${controller}.close();`}
    </script>
  )
}

type HandoverProps = Awaited<ReturnType<typeof readHandover>> & { nonce: string }

/** JSON that cannot end the script it stands in. */
function asScriptText(value: string) {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
