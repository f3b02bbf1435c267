import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned } from '#tests/s3-signature.ts'

const keys = { id: 'basera', secret: 'a/secret+key', region: 'ap-south-1' }
const pageSize = 2

export type StoredFiles = Map<string, { bytes: Buffer; type: string | undefined }>

/**
 * An S3 store in memory with the bucket `pictures`. It checks every signature and answers in the
 * XML of S3, in lists of two keys a page. Statuses pushed to `failures` are answered first.
 */
export async function startS3Store({
  port = 0,
  files = new Map() as StoredFiles,
}: {
  port?: number
  files?: StoredFiles
} = {}) {
  const failures: number[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const failure = failures.shift()
    if (failure) response.writeHead(failure).end()
    else if (!isSigned(keys, request, body)) refuse(response, 403, 'SignatureDoesNotMatch')
    else answer(files, request, body, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: opened } = server.address() as AddressInfo

  return {
    files,
    failures,
    url: ({ folder = 'live', secret = keys.secret } = {}) => storageUrl(opened, folder, secret),
    close: () => void server.close(),
  }
}

/** The setting STORAGE_URL for a folder of the bucket. */
export function storageUrl(port: number, folder = 'live', secret = keys.secret) {
  return `s3://${keys.id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/pictures/${folder}?insecure&region=${keys.region}`
}

function answer(
  files: StoredFiles,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '', 'http://store')
  if (url.pathname === '/pictures') return list(files, url.searchParams, response)

  const name = decodeURIComponent(url.pathname.replace('/pictures/', ''))
  const file = files.get(name)
  if (request.method === 'PUT') {
    files.set(name, { bytes: body, type: request.headers['content-type'] })
    response.end()
  } else if (request.method === 'DELETE') {
    files.delete(name)
    response.writeHead(204).end()
  } else if (file) response.end(file.bytes)
  else refuse(response, 404, 'NoSuchKey')
}

function list(files: StoredFiles, asked: URLSearchParams, response: ServerResponse) {
  const after = asked.get('continuation-token') ?? ''
  const keys = [...files.keys()]
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
    .toSorted()
  const page = keys.slice(0, pageSize)
  const contents = page.map(
    (key) => `<Contents><Key>${escaped(key)}</Key><Size>1</Size></Contents>`,
  )
  const isTruncated = keys.length > page.length
  const next = `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>pictures</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}${contents.join('')}</ListBucketResult>`,
  )
}

function refuse(response: ServerResponse, status: number, code: string) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}
