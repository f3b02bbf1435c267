import { type LookupAddress, lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { photoLimits } from '#contract/limits.ts'
import { isPublicAddress } from '#server/imports/public-address.ts'
import { temporaryFile } from '#server/photos/temporary-file.ts'

/** Why a picture could not be fetched, in words for the author of its address. */
export class PictureError extends Error {}

type Options = { isAllowed?: (address: string) => boolean; timeoutMs?: number; bytes?: number }

const mostRedirects = 3

/**
 * Fetches the picture of an address into a temporary file. Authors of import files must not reach
 * the network that the site runs in, so the address is checked when the connection is made: looked
 * up twice, a name may resolve to another address the second time.
 */
export async function fetchPicture(address: string, options: Options = {}): Promise<string> {
  const { timeoutMs = 20_000 } = options
  const signal = AbortSignal.timeout(timeoutMs)
  let url = readAddress(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const reply = await ask(url, options, signal)
    const { statusCode = 0, headers } = reply
    if (statusCode === 200) return save(reply, options, signal)
    reply.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location) {
      throw new PictureError(`The address answers ${statusCode}. Check it in a browser.`)
    }
    url = readAddress(new URL(headers.location, url).href)
  }
  throw new PictureError('The address leads from one to the next without end.')
}

function readAddress(address: string): URL {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new PictureError('Not an address that begins with https:// or http://.')
  }
  if (url.username || url.password) throw new PictureError('An address must hold no password.')
  return url
}

function ask(url: URL, { isAllowed = isPublicAddress }: Options, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric address is not looked up, so it is checked here.
  if (isIP(host) && !isAllowed(host)) throw privateAddress()
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, { signal, lookup: checkedLookup(isAllowed), agent: false }, resolve).on(
      'error',
      (error) => reject(explain(error, signal)),
    )
  })
}

function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return done(privateAddress(), '')
      }
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
}

async function save(
  reply: http.IncomingMessage,
  { bytes: most = photoLimits.bytes }: Options,
  signal: AbortSignal,
) {
  const file = temporaryFile()
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      const megabytes = Math.round(most / 1024 / 1024)
      if (bytes > most) done(new PictureError(`The picture has more than ${megabytes} MB.`))
      else done(null, chunk)
    },
  })
  try {
    await pipeline(reply, limit, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal })
  } catch (error) {
    throw explain(error, signal)
  }
  return file
}

function privateAddress() {
  return new PictureError('The address belongs to a private network. Use a public one.')
}

function explain(error: unknown, signal: AbortSignal): PictureError {
  if (error instanceof PictureError) return error
  if (signal.aborted) return new PictureError('The address did not answer in time. Try again.')
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return new PictureError(`The address cannot be reached${code}. Check it in a browser.`)
}
