import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { photoLimits } from '#contract/limits.ts'
import * as wizard from '#contract/texts/wizard.ts'
import { DomainError, isDomainError } from '#domain/errors.ts'
import { type Fields, mediaType, onceEach } from '#server/api/form.ts'
import { readMultipart } from '#server/api/multipart.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { temporaryFile } from '#server/photos/temporary-file.ts'

/** Room for the boundaries and small fields around the file. */
const roomAround = 64 * 1024
const times = { idleMs: 10_000, totalMs: 300_000 }

/** The field of a form that carries a file, what that may be, and what is said of one too large. */
export type FileField = {
  name: string
  types: readonly string[]
  bytes: number
  tooLarge: string
}

export function pictureField(name: string): FileField {
  const { bytes, types } = photoLimits
  return { name, types, bytes, tooLarge: wizard.photoTooLarge }
}

/** An uploaded file on disk, which is removed once its call is answered. */
export class UploadedFile {
  readonly path: string
  /** What the client says that it is. */
  readonly claimedType: string

  constructor(path: string, claimedType: string) {
    this.path = path
    this.claimedType = claimedType
  }
}

/**
 * Reads a multipart body with one file and hands it to `work`. The file goes to disk as it comes, so
 * that many slow uploads at once take no memory.
 */
export async function withUpload<Result>(
  c: AppContext,
  { name, bytes, tooLarge }: FileField,
  work: (upload: { fields: Fields; file: UploadedFile | undefined }) => Promise<Result>,
): Promise<Result> {
  if (mediaType(c) !== 'multipart/form-data') throw new DomainError('wrong_type')

  const file = temporaryFile()
  let uploaded: UploadedFile | undefined
  async function onFile(given: string, content: Readable, type: string) {
    if (given !== name) return void content.resume()
    uploaded = new UploadedFile(file, type)
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  }
  try {
    const limits = { fileBytes: bytes, bytes: bytes + roomAround, ...times }
    const parts = await readMultipart(c.req.raw, { ...limits, onFile }).catch((error) => {
      throw nameTooLarge(error, tooLarge)
    })
    const fields = onceEach(parts)
    return await work({ fields, file: uploaded })
  } finally {
    if (uploaded) await rm(file, { force: true })
  }
}

function nameTooLarge(error: unknown, message: string) {
  const isTooLarge = isDomainError(error) && error.code === 'too_large'
  return isTooLarge ? new DomainError('too_large', { message }) : error
}
