import { DomainError } from '#domain/errors.ts'

export type BodyLimits = {
  bytes: number
  /** How long the client may send nothing, and how long the whole body may take. */
  idleMs: number
  totalMs: number
}

/**
 * The body of a request, chunk by chunk and never more than allowed, even when its length was not
 * announced. A body that stalls, takes too long or breaks off is refused: half a form must not pass
 * for a whole one.
 */
export async function* readChunks(request: Request, { bytes, idleMs, totalMs }: BodyLimits) {
  if (Number(request.headers.get('content-length') ?? 0) > bytes) throw new DomainError('too_large')
  if (!request.body) return

  const deadline = performance.now() + totalMs
  const reader = request.body.getReader()
  let size = 0
  try {
    for (;;) {
      const patience = Math.min(idleMs, deadline - performance.now())
      const { done, value } = await within(patience, reader.read())
      if (done) return
      size += value.length
      if (size > bytes) throw new DomainError('too_large')
      yield value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** The whole body, for what fits into memory. */
export async function readWhole(request: Request, limits: BodyLimits): Promise<Buffer> {
  const announced = request.headers.get('content-length')
  // The usual case: reading at once costs far less than a stream, and Node passes on no more bytes
  // than announced.
  if (announced !== null && Number(announced) <= limits.bytes) {
    return Buffer.from(await within(limits.totalMs, request.arrayBuffer()))
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(request, limits)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function within<Result>(ms: number, reading: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('unreadable')), Math.max(0, ms))
  })
  try {
    return await Promise.race([reading, late])
  } catch {
    throw new DomainError('unreadable')
  } finally {
    clearTimeout(timer)
  }
}
