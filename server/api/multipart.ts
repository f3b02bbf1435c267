import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { DomainError } from '#domain/errors.ts'
import { type BodyLimits, readChunks } from '#server/api/body.ts'

/** More parts than any form of ours has; a body of many tiny parts would block the event loop. */
const parts = 100
const headerBytes = 4 * 1024
const fieldBytes = 64 * 1024

type Options = BodyLimits & {
  /** The largest file; without it files are skipped. */
  fileBytes?: number
  /** Takes the content of a file. It must read the stream to its end or destroy it. */
  onFile?: (name: string, content: Readable, type: string) => Promise<void>
}

/** Reads a multipart body as it comes and stops at the first part or byte too many. */
export async function readMultipart(request: Request, options: Options) {
  const texts: [string, string][] = []
  const files: { content: Readable; done: Promise<void> }[] = []
  const failure = Promise.withResolvers<never>()
  // Whoever awaits it handles the error; without anybody awaiting, an unhandled rejection would end
  // the process.
  failure.promise.catch(() => {})
  const refuse = (code: 'unreadable' | 'too_large') => failure.reject(new DomainError(code))

  const parser = createParser(request, options)
    .on('field', (name: unknown, value, _, isCut) => {
      if (isCut) refuse('too_large')
      else if (typeof name === 'string') texts.push([name, value])
      else refuse('unreadable')
    })
    .on('error', () => refuse('unreadable'))
    .on('partsLimit', () => refuse('unreadable'))
    .on('filesLimit', () => refuse('unreadable'))
  const { onFile } = options
  // Without a listener the parser skips files.
  if (onFile) {
    parser.on('file', (name: unknown, content, _file, _encoding, type) => {
      content.on('limit', () => refuse('too_large'))
      // An error may still be emitted when nobody reads any more, and would end the process.
      content.on('error', () => refuse('unreadable'))
      const done = onFile(String(name), content, type)
      done.catch(failure.reject)
      files.push({ content, done })
    })
  }

  try {
    for await (const chunk of readChunks(request, options)) {
      await Promise.race([failure.promise, write(parser, chunk)])
    }
    parser.end()
    await Promise.race([failure.promise, once(parser, 'finish')])
    await Promise.race([failure.promise, Promise.all(files.map(({ done }) => done))])
  } catch (error) {
    for (const { content } of files) content.destroy(new Error('the upload was refused'))
    await Promise.allSettled(files.map(({ done }) => done))
    throw error
  }
  return texts
}

function createParser(request: Request, { fileBytes = 0 }: Options) {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' } as BusboyHeaders
  const limits = {
    parts,
    files: 1,
    fileSize: fileBytes,
    fieldSize: fieldBytes,
    headerPairs: 20,
    headerSize: headerBytes,
  }
  try {
    return new Busboy({ headers, limits })
  } catch {
    throw new DomainError('unreadable')
  }
}

/** Resolves when the parser has taken the chunk, and whoever reads a file has room for more. */
function write(parser: Writable, chunk: Uint8Array) {
  return new Promise<void>((resolve) => parser.write(Buffer.from(chunk), () => resolve()))
}
