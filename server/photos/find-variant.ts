import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { PhotoFormat } from '#contract/listing/pictures.ts'
import { createSemaphore } from '#server/http/semaphore.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

export type VariantFormat = PhotoFormat | 'jpg'

// Encoding takes the threads that also read files, of which there are four.
const enter = createSemaphore({ inside: 2, waiting: 500 })

// AVIF at its quickest: one step slower costs three times as long for a fifth fewer bytes.
const encoders: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 48, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 82 }),
}

/** Stores a picture as the one file of which its variants are made when they are first asked for. */
export async function storeSource(storage: Storage, key: string, file: string): Promise<void> {
  if (await storage.get(sourceOf(key))) return
  await storage.put(sourceOf(key), await readFile(file))
}

/** Variants that are being made: whoever else asks for one waits for it. */
const making = new Map<string, Promise<Uint8Array | undefined>>()

/**
 * A picture in a width and format. Uploads have all of them and no source, so nothing of an upload
 * that is being removed is ever made again.
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
  const picture = sharp(source).resize({ width, withoutEnlargement: true })
  const made = await enter(() => encoders[format](picture).toBuffer())
  // Shown even if it cannot be kept, and then made again the next time.
  await storage.put(`${key}/${width}.${format}`, made).catch(() => {})
  return made
}

function sourceOf(key: string) {
  return `${key}/source.webp`
}
