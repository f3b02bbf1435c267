import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loader } from '#app/routes/public/service-worker.ts'
import { siteContext } from '#app/session/context.ts'
import { readEnv } from '#server/env.ts'
import { siteSettings } from '#server/pages/site-settings.ts'

// Only what was built keeps pages.
beforeEach(() => void vi.stubEnv('PROD', true))
afterEach(() => void vi.unstubAllEnvs())

test('a site that keeps pages for reading offline sends the worker that does it', async () => {
  const { keepsPages, script } = await read({})
  expect(keepsPages).toBe(true)
  expect(script).toContain('keepPage')
  expect(script).not.toContain('registration.unregister()')
})

test('a site that keeps none sends a worker that removes itself', async () => {
  const { keepsPages, script } = await read({ OFFLINE_PAGES: 'off' })
  expect(keepsPages).toBe(false)
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain('keepPage')
})

async function read(given: Record<string, string>) {
  const site = siteSettings(readEnv(given))
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  const url = new URL('http://localhost:3000/service-worker.js')
  const request = new Request(url)
  const answer = loader({ request, context, params: {}, url, pattern: '/service-worker.js' })
  return { keepsPages: site.keepsPages, script: await answer.text() }
}
