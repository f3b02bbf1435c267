import { createRequestHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageOfPath } from '#app/router/data-path.ts'
import { buildOf } from '#tests/router-build.ts'

test.for(['/page.data', '/page/_.data'])(
  'the router answers the data of a page at %s',
  async (path) => {
    const answer = createRequestHandler(buildOf('loaded'), 'production')
    const { status } = await answer(
      new Request(`http://localhost${path}`),
      new RouterContextProvider(),
    )

    expect(status, 'the router asks for data elsewhere now; correct pageOfPath').toBe(200)
    expect(pageOfPath(path)).toBe('/page')
  },
)

test.for(['/', '/page', '/page/', '/map/embedded.json'])('%s is a page or file itself', (path) => {
  expect(pageOfPath(path)).toBe(path)
})
