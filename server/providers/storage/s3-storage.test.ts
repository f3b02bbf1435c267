import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { test as base, describe, expect } from 'vitest'
import { createStorage } from '#server/providers/storage/create-storage.ts'
import { signRequest } from '#server/providers/storage/sign-request.ts'

const keys = { id: 'basera', secret: 'a/secret+key', region: 'ap-south-1' }

/** A store in memory that checks every signature as S3 does. */
const test = base.extend('store', async ({}, { onCleanup }) => {
  const files = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const failures: number[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const failure = failures.shift()
    if (failure) response.writeHead(failure).end()
    else if (isSigned(request, body)) answer(files, request, body, response)
    else response.writeHead(403).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onCleanup(() => void server.close())
  const { port } = server.address() as AddressInfo
  const address = (secret: string) =>
    `s3://${keys.id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/pictures/live?insecure&region=${keys.region}`
  const open = (secret = keys.secret) =>
    createStorage({ STORAGE_URL: address(secret), DATA_DIR: '/nowhere' })
  return { files, failures, open }
})

describe('an S3 store', () => {
  test('keeps, answers and removes files', async ({ store }) => {
    const storage = store.open()
    await storage.put('abc/320.webp', Buffer.from('small'))
    await storage.put('abc/1280.jpg', Buffer.from('large'))
    await storage.put('abcd/320.webp', Buffer.from('other'))

    expect(store.files.get('live/abc/320.webp')?.type).toBe('image/webp')
    expect(Buffer.from((await storage.get('abc/1280.jpg'))!).toString()).toBe('large')
    expect(await storage.get('abc/640.webp')).toBeUndefined()

    await storage.removeFolder('abc')
    expect([...store.files.keys()]).toEqual(['live/abcd/320.webp'])
  })

  test('is asked again when it fails for a moment', async ({ store }) => {
    store.failures.push(503, 500)
    await store.open().put('abc/320.webp', Buffer.from('small'))
    expect(store.files.size).toBe(1)
  })

  test('that goes on failing, or does not know us, is an error', async ({ store }) => {
    store.failures.push(500, 500, 500)
    await expect(store.open().get('abc/320.webp')).rejects.toThrow('answered 500')
    await expect(store.open('wrong').get('abc/320.webp')).rejects.toThrow('answered 403')
  })

  test('that cannot be reached is an error without its secret', async () => {
    const STORAGE_URL = 's3://basera:hidden@127.0.0.1:1/pictures?insecure'
    const storage = createStorage({ STORAGE_URL, DATA_DIR: '/nowhere' })
    const error = await storage.get('abc/320.webp').catch((reason: unknown) => reason)
    expect(String(error)).toMatch('does not answer')
    expect(String(error)).not.toContain('hidden')
  })

  test('needs a bucket and keys', () => {
    for (const STORAGE_URL of ['s3://host/bucket', 's3://key:secret@host', 's3:', 's3://a b']) {
      expect(() => createStorage({ STORAGE_URL, DATA_DIR: '/nowhere' })).toThrow('STORAGE_URL')
    }
  })
})

test('signs as the published example of AWS does', () => {
  const example = {
    id: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
  const headers = { range: 'bytes=0-9' }
  const signed = signRequest(
    example,
    { method: 'GET', url, headers },
    new Date('2013-05-24T00:00:00Z'),
  )
  expect(signed.authorization).toMatch(
    /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  )
})

function isSigned(request: IncomingMessage, body: Buffer) {
  const { host, 'x-amz-date': stamp = '', 'content-type': type } = request.headers
  const moment = `${stamp}`.replace(/(....)(..)(..T..)(..)(..)Z/, '$1-$2-$3:$4:$5Z')
  const wanted = signRequest(
    keys,
    {
      method: request.method ?? '',
      url: new URL(request.url ?? '', `http://${host}`),
      body,
      ...(type && { headers: { 'content-type': type } }),
    },
    new Date(moment),
  )
  return request.headers.authorization === wanted.authorization
}

function answer(
  files: Map<string, { bytes: Buffer; type: string | undefined }>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '', 'http://store')
  const prefix = url.searchParams.get('prefix')
  const name = url.pathname.replace('/pictures/', '')
  const file = files.get(name)
  if (prefix !== null) {
    const names = [...files.keys()].filter((key) => key.startsWith(prefix)).slice(0, 1)
    response.end(`<List>${names.map((key) => `<Key>${key}</Key>`).join('')}</List>`)
  } else if (request.method === 'PUT') {
    files.set(name, { bytes: body, type: request.headers['content-type'] })
    response.end()
  } else if (request.method === 'DELETE') {
    files.delete(name)
    response.writeHead(204).end()
  } else if (file) response.end(file.bytes)
  else response.writeHead(404).end()
}
