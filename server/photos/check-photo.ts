import sharp from 'sharp'
import { photoLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { DomainError } from '#domain/errors.ts'

const { wizard } = messages

export type PhotoSize = { width: number; height: number }

/**
 * Refuses what is no JPG or PNG by its content, or too large, before any of its pixels is decoded;
 * answers the size that the header tells.
 */
export async function checkPhoto(bytes: Uint8Array): Promise<PhotoSize> {
  if (bytes.length > photoLimits.bytes) {
    throw new DomainError('too_large', { message: wizard.photoTooLarge })
  }
  const kind = kindOf(bytes)
  if (!kind) throw new DomainError('wrong_type', { message: wizard.photoWrongType })

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
    fields: { image: wizard.photoUnreadable },
  })
}

const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

function kindOf(bytes: Uint8Array) {
  const kinds = Object.entries(signatures)
  return kinds.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0]
}

function readHeader(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}
