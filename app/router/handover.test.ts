import { createContext, runInContext } from 'node:vm'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerRouter, UNSAFE_decodeViaTurboStream } from 'react-router'
import { expect, test } from 'vitest'
import { handoverScript, readHandover, withoutStream } from '#app/router/handover.ts'
import { entryContextFor } from '#tests/router-build.ts'

const answer = { price: '₹ 18,500', text: '</script><script>steal()</script>\u2028' }

test('the router hands what the loaders answered to the entry as a stream', async () => {
  const context = await entryContextFor(answer)

  expect(
    context.serverHandoffStream,
    'React Router no longer offers serverHandoffStream; readHandover must read what replaced it',
  ).toBeInstanceOf(ReadableStream)
})

test('the router tells whether its scripts were rendered', async () => {
  const { tree } = await render()

  expect(
    tree.renderMeta.didRenderScripts,
    '<Scripts> no longer sets renderMeta.didRenderScripts; pages would get no loader data',
  ).toBe(true)
})

test('the browser’s router reads our one script as it would read the stream', async () => {
  const { html, loaded } = await render()
  const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {}
  const browser = createContext({ window, ReadableStream, TextEncoderStream })
  const [, contextScript] = /<script>(window\.__reactRouterContext.*?)<\/script>/s.exec(html) ?? []

  expect(contextScript, '<Scripts> no longer sets up window.__reactRouterContext').toBeDefined()
  runInContext(contextScript!, browser)
  expect(
    () => runInContext(handoverScript(loaded), browser),
    'window.__reactRouterContext.streamController is gone; handoverScript must feed its successor',
  ).not.toThrow()
  const decoded = await UNSAFE_decodeViaTurboStream(window.__reactRouterContext!.stream, globalThis)
  expect(decoded.value).toMatchObject({ loaderData: { page: answer } })
})

test('what a loader answers cannot end the script it stands in', async () => {
  const script = handoverScript(await readHandover(await entryContextFor(answer)))

  expect(script).not.toMatch(/[<\u2028]/)
})

async function render() {
  const context = await entryContextFor(answer)
  const loaded = await readHandover(context)
  const tree = withoutStream(context)
  const html = renderToString(
    createElement(ServerRouter, { context: tree, url: 'http://localhost/page' }),
  )
  return { html, loaded, tree }
}
