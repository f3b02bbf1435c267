import { DomainError } from '#domain/errors.ts'
import { readWhole } from '#server/api/body.ts'
import { readMultipart } from '#server/api/multipart.ts'
import type { AppContext } from '#server/http/app-env.ts'

const defaultBytes = 64 * 1024
const times = { idleMs: 15_000, totalMs: 15_000 }

export type Fields = Record<string, string>

/** The fields of a form-encoded body. No body is an empty form. */
export async function readForm(c: AppContext, bytes = defaultBytes): Promise<Fields> {
  const limits = { ...times, bytes }
  const type = mediaType(c)
  if (type === 'multipart/form-data') return onceEach(await readMultipart(c.req.raw, limits))

  const body = await readWhole(c.req.raw, limits)
  if (body.length === 0) return {}
  if (type !== 'application/x-www-form-urlencoded') throw new DomainError('wrong_type')
  return onceEach([...new URLSearchParams(body.toString('utf8'))])
}

export function mediaType(c: AppContext) {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  return type.trim().toLowerCase()
}

/** A repeated field is refused: two parsers could each take another of its values. */
export function onceEach(entries: [string, string][]): Fields {
  const fields: Fields = Object.create(null)
  for (const [name, value] of entries) {
    if (name in fields || value.includes('\0')) throw new DomainError('unreadable')
    fields[name] = value
  }
  return fields
}
