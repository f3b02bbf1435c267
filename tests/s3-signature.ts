import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Keys = { id: string; secret: string; region: string }

/**
 * Whether a request carries a right signature of AWS's version 4. Written out here, so that it
 * does not share a mistake with the library that signs.
 */
export function isSigned(keys: Keys, request: IncomingMessage, body: Buffer): boolean {
  const {
    authorization = '',
    'x-amz-date': stamp,
    'x-amz-content-sha256': bodyHash,
  } = request.headers
  const names = authorization.match(/SignedHeaders=([^,]+)/)?.[1] ?? ''
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    names.split(';').includes(name),
  )
  if (!isWhole || bodyHash !== sha256(body)) return false

  const url = new URL(request.url ?? '', `http://${request.headers.host}`)
  const canonical = [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(escaped).join('/'),
    query(url),
    ...names.split(';').map((name) => `${name}:${request.headers[name]}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  return authorization.endsWith(`Signature=${signature(keys, String(stamp), canonical)}`)
}

/** The signature of a request in its canonical form. */
export function signature(keys: Keys, stamp: string, canonical: string): string {
  const scope = [stamp.slice(0, 8), keys.region, 's3', 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', stamp, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${keys.secret}`)
  return hmac(key, text).toString('hex')
}

function query(url: URL) {
  return [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&')
}

function escaped(text: string) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(content: string | Uint8Array) {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest()
}
