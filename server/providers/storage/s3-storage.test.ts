import { test as base, describe, expect } from 'vitest'
import { createStorage } from '#server/providers/storage/create-storage.ts'
import { signature } from '#tests/s3-signature.ts'
import { startS3Store } from '#tests/s3-store.ts'

const test = base.extend('store', async ({}, { onCleanup }) => {
  const store = await startS3Store()
  onCleanup(store.close)
  return store
})

describe('an S3 store', () => {
  test('keeps, answers and removes files', async ({ store }) => {
    const storage = open(store.url())
    await storage.put('abc/320.webp', Buffer.from('small'))
    await storage.put('abc/1280.jpg', Buffer.from('large'))
    await storage.put('abcd/320.webp', Buffer.from('other'))

    expect(store.files.get('live/abc/320.webp')?.type).toBe('image/webp')
    expect(Buffer.from((await storage.get('abc/1280.jpg'))!).toString()).toBe('large')
    expect(await storage.get('abc/640.webp')).toBeUndefined()

    await storage.removeFolder('abc')
    expect([...store.files.keys()]).toEqual(['live/abcd/320.webp'])
  })

  test('never takes a picture for kept that it was refused for want of the bucket', async ({
    store,
  }) => {
    store.failures.push(404)
    const kept = open(store.url()).put('abc/320.webp', Buffer.from('small'))
    await expect(kept).rejects.toThrow('answered 404 to PUT')
  })

  test('removes a folder of several pages, and one that is not there', async ({ store }) => {
    const storage = open(store.url())
    for (let i = 0; i < 5; i++) await storage.put(`abc/${i}.webp`, Buffer.from('small'))

    await storage.removeFolder('abc')
    await storage.removeFolder('abc')
    expect(store.files.size).toBe(0)
  })

  test('may have a folder with signs that URLs and XML write differently', async ({ store }) => {
    const storage = open(store.url({ folder: encodeURIComponent("it's a & b+c") }))
    await storage.put('abc/320.webp', Buffer.from('small'))

    expect([...store.files.keys()]).toEqual(["it's a & b+c/abc/320.webp"])
    expect(Buffer.from((await storage.get('abc/320.webp'))!).toString()).toBe('small')
    await storage.removeFolder('abc')
    expect(store.files.size).toBe(0)
  })

  test('is asked again when it fails for a moment', async ({ store }) => {
    store.failures.push(503, 500)
    await open(store.url()).put('abc/320.webp', Buffer.from('small'))
    expect(store.files.size).toBe(1)
  })

  test('that goes on failing, or does not know us, is an error', async ({ store }) => {
    store.failures.push(500, 500, 500)
    const stranger = open(store.url({ secret: 'wrong' }))
    await expect(open(store.url()).get('abc/320.webp')).rejects.toThrow('answered 500')
    await expect(stranger.get('abc/320.webp')).rejects.toThrow('answered 403 SignatureDoesNotMatch')
  })

  test('that cannot be reached is an error without its secret', async () => {
    const storage = open('s3://basera:hidden@127.0.0.1:1/pictures?insecure')
    const error = await storage.get('abc/320.webp').catch((reason: unknown) => reason)
    expect(String(error)).toMatch('does not answer')
    expect(String(error)).not.toContain('hidden')
  })

  test('needs a bucket and keys', () => {
    for (const url of ['s3://host/bucket', 's3://key:secret@host', 's3:', 's3://a b']) {
      expect(() => open(url)).toThrow('STORAGE_URL')
    }
  })
})

test('the store in these tests checks signatures as the published example of AWS makes them', () => {
  const example = {
    id: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const canonical = [
    'GET',
    '/test.txt',
    '',
    'host:examplebucket.s3.amazonaws.com',
    'range:bytes=0-9',
    `x-amz-content-sha256:${emptyHash}`,
    'x-amz-date:20130524T000000Z',
    '',
    'host;range;x-amz-content-sha256;x-amz-date',
    emptyHash,
  ].join('\n')
  expect(signature(example, '20130524T000000Z', canonical)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

function open(STORAGE_URL: string) {
  return createStorage({ STORAGE_URL, DATA_DIR: '/nowhere' })
}
