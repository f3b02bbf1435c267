import { setTimeout as sleep } from 'node:timers/promises'
import { SettingsError } from '#server/env.ts'
import { type Keys, signRequest } from '#server/providers/storage/sign-request.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

const patienceMs = 15_000
const tries = 3

type Settings = { endpoint: URL; bucket: string; prefix: string; keys: Keys }

/**
 * Pictures in an S3-compatible store, named by `s3://key:secret@host/bucket/folder`, with
 * `?region=` and `?insecure` (http) where they are needed.
 */
export function s3Storage(address: string): Storage {
  const settings = readAddress(address)

  return {
    async put(name, bytes) {
      const type = contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      await ask(settings, 'PUT', nameUrl(settings, name), bytes, { 'content-type': type })
    },

    async get(name) {
      const reply = await ask(settings, 'GET', nameUrl(settings, name))
      return reply.status === 404 ? undefined : reply.bytes
    },

    async removeFolder(folder) {
      for (;;) {
        const names = await list(settings, `${settings.prefix}${folder}/`)
        if (names.length === 0) return
        for (const name of names) {
          await ask(settings, 'DELETE', nameUrl({ ...settings, prefix: '' }, name))
        }
      }
    },
  }
}

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

function readAddress(address: string): Settings {
  // Browsers' rules give an unknown protocol no default port and no decoding, so https reads it.
  const https = address.replace(/^s3:/, 'https:')
  const url = new URL(URL.canParse(https) ? https : 'https://nowhere')
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean)
  if (!bucket || !url.username || !url.password) {
    throw new SettingsError(
      'The setting STORAGE_URL is not right: it must look like s3://key:secret@host/bucket.',
    )
  }
  const scheme = url.searchParams.has('insecure') ? 'http' : 'https'
  return {
    endpoint: new URL(`${scheme}://${url.host}`),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    keys: {
      id: decodeURIComponent(url.username),
      secret: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    },
  }
}

function nameUrl({ endpoint, bucket, prefix }: Settings, name: string) {
  return new URL(`/${bucket}/${prefix}${name}`, endpoint)
}

/** At most a thousand names; whoever removes them asks again until there are none. */
async function list(settings: Settings, prefix: string): Promise<string[]> {
  const url = new URL(`/${settings.bucket}`, settings.endpoint)
  url.searchParams.set('list-type', '2')
  url.searchParams.set('prefix', prefix)
  const { bytes } = await ask(settings, 'GET', url)
  const xml = new TextDecoder().decode(bytes)
  return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
}

/** One request, tried again when the store or the way to it fails for a moment. */
async function ask(
  { keys }: Settings,
  method: string,
  url: URL,
  body?: Uint8Array,
  headers?: Record<string, string>,
) {
  for (let attempt = 1; ; attempt++) {
    const signed = signRequest(keys, {
      method,
      url,
      ...(body && { body }),
      ...(headers && { headers }),
    })
    const reply = await send(method, url, signed, body).catch((error: unknown) => {
      if (attempt === tries) throw new Error('the picture store does not answer', { cause: error })
    })
    if (reply && (reply.ok || reply.status === 404)) return reply
    if (reply && (attempt === tries || reply.status < 500)) {
      throw new Error(`the picture store answered ${reply.status} to ${method} ${url.pathname}`)
    }
    await sleep(100 * 4 ** (attempt - 1))
  }
}

async function send(
  method: string,
  url: URL,
  headers: Record<string, string>,
  body: Uint8Array | undefined,
) {
  const reply = await fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
    ...(body && { body: new Uint8Array(body) }),
  })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  return { ok: reply.ok, status: reply.status, bytes }
}
