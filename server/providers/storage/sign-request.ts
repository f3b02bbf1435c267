import { createHash, createHmac } from 'node:crypto'

export type Keys = { id: string; secret: string; region: string }

type Call = { method: string; url: URL; body?: Uint8Array; headers?: Record<string, string> }

/** The headers of a request to an S3-compatible store, signed as AWS's version 4 wants it. */
export function signRequest(keys: Keys, call: Call, now = new Date()): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const bodyHash = sha256(call.body ?? '')
  const headers: Record<string, string> = {
    ...call.headers,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': stamp,
  }

  const signed: Record<string, string> = { ...headers, host: call.url.host }
  const names = Object.keys(signed).toSorted()
  const request = [
    call.method,
    call.url.pathname,
    query(call.url),
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')

  const scope = [stamp.slice(0, 8), keys.region, 's3', 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', stamp, scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${keys.secret}`)
  const signature = hmac(key, text).toString('hex')
  const credential = `${keys.id}/${scope.join('/')}`
  headers.authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return headers
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
