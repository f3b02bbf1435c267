import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { loader } from '#app/routes/dev/outbox.tsx'
import { resourcesContext } from '#app/session/context.ts'
import type { Db } from '#db/connect.ts'
import { devOutbox } from '#server/api/dev-outbox.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { test } from '#tests/database.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('the outbox is a page and a file where it is on', async ({ db }) => {
  expect(await openPage(db, true)).toMatchObject({ data: { messages: [] } })
  const file = await openFile(db, true)
  expect([file.status, await file.json()]).toEqual([200, { messages: [] }])
})

test('a site whose outbox is off has neither', async ({ db }) => {
  await expect(openPage(db, false)).rejects.toMatchObject({ init: { status: 404 } })
  expect((await openFile(db, false)).status).toBe(404)
})

async function openPage(db: Db, isOn: boolean) {
  const context = new RouterContextProvider()
  context.set(resourcesContext, resourcesFor(db, { DEV_OUTBOX: isOn }))
  const url = new URL('http://localhost:3000/dev/outbox')
  const request = new Request(url)
  return loader({ request, context, params: {}, url, pattern: '/dev/outbox' })
}

function openFile(db: Db, isOn: boolean) {
  const site = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('resources', resourcesFor(db, { DEV_OUTBOX: isOn }))
      return next()
    })
    .route('/', devOutbox)
  return site.request('http://localhost:3000/dev/outbox.json')
}
