import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { PhotoFormat } from '#contract/listing/pictures.ts'
import { createSemaphore } from '#server/http/semaphore.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

export type VariantFormat = PhotoFormat | 'jpg'

// One at a time on one core: other requests need the other cores.
const enter = createSemaphore({ inside: 1, waiting: 500 })
sharp.concurrency(1)

// AVIF at its quickest: one step slower costs three times as long for a fifth fewer bytes.
const encoders: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 48, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 82 }),
}

/** The variants that phones request most. */
const madeAtOnce = [640, 960] as const

/**
 * Stores a picture as a source file, from which its variants are made when they are first
 * requested. Those of phones are made at once, so that the first view of a page does not share the
 * processor with them.
 */
export async function storeSource(storage: Storage, key: string, file: string): Promise<void> {
  if (await storage.get(sourceOf(key))) return
  const source = await readFile(file)
  for (const width of madeAtOnce)
    await storage.put(`${key}/${width}.avif`, await encode(source, width, 'avif'))
  // Written last, so that the next start repeats one that was interrupted.
  await storage.put(sourceOf(key), source)
}

/** Variants that are being made, shared by concurrent requests. */
const making = new Map<string, Promise<Uint8Array | undefined>>()

/**
 * A picture in a width and format. Uploads have all variants and no source, so nothing of an upload
 * that is being removed can be made again.
 */
export async function findVariant(
  storage: Storage,
  key: string,
  width: number,
  format: VariantFormat,
): Promise<Uint8Array | undefined> {
  const name = `${key}/${width}.${format}`
  const kept = await storage.get(name)
  if (kept) return kept
  const begun = making.get(name)
  if (begun) return begun
  const made = makeVariant(storage, key, width, format).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

async function makeVariant(storage: Storage, key: string, width: number, format: VariantFormat) {
  const source = await storage.get(sourceOf(key))
  if (!source) return undefined
  const made = await enter(() => encode(source, width, format))
  // Served even if it cannot be stored; then it is made again the next time.
  await storage.put(`${key}/${width}.${format}`, made).catch(() => {})
  return made
}

function encode(source: Uint8Array, width: number, format: VariantFormat) {
  const picture = sharp(source).resize({ width, withoutEnlargement: true })
  return encoders[format](picture).toBuffer()
}

function sourceOf(key: string) {
  return `${key}/source.webp`
}
