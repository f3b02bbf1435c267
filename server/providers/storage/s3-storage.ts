import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { readS3Error, readS3List } from '#server/providers/storage/s3-answers.ts'
import { readS3Url, type S3Settings } from '#server/providers/storage/s3-url.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

const timeoutMs = 15_000
const tries = 3

type Call = { method: string; url: URL; body?: Uint8Array; contentType?: string }
type Ask = (call: Call) => Promise<{ status: number; bytes: Uint8Array }>

/**
 * Pictures in an S3-compatible store, named by `s3://key:secret@host/bucket/folder`, with
 * `?region=` and `?insecure` (http) where they are needed.
 */
export function s3Storage(address: string): Storage {
  const settings = readS3Url(address)
  const { endpoint, bucket, prefix } = settings
  const ask = createAsk(settings)
  const urlOf = (key: string) => new URL(encodePath(`/${bucket}/${key}`), endpoint)

  return {
    async put(name, body) {
      const contentType = contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      await ask({ method: 'PUT', url: urlOf(prefix + name), body, contentType })
    },

    async get(name) {
      const { status, bytes } = await ask({ method: 'GET', url: urlOf(prefix + name) })
      return status === 404 ? undefined : bytes
    },

    async removeFolder(folder) {
      const bucketUrl = new URL(encodePath(`/${bucket}`), endpoint)
      for await (const key of listKeys(ask, bucketUrl, `${prefix}${folder}/`)) {
        await ask({ method: 'DELETE', url: urlOf(key) })
      }
    },

    isAway: (error) => error instanceof AwayError,
  }
}

/** The store or the network fails, but only for the moment. */
class AwayError extends Error {}

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

function encodePath(path: string) {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** A page of the list holds at most a thousand keys. */
async function* listKeys(ask: Ask, bucket: URL, prefix: string) {
  let token: string | undefined
  do {
    const url = new URL(bucket)
    url.searchParams.set('list-type', '2')
    url.searchParams.set('prefix', prefix)
    if (token) url.searchParams.set('continuation-token', token)
    const { status, bytes } = await ask({ method: 'GET', url })
    const page = status === 404 ? { keys: [], nextToken: undefined } : readS3List(bytes)
    yield* page.keys
    token = page.nextToken
  } while (token)
}

/** Signed requests, retried with backoff when the store or the way to it fails for a moment. */
function createAsk({ keys, region }: S3Settings): Ask {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })

  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      const reply = await send(client, call).catch((error: unknown) => {
        if (attempt === tries)
          throw new AwayError('the picture store does not answer', { cause: error })
      })
      if (reply?.ok || (reply?.status === 404 && call.method !== 'PUT')) return reply
      if (reply && (attempt === tries || reply.status < 500)) throw refusal(call, reply)
      await sleep(100 * 4 ** (attempt - 1))
    }
  }
}

async function send(client: AwsClient, { method, url, body, contentType }: Call) {
  const request = await client.sign(url, {
    method,
    headers: {
      // Without this header the signature would not cover the content.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(body && { body: new Uint8Array(body) }),
  })
  const signal = AbortSignal.timeout(timeoutMs)
  const reply = await fetch(request, { redirect: 'error', signal })
  return { ok: reply.ok, status: reply.status, bytes: new Uint8Array(await reply.arrayBuffer()) }
}

function refusal({ method, url }: Call, { status, bytes }: { status: number; bytes: Uint8Array }) {
  const reason = [status, readS3Error(bytes)].filter(Boolean).join(' ')
  const Refusal = status < 500 ? Error : AwayError
  return new Refusal(`the picture store answered ${reason} to ${method} ${url.pathname}`)
}
