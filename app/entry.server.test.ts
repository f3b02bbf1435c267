import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { handleError } from '#app/entry.server.tsx'
import { resourcesContext, troubleContext } from '#app/session/context.ts'
import { test } from '#tests/database.ts'
import { collectLog } from '#tests/log.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('a path that no route matches is nothing for the log', async ({ db }) => {
  const request = new Request('http://localhost/%0d%0aX')
  const { query } = createStaticHandler([{ path: '*', id: 'unknown' }])
  const result = await query(request)
  const [error] = result instanceof Response ? [] : Object.values(result.errors ?? {})
  expect(error).toMatchObject({ status: 404 })

  const { report, written } = complainantFor(resourcesFor(db))
  report(error, request)
  expect(written()).toBe('')
  report(new Error('a bug'), request)
  expect(JSON.parse(written())).toMatchObject({ level: 50, path: '/%0d%0aX' })
})

function complainantFor(resources: ReturnType<typeof resourcesFor>) {
  const { log, written } = collectLog()
  const context = new RouterContextProvider()
  context.set(resourcesContext, { ...resources, log })
  context.set(troubleContext, { isDatabaseAway: false })
  return {
    written,
    report(error: unknown, request: Request) {
      handleError(error, { request, context, params: {} })
    },
  }
}
