import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from 'vitest'
import { fetchPicture } from '#server/imports/fetch-picture.ts'

const isAllowed = () => true

const answers: Record<string, RequestListener> = {
  '/ok': (_, reply) => reply.end('a picture'),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/ok' }).end(),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/missing': (_, reply) => reply.writeHead(404).end(),
  '/large': (_, reply) => reply.end('x'.repeat(2_000)),
  '/silent': () => {},
}

const test = base.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = createServer((request, reply) => answers[request.url ?? '']?.(request, reply))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onCleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.for(['/ok', '/moved'])('fetches %s into a file', async (path, { site }) => {
  const file = await fetchPicture(site + path, { isAllowed })

  expect(await readFile(file, 'utf8')).toBe('a picture')
})

test('does not reach the network that the site runs in, by number or by name', async ({ site }) => {
  const byName = site.replace('127.0.0.1', 'localhost')
  for (const address of [site, byName, 'http://[::1]:9/', 'http://2130706433/']) {
    await expect(fetchPicture(address), address).rejects.toThrow('private network')
  }
})

test('not by a redirect either', async ({ site }) => {
  const only = (address: string) => address === '127.0.0.1'

  await expect(fetchPicture(`${site}/inside`, { isAllowed: only })).rejects.toThrow(
    'private network',
  )
})

test.for([
  ['/missing', 'answers 404'],
  ['/loop', 'without end'],
  ['/large', 'more than'],
] as const)('says what is wrong with %s', async ([path, words], { site }) => {
  await expect(fetchPicture(site + path, { isAllowed, bytes: 1_000 })).rejects.toThrow(words)
})

test('waits for nobody for long', async ({ site }) => {
  const options = { isAllowed, timeoutMs: 200 }

  await expect(fetchPicture(`${site}/silent`, options)).rejects.toThrow('in time')
})

test.for(['file:///etc/passwd', 'ftp://example.com/a.jpg', 'https://user:secret@example.com/a'])(
  'refuses %s',
  async (address) => {
    await expect(fetchPicture(address)).rejects.toThrow(/address/)
  },
)
