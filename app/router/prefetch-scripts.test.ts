import { createContext, runInContext } from 'node:vm'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import { entryContextFor } from '#tests/router-build.ts'

test('the router keeps its manifest in the window, with the files of each route', async () => {
  const context = { ...(await entryContextFor('loaded')), serverHandoffStream: undefined }
  const html = renderToString(
    createElement(ServerRouter, { context, url: 'http://localhost/page' }),
  )
  const [assignment] = /window\.__reactRouterManifest = \{.*?\n\};/s.exec(html) ?? []
  const window: Pick<Window, '__reactRouterManifest'> = {}

  expect(
    assignment,
    'window.__reactRouterManifest is gone; prefetchScripts must find scripts elsewhere',
  ).toBeDefined()
  runInContext(assignment!, createContext({ window }))
  expect(
    window.__reactRouterManifest?.routes,
    'routes in the manifest no longer name their files as prefetchScripts reads them',
  ).toMatchObject({ page: { module: '/assets/page.js', imports: ['/assets/shared.js'] } })
})
