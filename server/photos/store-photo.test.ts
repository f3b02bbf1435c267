import { Buffer } from 'node:buffer'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { consumeUploadLimit } from '#domain/photos/consume-upload-limit.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'
import { createPhotoMaker } from '#server/photos/photo-maker.ts'
import { storePhoto } from '#server/photos/store-photo.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const { wizard } = texts
const names = [320, 640, 960, 1280, 1920].flatMap((width) => [`${width}.avif`, `${width}.webp`])

describe('a picture', () => {
  test('is stored in every size and format, with its row', async ({ db }) => {
    const { store, file } = await uploaderOn(db)
    const { key } = await store(await jpeg(2_000, 150))

    const widths = await Promise.all(
      names.map(async (name) => (await sharp(await file(key, name)).metadata()).width),
    )
    expect(widths).toEqual([320, 320, 640, 640, 960, 960, 1280, 1280, 1920, 1920])
    expect(await sharp(await file(key, '1280.jpg')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_280,
      height: 96,
    })
    expect(await photoRows(db)).toMatchObject([
      { key, purpose: 'listing', width: 1_920, height: 144 },
    ])
  })

  test('that is small has every file and is not blown up', async ({ db }) => {
    const { store, file } = await uploaderOn(db)
    const { key } = await store(await jpeg(160, 120))

    const widest = await sharp(await file(key, '1920.webp')).metadata()
    expect(widest).toMatchObject({ width: 160, height: 120 })
  })

  test('that is very tall is stored too', async ({ db }) => {
    const { store } = await uploaderOn(db)
    expect(await store(await jpeg(200, 4_000))).toMatchObject({ height: 3_840 })
  })

  test('of an account is square', async ({ db }) => {
    const { store, file } = await uploaderOn(db)
    const { key } = await store(await jpeg(330, 500), 'profile')

    const face = await sharp(await file(key, '320.webp')).metadata()
    expect(face).toMatchObject({ width: 320, height: 320 })
  })

  test('loses its place and camera, and is turned upright', async ({ db }) => {
    const { store, file } = await uploaderOn(db)
    const withPlace = await sharp(await jpeg(200, 100))
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Spycam' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' },
      })
      .toBuffer()
    const { key, width, height } = await store(withPlace)

    expect((await sharp(withPlace).metadata()).exif?.includes('Spycam')).toBe(true)
    expect([width, height]).toEqual([100, 200])
    for (const name of [...names, '1280.jpg']) {
      const stored = await sharp(await file(key, name)).metadata()
      expect([name, stored.exif, stored.xmp, stored.iptc]).toEqual([name, ...Array(3)])
    }
  })

  test('that hides another file keeps none of its bytes', async ({ db }) => {
    const { store, file } = await uploaderOn(db)
    const hidden = '<script>alert(1)</script>'
    const { key } = await store(Buffer.concat([await jpeg(120, 120), Buffer.from(hidden)]))

    for (const name of [...names, '1280.jpg']) {
      expect(Buffer.from(await file(key, name)).includes(hidden)).toBe(false)
    }
  })
})

describe('refused, with nothing stored:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.for([
    ['an SVG', async () => Buffer.from(svg), 'wrong_type', wizard.photoWrongType],
    ['a page', async () => Buffer.from('<!doctype html><p>'), 'wrong_type', wizard.photoWrongType],
    ['a GIF', () => flat(10, 10).gif().toBuffer(), 'wrong_type', wizard.photoWrongType],
    ['a WebP', () => flat(100, 100).webp().toBuffer(), 'wrong_type', wizard.photoWrongType],
    ['an AVIF', () => flat(100, 100).avif().toBuffer(), 'wrong_type', wizard.photoWrongType],
    ['a strip', async () => pngHeader(1, 50_000_000), 'too_large', wizard.photoTooLong],
    ['a long one', async () => pngHeader(20_001, 2_000), 'too_large', wizard.photoTooLong],
    ['a thin one', async () => pngHeader(99, 2_000), 'too_large', wizard.photoTooLong],
    ['nothing', async () => Buffer.alloc(0), 'wrong_type', wizard.photoWrongType],
    ['a name without content', async () => jpegStart(), 'invalid', wizard.photoDamaged],
    [
      'the longest that is allowed',
      async () => pngHeader(20_000, 1_000),
      'invalid',
      wizard.photoDamaged,
    ],
    ['half a JPG', () => half(jpeg(300, 300)), 'invalid', wizard.photoDamaged],
    ['half a PNG', () => half(noisyPng()), 'invalid', wizard.photoDamaged],
    ['a bomb', async () => pngHeader(30_000, 30_000), 'too_large', wizard.photoTooManyPixels],
    ['more than 20 MB', async () => padded(), 'too_large', wizard.photoTooLarge],
  ] as const)('%s', async ([, make, code, message], { db }) => {
    const { resources, store } = await uploaderOn(db)
    const puts: string[] = []
    const { put } = resources.storage
    resources.storage.put = (name, bytes) => {
      puts.push(name)
      return put(name, bytes)
    }

    await expect(store(await make())).rejects.toMatchObject({ code, message })
    expect(puts).toEqual([])
    expect(await photoRows(db)).toEqual([])
  })
})

test.for([
  ['nothing', async () => Buffer.alloc(0), wizard.photoDamaged],
  ['zeros', async () => Buffer.alloc(5_000), wizard.photoDamaged],
  ['a JPG without its start', async () => (await jpeg(90, 90)).subarray(2), wizard.photoDamaged],
  ['a GIF', () => flat(10, 10).gif().toBuffer(), wizard.photoWrongType],
  ['a WebP', () => flat(10, 10).webp().toBuffer(), wizard.photoWrongType],
  ['an AVIF', () => flat(10, 10).avif().toBuffer(), wizard.photoWrongType],
  ['a page', async () => Buffer.from('\n<!doctype html>'), wizard.photoWrongType],
] as const)(
  '%s that is called a JPG is refused by what it is',
  async ([, make, message], { db }) => {
    const { store } = await uploaderOn(db)
    const refusal = { code: 'wrong_type', message }
    await expect(store(await make(), 'listing', 'image/jpeg')).rejects.toMatchObject(refusal)
    await expect(store(Buffer.alloc(9), 'listing', 'image/heic')).rejects.toMatchObject({
      message: wizard.photoWrongType,
    })
  },
)

test.for(['listing', 'profile'] as const)(
  'a photo for a %s may be a PNG',
  async (purpose, { db }) => {
    const { store } = await uploaderOn(db)
    expect(await store(await noisyPng(), purpose)).toMatchObject({ width: 120, height: 120 })
  },
)

test('a picture that is not decoded in time may be tried again, and the next one is taken', async ({
  db,
}) => {
  const { resources, store } = await uploaderOn(db)
  const { makeVariants } = resources
  resources.makeVariants = createPhotoMaker({ timeoutMs: 1 })
  const refusal = { code: 'unavailable', message: wizard.photoTooSlow, retryAfter: 30 }
  await expect(store(await jpeg(100, 100))).rejects.toMatchObject(refusal)

  resources.makeVariants = makeVariants
  expect(await store(await jpeg(100, 100))).toMatchObject({ width: 100 })
})

test('a disk that fills up half-way leaves no file and no row', async ({ db }) => {
  const { resources, store } = await uploaderOn(db)
  const { put } = resources.storage
  const folders = new Set<string>()
  resources.storage.put = async (name, bytes) => {
    if (name.endsWith('960.webp')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    folders.add(name.split('/')[0]!)
    await put(name, bytes)
  }

  await expect(store(await jpeg(140, 90))).rejects.toThrow('no space')
  const [key = ''] = folders
  const left = await Promise.all(names.map((name) => resources.storage.get(`${key}/${name}`)))
  expect(left.filter(Boolean)).toEqual([])
  expect(await photoRows(db)).toEqual([])
})

test('an upload too many in a day is refused', async ({ db }) => {
  const { viewer, store } = await uploaderOn(db)
  await consumeUploadLimit(db, viewer)
  await fillUses(db, { scope: 'upload' }, photoLimits.uploadsPerDay - 1)
  expect(await store(await jpeg(100, 100))).toMatchObject({ width: 100 })

  await expect(store(await jpeg(100, 100))).rejects.toMatchObject({ code: 'too_many' })
})

async function uploaderOn(db: Db) {
  const resources = resourcesFor(db)
  const user = await createUser(db)
  const viewer = { id: user.id, role: 'member', name: user.name, sessionId: '' } as const
  return {
    resources,
    user,
    viewer,
    async store(bytes: Uint8Array, purpose: PhotoPurpose = 'listing', claimedType?: string) {
      const folder = await mkdtemp(path.join(tmpdir(), 'basera-photo-'))
      try {
        await writeFile(path.join(folder, 'file'), bytes)
        const upload = { path: path.join(folder, 'file'), claimedType }
        return await storePhoto(resources, viewer, upload, purpose)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
    async file(key: string, name: string) {
      const bytes = await resources.storage.get(`${key}/${name}`)
      expect(bytes, name).toBeDefined()
      return bytes!
    },
  }
}

function photoRows(db: Db) {
  return db.selectFrom('photo').selectAll().execute()
}

function jpeg(width: number, height: number) {
  const background = { r: 200, g: 100, b: 50 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 100 })
    .toBuffer()
}

function noisyPng() {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const background = 'white'
  return sharp({ create: { width: 120, height: 120, channels: 3, background, noise } })
    .png()
    .toBuffer()
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
}

async function half(whole: Promise<Buffer>) {
  const bytes = await whole
  return bytes.subarray(0, bytes.length / 2)
}

async function padded() {
  return Buffer.concat([await jpeg(10, 10), Buffer.alloc(20 * 1024 * 1024)])
}

function jpegStart() {
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])
}

/** A PNG whose header promises a size that nobody should decode. */
function pngHeader(width: number, height: number) {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(10_000))
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND')])
}

function chunk(type: string, content = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(type), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
