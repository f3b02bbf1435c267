import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Resources } from '#server/create-resources.ts'
import { makeReactFast } from '#server/env.ts'
import { builtFiles, findCurrentBuild, markAsServed } from '#server/http/built-files.ts'
import { mapHosts } from '#server/pages/site-settings.ts'
import { warmUp } from '#server/warm-up.ts'

type App = typeof import('../app.ts')
type Listener = { handle: RequestListener; close: () => Promise<void> }

/** The site as a listener for Node's HTTP server: the built one, or Vite's with hot reload. */
export function createListener(resources: Resources, { hotReload }: { hotReload: boolean }) {
  return hotReload ? sourceListener(resources) : builtListener(resources)
}

async function builtListener(resources: Resources): Promise<Listener> {
  makeReactFast()
  const build = findCurrentBuild()
  const { createApp } = (await import(`${build}/server/index.js`)) as App
  const site = builtFiles(build, { mapHosts: mapHosts(resources.env) }).route(
    '/',
    await createApp(resources),
  )
  markAsServed(build)
  await warmUp(site)
  return { handle: getRequestListener(site.fetch), close: async () => {} }
}

async function sourceListener(resources: Resources): Promise<Listener> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const handle: RequestListener = (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as App
        const site = await createApp(resources)
        await getRequestListener(site.fetch)(request, response)
      } catch (error) {
        resources.log.error({ err: error })
        response.writeHead(500).end('The server could not be loaded; the log says why.')
      }
    })
  }
  return { handle, close: () => vite.close() }
}
