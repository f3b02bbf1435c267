import { expect, vi } from 'vitest'
import { connect } from '#db/connect.ts'
import { createAlertToken } from '#domain/saved-searches/alert-token.ts'
import { listLinkedSearches } from '#domain/saved-searches/follow-alert-link.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createApp } from '#server/app.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const files = ['/robots.txt', '/manifest.webmanifest', '/map/embedded.json']

vi.mock('virtual:react-router/server-build', async () => {
  const { handleError } = await import('#app/entry.server.tsx')
  const routes = {
    'robots.txt': await import('#app/routes/public/robots.ts'),
    'manifest.webmanifest': await import('#app/routes/public/manifest.ts'),
    'dashboard/leads.csv': await import('#app/routes/seller/leads-file.ts'),
    'map/embedded.json': await import('#app/routes/map/embedded.ts'),
  }
  return {
    entry: { module: { default: () => new Response(), handleError } },
    routes: Object.fromEntries(
      Object.entries(routes).map(([path, module]) => [path, { id: path, path, module }]),
    ),
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    basename: '/',
    allowedActionOrigins: false,
    unstable_getCriticalCss: undefined,
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }
})

test.for(files)('%s needs neither a viewer nor the database', async (path) => {
  const nowhere = connect('postgres://127.0.0.1:1/nowhere')
  const site = await createApp(resourcesFor(nowhere))
  const headers = { host: 'localhost:3000', cookie: 'basera_session=somebody' }
  const reply = await site.request(`http://localhost:3000${path}`, { headers })

  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toMatch(/^public/)
  expect(reply.headers.getSetCookie()).toEqual([])
  await nowhere.destroy()
})

test('a NUL in the address of a page is read over, since the database takes none', async ({
  db,
}) => {
  const resources = resourcesFor(db)
  const site = await createApp(resources)
  const client = { device: 'phone', address: '10.0.0.1' }
  const { id } = await createUser(db)
  const { token } = await startSession(db, resources.sessions, id, client)
  const headers = { host: 'localhost:3000', cookie: `basera_session=${token}` }
  const path = '/dashboard/leads.csv?listing=%00'

  const reply = await site.request(`http://localhost:3000${path}`, { headers })
  expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('Full Name')])
})

test('the path of uploads is no picture: what is not a POST gets JSON', async () => {
  const nowhere = connect('postgres://127.0.0.1:1/nowhere')
  const site = await createApp(resourcesFor(nowhere))
  const headers = { host: 'localhost:3000' }
  const reply = await site.request('http://localhost:3000/img/upload', { headers })

  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ result_code: 404 })
  await nowhere.destroy()
})

test('the button of a mail program pauses the searches of its link, with neither key nor cookie', async ({
  db,
}) => {
  const resources = resourcesFor(db)
  const site = await createApp(resources)
  const seeker = asViewer(await createUser(db))
  const { id } = await saveSearch(db, seeker, '/search/buy?city=gurugram')
  const headers = { host: 'localhost:3000', origin: 'https://mail.example' }
  async function post(token: string, field = 'List-Unsubscribe') {
    const body = new URLSearchParams({ [field]: 'One-Click' })
    const address = `http://localhost:3000/search-alert?t=${token}`
    return (await site.request(address, { method: 'POST', headers, body })).status
  }
  const token = createAlertToken(resources.secret, [id])
  expect([await post(`${token}x`), await post(token, 'other')]).toEqual([404, 400])
  expect(await listLinkedSearches(db, [id])).toMatchObject([{ isPaused: false }])
  for (const _ of [1, 2]) expect(await post(token)).toBe(204)
  expect(await listLinkedSearches(db, [id])).toMatchObject([{ isPaused: true }])
})
