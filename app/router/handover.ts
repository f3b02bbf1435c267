import type { EntryContext } from 'react-router'

/**
 * What the loaders answered, in React Router's own encoding. The router offers it as a stream that
 * its stock entry writes into the page bit by bit; our pages are rendered whole.
 */
export async function readHandover({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of serverHandoffStream) text += decoder.decode(part, { stream: true })
  return text
}

/** The router's context to render without its stream; `renderMeta` tells whether <Scripts> was used. */
export function withoutStream(context: EntryContext) {
  return {
    ...context,
    serverHandoffStream: undefined,
    renderMeta: { didRenderScripts: false },
  }
}

/** The inline script that gives the browser's router what `readHandover` read. */
export function handoverScript(loaded: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${asScriptText(loaded)});${controller}.close();`
}

/** JSON that cannot end the script it stands in. */
function asScriptText(value: string) {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
