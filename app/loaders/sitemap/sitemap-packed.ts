import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isSitemapFile, makeSitemapFile } from '#app/loaders/sitemap/sitemap-files.ts'
import type { Db } from '#db/connect.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/**
 * One file of the sitemap, gzipped. What took long to make is kept for some minutes, since anybody
 * may ask for it. There are few files, each of less than a megabyte, so that all can be kept.
 */
export async function packSitemapFile(
  db: Db,
  publicUrl: string,
  file: string,
  { minCostMs = 10 } = {},
): Promise<Buffer<ArrayBuffer> | undefined> {
  // Made-up names would push out what is kept.
  if (!isSitemapFile(file)) return undefined
  const rule = { key: `sitemap ${publicUrl} ${file}`, seconds: 600, minCostMs }
  return ttlCache(db, rule, async () => {
    const xml = await makeSitemapFile(db, publicUrl, file)
    return xml === undefined ? undefined : promisify(gzip)(xml)
  })
}
