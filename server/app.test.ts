import { expect, test, vi } from 'vitest'
import { connect } from '#db/connect.ts'
import { createApp } from '#server/app.ts'
import { servicesFor } from '#tests/services-for.ts'

const files = ['/robots.txt', '/manifest.webmanifest', '/map/embedded.json']

vi.mock('virtual:react-router/server-build', async () => {
  const { handleError } = await import('#app/entry.server.tsx')
  const routes = {
    'robots.txt': await import('#app/routes/public/robots.ts'),
    'manifest.webmanifest': await import('#app/routes/public/manifest.ts'),
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
  const site = await createApp(servicesFor(nowhere))
  const headers = { host: 'localhost:3000', cookie: 'basera_session=somebody' }
  const reply = await site.request(`http://localhost:3000${path}`, { headers })

  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toMatch(/^public/)
  expect(reply.headers.getSetCookie()).toEqual([])
  await nowhere.destroy()
})
