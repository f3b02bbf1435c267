import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'

/** Content encodings, best first. */
const encodings = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Below this, compression saves next to nothing. */
const worthwhileBytes = 1_024

/** The best encoding for this `Accept-Encoding` and body size; without a size for a stream. */
export function chooseEncoding(accepts: string | null | undefined, bytes = Infinity) {
  if (!accepts || bytes < worthwhileBytes) return undefined
  const names = acceptedEncodings(accepts)
  return encodings.find((encoding) => names.includes(encoding))
}

/** The encodings that an `Accept-Encoding` names and does not refuse. */
export function acceptedEncodings(accepts: string) {
  const refused = /;\s*q=0(\.0*)?$/
  return accepts
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]!.trimEnd().toLowerCase())
}

const compressors: Record<Encoding, (plain: Uint8Array) => Promise<Buffer<ArrayBuffer>>> = {
  // As small as the others' in a quarter of their time.
  zstd: (plain) =>
    zstd(plain, {
      pledgedSrcSize: plain.length,
      chunkSize: 32_768,
      params: { [constants.ZSTD_c_compressionLevel]: 3 },
    }),
  br: (plain) =>
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => zip(plain, { level: 4 }),
}
const zstd = promisify(zstdCompress)
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a whole body off the main thread; tuned for speed rather than size. */
export function compressBytes(plain: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return compressors[encoding](plain)
}

/** A compressor for a stream; each chunk leaves it as soon as it was written. */
export function createCompressor(encoding: Encoding) {
  switch (encoding) {
    case 'zstd':
      return createZstdCompress({ flush: constants.ZSTD_e_flush })
    case 'br':
      return createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 3,
          [constants.BROTLI_PARAM_LGWIN]: 18,
        },
      })
    case 'gzip':
      return createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH })
  }
}
