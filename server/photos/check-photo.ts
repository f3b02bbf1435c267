import { type FileHandle, open } from 'node:fs/promises'
import sharp from 'sharp'
import { photoLimits } from '#contract/limits.ts'
import { wizard } from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'

// No picture comes twice, so a cache would only cost memory.
sharp.cache(false)

export type PhotoSize = { width: number; height: number }
/** An uploaded file, and the media type that the client gave it. */
export type PhotoUpload = { path: string; claimedType?: string }

/**
 * Refuses what is not a JPEG or PNG by its content, or too large to decode, before any pixel is
 * decoded. Returns the size that the header states.
 */
export async function checkPhoto({ path, claimedType }: PhotoUpload): Promise<PhotoSize> {
  await using handle = await open(path)
  if ((await handle.stat()).size > photoLimits.bytes) {
    throw new DomainError('too_large', { message: wizard.photoTooLarge })
  }
  const start = await readStart(handle)
  const format = formatOf(start)
  if (!format) throw refuseFormat(start, claimedType)

  const header = await readHeader(path)
  if (header?.format !== format || !header.width || !header.height) throw damagedPhoto()
  checkSize(header)
  return { width: header.width, height: header.height }
}

export function damagedPhoto() {
  return new DomainError('invalid', {
    message: wizard.photoDamaged,
    fields: { photo: wizard.photoDamaged },
  })
}

/** A JPG or PNG that is cut off within its header is as damaged as one that ends later. */
function refuseFormat(start: Buffer, claimedType = '') {
  const isOther = otherSignatures.test(start.toString('latin1'))
  const isDamaged = !isOther && (photoLimits.types as readonly string[]).includes(claimedType)
  const message = isDamaged ? wizard.photoDamaged : wizard.photoWrongType
  return new DomainError('wrong_type', { message })
}

/** A thin strip of few pixels can keep a decoder busy for longer than a large photo. */
function checkSize({ width, height }: PhotoSize) {
  if (width * height > photoLimits.pixels) {
    throw new DomainError('too_large', { message: wizard.photoTooManyPixels })
  }
  const [short, long] = width < height ? [width, height] : [height, width]
  if (long > photoLimits.edge || long > short * photoLimits.aspectRatio) {
    throw new DomainError('too_large', { message: wizard.photoTooLong })
  }
}

/** The first bytes of the formats that we accept. */
const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
}

/** Files that are often given the name of a photo: other pictures, films, documents and pages. */
const otherSignatures = /^(?:GIF8|RIFF|BM|II\*|MM\0\*|.{4}ftyp|%PDF|PK|\s*<)/s

async function readStart(handle: FileHandle) {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(8), position: 0 })
  return buffer.subarray(0, bytesRead)
}

function formatOf(start: Buffer) {
  const formats = Object.keys(signatures) as (keyof typeof signatures)[]
  return formats.find((format) => {
    const signature = signatures[format]
    return start.subarray(0, signature.length).equals(signature)
  })
}

function readHeader(file: string) {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}
