import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compressBytes } from '#server/http/encoding.ts'

const long = 100_000

test.for([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.8', 'gzip'],
  ['br; q=0.0, zstd;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('a browser that accepts “%s” gets %s', ([accepts, encoding]) => {
  expect(chooseEncoding(accepts, long)).toBe(encoding)
})

test('short texts travel as they are', () => {
  expect(chooseEncoding('br', 200)).toBeUndefined()
})

test.for([
  ['zstd', promisify(zstdDecompress)],
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
] as const)('%s makes a text shorter and gives it back', async ([encoding, unpack]) => {
  const text = '<li>₹ 18,500 a month</li>'.repeat(500)
  const packed = await compressBytes(Buffer.from(text), encoding)

  expect(packed.length).toBeLessThan(text.length / 10)
  expect((await unpack(packed)).toString()).toBe(text)
})
