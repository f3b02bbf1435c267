import { randomBytes } from 'node:crypto'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, tiny as a file and huge once it is decoded. */
export function avifBomb() {
  return sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#888' } })
    .avif({ quality: 1, effort: 0 })
    .toBuffer()
}

/** A PNG one pixel wide and as tall as the pixel limit allows. */
export async function thinPng(height = 50_000_000) {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(1, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = await deflated(Buffer.alloc(1_000_000), (height * 2) / 1_000_000)
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND')])
}

/** A multipart body of as many empty parts as 20 MB hold. */
export function manyParts(parts: number) {
  const boundary = randomBytes(4).toString('hex')
  const lines = Array.from(
    { length: parts },
    (_, i) => `--${boundary}\r\nContent-Disposition: form-data; name="${i}"\r\n\r\n\r\n`,
  )
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${lines.join('')}--${boundary}--\r\n`,
  }
}

async function deflated(block: Buffer, times: number) {
  const deflate = createDeflate({ level: 9 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let i = 0; i < times; i++) {
    await new Promise((written) => deflate.write(block, written))
  }
  await new Promise<void>((ended) => deflate.on('end', ended).end())
  return Buffer.concat(chunks)
}

function chunk(type: string, content = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(type), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
