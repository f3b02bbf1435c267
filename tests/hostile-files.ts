import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Stands in every hostile file; none of its bytes may ever be served. */
export const hostileMark = 'HOSTILE-PAYLOAD'
const script = `<script>/*${hostileMark}*/</script><?php /*${hostileMark}*/ ?>`

export type HostileFile = { name: string; bytes: Buffer }

/** 200 files of wrong types, bombs, cut and garbled pictures, polyglots, and pictures that tell a place. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png] = [await photo().jpeg().toBuffer(), await photo().png().toBuffer()]
  const kinds = polyglots.length
  // Each of the 200 is another one.
  const groups: [string, number, (at: number) => Buffer | Promise<Buffer>][] = [
    ['wrong type', wrongTypes.length, (at) => wrongTypes[at]!()],
    ['bomb', bombs.length, (at) => bombs[at]!()],
    ['cut JPEG', 50, (at) => cut(jpeg, at / 50)],
    ['cut PNG', 50, (at) => cut(png, at / 50)],
    ['garbled JPEG', 20, (at) => garble(jpeg, at)],
    ['garbled PNG', 30, (at) => garble(png, at)],
    ['polyglot', 2 * kinds, (at) => polyglots[at % kinds]!(at < kinds ? jpeg : png)],
    ['place inside', 16, placed],
  ]
  const files: HostileFile[] = []
  for (const [name, count, make] of groups) {
    for (let at = 0; at < count; at++) files.push({ name: `${name} ${at}`, bytes: await make(at) })
  }
  return files
}

function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 64, height: 48, channels: 3, background: 'white', noise } })
}

function text(content: string) {
  return Buffer.from(`${content}${script}`)
}

const wrongTypes: (() => Buffer | Promise<Buffer>)[] = [
  () => text('<svg xmlns="http://www.w3.org/2000/svg">'),
  () => text('<!doctype html>'),
  () => text('%PDF-1.7\n'),
  () => text('PK\u0003\u0004'),
  () => text('MZ'),
  () => text('GIF89a'),
  () => text('RIFF....WEBPVP8 '),
  () => text('BM'),
  () => text('{"image": true}'),
  () => Buffer.concat([Buffer.from([0, 0, 0, 32]), text('ftypavif')]),
  () => Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic')]),
  () => photo().webp().toBuffer(),
  () => photo().gif().toBuffer(),
  () => photo().tiff().toBuffer(),
  () => photo().avif({ effort: 0 }).toBuffer(),
  // Only the first bytes of a picture.
  () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('')]),
  () => Buffer.concat([pngSignature(), text('')]),
]

const bombs: (() => Buffer | Promise<Buffer>)[] = [
  () => pngClaiming(30_000, 30_000),
  () => pngClaiming(65_535, 65_535),
  () => pngClaiming(1, 20_000_000),
  () => pngClaiming(20_000, 20_000),
  // A few bytes for many millions of pixels, within what is allowed.
  () => flatPng(20_000, 2_400),
  () => flatPng(12_000, 600),
  // A chunk of text that unpacks to 64 MB.
  () => withChunk(flatChunks(60, 60), 'zTXt', [Buffer.from('Comment\0\0'), deflated(64_000_000)]),
  () => withChunk(flatChunks(60, 60), 'iCCP', [Buffer.from('icc\0\0'), deflated(32_000_000)]),
  () => jpegClaiming(65_000, 65_000),
]

const polyglots: ((picture: Buffer) => Buffer)[] = [
  (picture) => Buffer.concat([picture, text('')]),
  (picture) => Buffer.concat([picture, text('PK\u0003\u0004')]),
  (picture) => Buffer.concat([picture, text('<!doctype html>')]),
  (picture) => (picture[0] === 0xff ? jpegWithComment(picture) : pngWithText(picture)),
]

async function placed(at: number) {
  const exif = {
    IFD0: { Make: `${hostileMark} camera`, Artist: hostileMark },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: `28/1 ${at}/1 50/1`, GPSLongitudeRef: 'E' },
  }
  const picture = photo()
    .withExif(exif)
    .withMetadata({ orientation: (at % 8) + 1 })
  return at < 8 ? picture.png().toBuffer() : picture.withExifMerge(exif).jpeg().toBuffer()
}

/** A picture of which this part is there. */
function cut(whole: Buffer, part: number) {
  return whole.subarray(0, Math.floor(part * (whole.length - 20)) + 10)
}

/** A picture in which every so many bytes one is another. */
function garble(whole: Buffer, seed: number) {
  const bytes = Buffer.from(whole)
  for (let at = 20 + seed; at < bytes.length; at += 97 + seed * 13)
    bytes[at] = (at * 31 + seed) % 256
  return bytes
}

function jpegWithComment(picture: Buffer) {
  const comment = text('')
  const head = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 255])
  return Buffer.concat([picture.subarray(0, 2), head, comment, picture.subarray(2)])
}

/** A header that claims a size, and no pixels. */
function jpegClaiming(width: number, height: number) {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0,
  ])
  frame.writeUInt16BE(height, 7)
  frame.writeUInt16BE(width, 9)
  return Buffer.concat([frame, text(''), Buffer.from([0xff, 0xd9])])
}

function pngWithText(picture: Buffer) {
  const end = picture.length - 12
  const note = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), text('')]))
  return Buffer.concat([picture.subarray(0, end), note, picture.subarray(end)])
}

function pngClaiming(width: number, height: number) {
  return png([header(width, height, 2), chunk('IDAT', deflated(10_000))])
}

/** One colour, one bit a pixel. */
function flatPng(width: number, height: number) {
  return png(flatChunks(width, height))
}

function flatChunks(width: number, height: number) {
  const rows = (Math.ceil(width / 8) + 1) * height
  return [header(width, height, 0, 1), chunk('IDAT', deflated(rows))]
}

function withChunk([head, pixels]: Buffer[], type: string, parts: Buffer[]) {
  return png([head!, chunk(type, Buffer.concat(parts)), pixels!])
}

function png(chunks: Buffer[]) {
  return Buffer.concat([pngSignature(), ...chunks, chunk('IEND', Buffer.alloc(0))])
}

function pngSignature() {
  return Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
}

function header(width: number, height: number, colour: number, bits = 8) {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([bits, colour, 0, 0, 0], 8)
  return chunk('IHDR', size)
}

function chunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** So many zero bytes, compressed. */
function deflated(bytes: number) {
  return deflateSync(Buffer.alloc(bytes), { level: 1 })
}
