import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ownerCheckLimits, photoLimits } from '#contract/limits.ts'
import type { PaperType } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'

/** How far before the end of a PDF its last line may be; programs append a little. */
const endBytes = 2_048

/**
 * The type of a paper by its content, whatever its name says. Refuses damaged files and all other
 * types.
 */
export async function readPaper(file: string): Promise<{ type: PaperType; bytes: Buffer }> {
  const bytes = await readFile(file)
  if (bytes.length > ownerCheckLimits.bytes) {
    throw new DomainError('too_large', { message: texts.ownerChecks.tooLarge })
  }
  const type = typeOf(bytes)
  if (!type) throw new DomainError('wrong_type', { message: texts.ownerChecks.wrongType })
  if (!(type === 'application/pdf' ? isWholePdf(bytes) : await isPicture(bytes, type))) {
    const message = texts.ownerChecks.damaged
    throw new DomainError('invalid', { message, fields: { paper: message } })
  }
  return { type, bytes }
}

function typeOf(bytes: Buffer): PaperType | undefined {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  return start.startsWith('%PDF-') ? 'application/pdf' : undefined
}

function isWholePdf(bytes: Buffer) {
  return bytes.subarray(-endBytes).includes('%%EOF')
}

/**
 * The header must say the same as the start of the file, and state a size that the staff's browser
 * can display.
 */
async function isPicture(bytes: Buffer, type: PaperType) {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header || `image/${header.format}` !== type) return false
  const { width, height } = header
  return width > 0 && height > 0 && width * height <= photoLimits.pixels
}
