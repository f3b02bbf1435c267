import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from '#app/loaders/seller/qr-path.ts'

test('the path covers the dark modules of the code and no others', () => {
  const url = 'https://basera.example/property/?id=SPN3TG6M4BP'
  const { path, size } = qrPath(url)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length))
  }
  expect(drawn).toEqual(encode(url, { ecc: 'Q', border: 4 }).data)
})
