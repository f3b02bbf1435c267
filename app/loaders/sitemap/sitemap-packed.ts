import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { makeSitemapFile, readSitemapFile } from '#app/loaders/sitemap/sitemap-files.ts'
import type { Db } from '#db/connect.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/** The size of an empty gzip file. */
const EMPTY_BYTES = 20

/**
 * One file of the sitemap, gzipped. Cached for some minutes if it took long to make, since anybody
 * may ask for it. There are few files, each of less than a megabyte, so that all fit.
 */
export async function packSitemapFile(
  db: Db,
  publicUrl: string,
  file: string,
  { minCostMs = 10 } = {},
): Promise<Buffer<ArrayBuffer> | undefined> {
  // Made-up names would evict real files.
  if (!readSitemapFile(file)) return undefined
  const rule = { key: `sitemap ${publicUrl} ${file}`, seconds: 600, minCostMs }
  return ttlCache(db, rule, async () => {
    const xml = Readable.from(makeSitemapFile(db, publicUrl, file))
    const packed = await buffer(xml.pipe(createGzip()))
    return packed.length > EMPTY_BYTES ? packed : undefined
  })
}
