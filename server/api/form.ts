import { DomainError } from '#domain/errors.ts'
import type { AppContext } from '#server/http/app-env.ts'

const formLimit = 64 * 1024
const uploadLimit = 20 * 1024 * 1024
/** Room for the boundaries and small fields around the file. */
const envelope = 64 * 1024
const formSeconds = 15
const uploadSeconds = 300

export type Fields = Record<string, string>

/** The fields of a form-encoded body. No body is an empty form. */
export async function readForm(c: AppContext): Promise<Fields> {
  const type = mediaType(c)
  if (type === 'multipart/form-data') {
    const { fields } = await readParts(c, formLimit, formSeconds)
    return fields
  }
  const body = await readBody(c.req.raw, formLimit, formSeconds)
  if (body.length === 0) return {}
  if (type !== 'application/x-www-form-urlencoded') throw new DomainError('wrong_type')
  return onceEach([...new URLSearchParams(body.toString('utf8'))])
}

/** The fields of a multipart body and the one file in it. */
export async function readUpload(c: AppContext, name: string) {
  if (mediaType(c) !== 'multipart/form-data') throw new DomainError('wrong_type')
  const { fields, files } = await readParts(c, uploadLimit + envelope, uploadSeconds)

  const file = files.get(name)
  if (file && file.size > uploadLimit) throw new DomainError('too_large')
  return { fields, file }
}

function mediaType(c: AppContext) {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  return type.trim().toLowerCase()
}

async function readParts(c: AppContext, limit: number, seconds: number) {
  const body = await readBody(c.req.raw, limit, seconds)
  const form = await new Response(body, {
    headers: { 'content-type': c.req.header('content-type') ?? '' },
  })
    .formData()
    .catch(() => {
      throw new DomainError('unreadable')
    })

  const texts: [string, string][] = []
  const files = new Map<string, File>()
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value])
    else if (files.has(name)) throw new DomainError('unreadable')
    else files.set(name, value)
  }
  return { fields: onceEach(texts), files }
}

/** A repeated field is refused: two readers of it could each believe another value. */
function onceEach(entries: [string, string][]): Fields {
  const fields: Fields = Object.create(null)
  for (const [name, value] of entries) {
    if (name in fields || value.includes('\0')) throw new DomainError('unreadable')
    fields[name] = value
  }
  return fields
}

/**
 * Reads at most `limit` bytes, also when the sender does not say how many will come. A body that
 * takes too long or breaks off is refused: half a form must never pass for a whole one.
 */
async function readBody(request: Request, limit: number, seconds: number) {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) throw new DomainError('too_large')
  // A form of known length, the usual case, is read in one go: no more can come than announced.
  if (announced !== null && limit === formLimit) return readWhole(request, seconds)
  if (!request.body) return Buffer.alloc(0)

  const chunks: Uint8Array[] = []
  let size = 0
  let isLate = false
  const reader = request.body.getReader()
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => {})
  }, seconds * 1_000)
  try {
    for (let part = await next(reader); !part.done; part = await next(reader)) {
      size += part.value.length
      if (size > limit) throw new DomainError('too_large')
      chunks.push(part.value)
    }
  } finally {
    clearTimeout(timer)
  }
  if (isLate) throw new DomainError('unreadable')
  return Buffer.concat(chunks)
}

async function readWhole(request: Request, seconds: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('unreadable')), seconds * 1_000)
  })
  try {
    return Buffer.from(await Promise.race([request.arrayBuffer(), late]))
  } catch {
    throw new DomainError('unreadable')
  } finally {
    clearTimeout(timer)
  }
}

function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch(() => {
    throw new DomainError('unreadable')
  })
}
