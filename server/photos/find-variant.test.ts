import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { test as base, describe, expect, vi } from 'vitest'
import { photoFormats, photoWidths } from '#contract/listing/pictures.ts'
import { findVariant, storeSource } from '#server/photos/find-variant.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

const photograph = path.resolve(import.meta.dirname, '../../demo/pictures/tower-01.webp')

function memoryStorage() {
  const files = new Map<string, Uint8Array>()
  const storage: Storage = {
    put: vi.fn(async (name, bytes) => void files.set(name, bytes)),
    get: async (name) => files.get(name),
    removeFolder: async () => {},
    isAway: () => false,
  }
  return { files, storage }
}

async function storePicture(file: string) {
  const stored = memoryStorage()
  await storeSource(stored.storage, 'tower', file)
  return stored
}

const test = base
  /** As wide as a photograph but low: a whole one takes a while to encode. */
  .extend('strip', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'basera-strip-'))
    onCleanup(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'strip.webp')
    await sharp(photograph).extract({ left: 0, top: 400, width: 1280, height: 160 }).toFile(file)
    return file
  })
  .extend('store', ({ strip }) => storePicture(strip))
  /** For tests that only look. */
  .extend('shared', { scope: 'file' }, ({ strip }) => storePicture(strip))

const variants = [
  ...photoWidths.flatMap((width) => photoFormats.map((format) => ({ width, format }))),
  { width: 1280, format: 'jpg' as const },
]

/** In this order: without the source, a start that was interrupted begins again. */
const stored = ['tower/640.avif', 'tower/960.avif', 'tower/source.webp']

describe('a picture that is stored as one file', () => {
  test.for(variants)('is made $width wide as $format', async ({ width, format }, { shared }) => {
    const made = await sharp(await findVariant(shared.storage, 'tower', width, format)).metadata()
    expect([made.width, made.height]).toEqual([width, width / 8])
    expect(made.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
  })

  test('is never made wider than it is', async ({ shared }) => {
    const made = await findVariant(shared.storage, 'tower', 1920, 'webp')
    expect((await sharp(made).metadata()).width).toBe(1280)
  })

  test('is light on a card', async () => {
    const { storage } = await storePicture(photograph)
    const made = await findVariant(storage, 'tower', 640, 'avif')
    expect(made?.length).toBeLessThan(30_000)
  })

  test('gets each variant once, also when two ask at the same time', async ({ store }) => {
    const ask = () => findVariant(store.storage, 'tower', 320, 'avif')
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first).toBeDefined()
    expect(second).toBe(first)
    expect(await ask()).toBe(first)
    expect(store.files.get('tower/320.avif')).toBe(first)
    expect(vi.mocked(store.storage.put).mock.calls.map(([name]) => name)).toEqual([
      ...stored,
      'tower/320.avif',
    ])
  })

  test('is shown also when a variant cannot be kept', async ({ store }) => {
    const full = { ...store.storage, put: () => Promise.reject(new Error('ENOSPC')) }
    expect((await findVariant(full, 'tower', 320, 'avif'))?.length).toBeGreaterThan(500)
  })

  test('is stored once', async ({ store }) => {
    await storeSource(store.storage, 'tower', '/no/such/file')
    expect(vi.mocked(store.storage.put).mock.calls.map(([name]) => name)).toEqual(stored)
  })
})

test('a variant that is there is answered as it is', async ({ store }) => {
  const uploaded = new Uint8Array([1, 2, 3])
  store.files.set('tower/320.avif', uploaded)
  expect(await findVariant(store.storage, 'tower', 320, 'avif')).toBe(uploaded)
})

test('nothing is made of an upload that has lost a file', async ({ store }) => {
  store.files.set('upload/1280.webp', new Uint8Array([1, 2, 3]))
  expect(await findVariant(store.storage, 'upload', 320, 'avif')).toBeUndefined()
  expect([...store.files.keys()]).toEqual([...stored, 'upload/1280.webp'])
})
