import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { ownerCheckLimits } from '#contract/limits.ts'
import { readPaper } from '#server/papers/check-paper.ts'
import { test } from '#tests/folder.ts'

const picture = () => sharp({ create: { width: 80, height: 60, channels: 3, background: 'white' } })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test.for<[string, () => Promise<Buffer>]>([
  ['image/jpeg', () => picture().jpeg().toBuffer()],
  ['image/png', () => picture().png().toBuffer()],
  ['image/webp', () => picture().webp().toBuffer()],
  ['application/pdf', async () => pdf],
])('%s is known by its content', async ([type, make], { folder }) => {
  const bytes = await make()
  expect(await readPaper(await store(folder, bytes))).toEqual({ type, bytes })
})

test.for<[string, Buffer, string]>([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong_type'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong_type'],
  ['an animation', Buffer.from('GIF89a'), 'wrong_type'],
  ['nothing', Buffer.alloc(0), 'wrong_type'],
  ['half a PDF', pdf.subarray(0, 30), 'invalid'],
  ['the start of a picture alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'invalid'],
  ['too large a PDF', Buffer.concat([pdf, Buffer.alloc(ownerCheckLimits.bytes)]), 'too_large'],
])('%s is refused', async ([, bytes, code], { folder }) => {
  await expect(readPaper(await store(folder, bytes))).rejects.toMatchObject({ code })
})

async function store(folder: string, bytes: Buffer) {
  const file = path.join(folder, 'paper.jpg')
  await writeFile(file, bytes)
  return file
}
