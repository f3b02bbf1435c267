import { once } from 'node:events'
import { globSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { findSecrets } from '#tests/find-secrets.ts'
import { expect, test } from '#tests/journey.ts'
import { signUp } from '#tests/sign-up.ts'

const pages = ['/', '/search/buy?city=delhi', '/about', '/login', '/nothing-here']

test.describe('every page', () => {
  for (const path of pages)
    test(`${path} runs its own inline scripts only`, async ({ site }) => {
      const answer = await fetch(site.url + path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1]
      const html = await answer.text()
      const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>/g)]
        .map(([, attributes]) => attributes ?? '')
        .filter((attributes) => !attributes.includes('application/ld+json'))

      expect(inline.length).toBeGreaterThan(0)
      expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    })

  test('is only read; what changes something is a call', async ({ site }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(`${site.url}/about`, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })
})

test('TRACE is refused, and nothing of what was sent comes back', async ({ site }) => {
  for (const path of ['/', '/api/user']) {
    const request = http.request(site.url + path, {
      method: 'TRACE',
      headers: { 'x-said': 'this' },
    })
    const [answer] = (await once(request.end(), 'response')) as [http.IncomingMessage]
    expect([404, 405], path).toContain(answer.statusCode)
    expect(await text(answer), path).not.toContain('x-said')
  }
})

test('neither secrets nor sources are served', async ({ site }) => {
  const [script = ''] = (await (await fetch(site.url)).text()).match(/\/assets\/[\w.-]+\.js/) ?? []
  expect(script).not.toBe('')
  const paths = [
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/server/main.ts',
    '/data/secret',
    `${script}.map`,
  ]
  for (const path of [...paths, '/assets/../../.env', '/assets/%2e%2e/%2e%2e/.env']) {
    expect((await fetch(site.url + path)).status, path).toBe(404)
  }
})

test('the browser’s part of the build has no source map, no setting and no secret', async () => {
  const folder = path.resolve('build/current/client')
  const files = globSync('**/*.*', { cwd: folder })

  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => /\.map$|\.tsx?$|\.env/.test(file))).toEqual([])
  const texts = files.filter((file) => !/\.(gz|br)$/.test(file))
  expect(await findSecrets(folder, texts)).toEqual([])
})

test('what a person sees who is signed in is kept nowhere and shown to nobody else', async ({
  page,
  site,
}) => {
  const { name, phone } = await signUp(page, { name: 'Qadira Unmistakable' })

  for (const path of ['/search/buy?city=delhi', '/profile', '/saved', '/login']) {
    const own = await page.request.get(path)
    expect(own.headers()['cache-control'], path).toBe('no-store')
    expect(await own.text(), path).toContain(name)

    const foreign = await (await fetch(site.url + path)).text()
    expect(foreign, path).not.toContain(name)
    expect(foreign, path).not.toContain(phone)
  }
})
