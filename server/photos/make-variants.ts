import sharp, { type Sharp } from 'sharp'
import { photoLimits } from '#contract/limits.ts'
import { photoWidths, screenPhotoWidth } from '#contract/listing/pictures.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'
import { damagedPhoto, type PhotoSize } from '#server/photos/check-photo.ts'
import { perceptualHash } from '#server/photos/perceptual-hash.ts'

// No picture comes twice, so a cache would only cost memory.
sharp.cache(false)

const widths = [...photoWidths, screenPhotoWidth]
const largest = screenPhotoWidth
const jpegWidth = 1280
/** The maximal height in pixels: a very tall picture gets narrower instead. */
const tallest = 2 * largest
const faceSide = 640

export type Variants = {
  width: number
  height: number
  /** 64 binary digits that tell pictures apart, whatever their size. */
  perceptualHash: string
  files: { name: string; bytes: Uint8Array }[]
}

/**
 * Every size and format of the picture in a file. It is decoded once and encoded anew from its
 * pixels: upright by its EXIF orientation, turned to the left as often as asked, and without
 * metadata.
 */
export async function makeVariants(
  original: string,
  size: PhotoSize,
  purpose: PhotoPurpose,
  quarterTurns = 0,
): Promise<Variants> {
  const { data, info } = await decode(original, { size, purpose, quarterTurns })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })

  // A width larger than the picture is served by its widest variant.
  const made = new Map<number, { avif: Uint8Array; webp: Uint8Array }>()
  for (const wanted of widths) {
    const actual = Math.min(wanted, width)
    if (!made.has(actual)) made.set(actual, await encode(pixels().resize({ width: actual })))
  }
  const files = widths.flatMap((wanted) => {
    const { avif, webp } = made.get(Math.min(wanted, width))!
    return [
      { name: `${wanted}.avif`, bytes: avif },
      { name: `${wanted}.webp`, bytes: webp },
    ]
  })
  const jpeg = await pixels()
    .resize({ width: Math.min(jpegWidth, width) })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer()
  files.push({ name: `${jpegWidth}.jpg`, bytes: jpeg })

  return { width, height, files, perceptualHash: await perceptualHash(pixels()) }
}

async function encode(picture: Sharp) {
  const avif = await picture.clone().avif({ quality: 52, effort: 1 }).toBuffer()
  const webp = await picture.clone().webp({ quality: 76, effort: 2 }).toBuffer()
  return { avif, webp }
}

type Wanted = { size: PhotoSize; purpose: PhotoPurpose; quarterTurns: number }

function decode(original: string, { size, purpose, quarterTurns }: Wanted) {
  const side = Math.min(faceSide, size.width, size.height)
  const upright = sharp(original, {
    failOn: 'truncated',
    limitInputPixels: photoLimits.pixels,
    sequentialRead: true,
  })
    .autoOrient()
    .rotate(-90 * quarterTurns)
    .flatten({ background: 'white' })
    .toColourspace('srgb')

  const fitted =
    purpose === 'profile'
      ? upright.resize({ width: side, height: side, fit: 'cover', position: 'attention' })
      : upright.resize({ width: largest, height: tallest, fit: 'inside', withoutEnlargement: true })
  return fitted
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damagedPhoto()
    })
}
