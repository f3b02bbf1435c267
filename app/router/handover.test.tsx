import { createContext, runInContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { ServerRouter, UNSAFE_decodeViaTurboStream } from 'react-router'
import { expect, test } from 'vitest'
import { Handover, readHandover } from '#app/router/handover.tsx'
import { entryContextFor } from '#tests/router-build.ts'

const answer = { price: '₹ 18,500', text: '</script><script>steal()</script>\u2028<!--' }

test('the router hands what the loaders answered to the entry as a stream', async () => {
  const context = await entryContextFor(answer)

  expect(
    context.serverHandoffStream,
    'React Router no longer offers serverHandoffStream; readHandover must read what replaced it',
  ).toBeInstanceOf(ReadableStream)
})

test('the browser’s router reads our one script as it would read the stream', async () => {
  const [contextScript, handover] = await inlineScripts()
  const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {}
  const browser = createContext({ window, ReadableStream, TextEncoderStream })

  expect(contextScript, '<Scripts> no longer sets up window.__reactRouterContext').toMatch(
    /^window\.__reactRouterContext/,
  )
  runInContext(contextScript!, browser)
  expect(
    () => runInContext(handover!, browser),
    'window.__reactRouterContext.streamController is gone; Handover must feed its successor',
  ).not.toThrow()
  const decoded = await UNSAFE_decodeViaTurboStream(window.__reactRouterContext!.stream, globalThis)
  expect(decoded.value).toMatchObject({ loaderData: { page: answer } })
})

test('what a loader answers cannot end the script it stands in', async () => {
  const [, handover] = await inlineScripts()

  expect(handover).not.toMatch(/[<\u2028]/)
})

test('a page without <Scripts> gets no data', async () => {
  const { context, loaded } = await readHandover(await entryContextFor(answer))

  expect(renderToString(<Handover context={context} loaded={loaded} nonce="n" />)).toBe('')
})

/** The texts of the page's inline scripts that carry the nonce, but for the one of the modules. */
async function inlineScripts() {
  const { context, loaded } = await readHandover(await entryContextFor(answer))
  const html = renderToString(
    <>
      <ServerRouter context={context} url="http://localhost/page" nonce="n" />
      <Handover context={context} loaded={loaded} nonce="n" />
    </>,
  )
  return [...html.matchAll(/<script nonce="n">(.*?)<\/script>/gs)].map(([, text]) => text)
}
