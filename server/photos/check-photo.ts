import sharp from 'sharp'
import { photoLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { DomainError } from '#domain/errors.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'

const { profile, wizard } = messages

export type PhotoSize = { width: number; height: number }

/**
 * Refuses what is no picture of the wanted kinds by its content, or too large, before any of its
 * pixels is decoded; answers the size that the header tells.
 */
export async function checkPhoto(bytes: Uint8Array, purpose: PhotoPurpose): Promise<PhotoSize> {
  if (bytes.length > photoLimits.bytes) {
    throw new DomainError('too_large', { message: wizard.photoTooLarge })
  }
  const kind = kindOf(bytes)
  if (!kind || !kinds[purpose].includes(kind)) {
    throw new DomainError('wrong_type', { message: wrongType[purpose] })
  }

  const header = await readHeader(bytes)
  if (header?.format !== kind || !header.width || !header.height) throw unreadablePhoto()
  if (header.width * header.height > photoLimits.pixels) {
    throw new DomainError('too_large', { message: wizard.photoTooManyPixels })
  }
  return { width: header.width, height: header.height }
}

export function unreadablePhoto() {
  return new DomainError('invalid', {
    message: wizard.photoUnreadable,
    fields: { photo: wizard.photoUnreadable },
  })
}

/** How files begin, under the names that their decoder gives to the kinds. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8[79]a/,
  heif: /^.{4}ftypavi[fs]/s,
}

type Kind = keyof typeof beginnings

/** Whoever shows a home takes photos; a face may come from anywhere. */
const kinds: Record<PhotoPurpose, Kind[]> = {
  listing: ['jpeg', 'png'],
  profile: ['jpeg', 'png', 'webp', 'gif', 'heif'],
}

const wrongType: Record<PhotoPurpose, string> = {
  listing: wizard.photoWrongType,
  profile: profile.notPicture,
}

function kindOf(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return (Object.keys(beginnings) as Kind[]).find((kind) => beginnings[kind].test(start))
}

function readHeader(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}
