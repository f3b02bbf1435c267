import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { packSitemapFile } from '#app/loaders/sitemap/sitemap-packed.ts'
import { xmlResponse } from '#app/loaders/sitemap/sitemap-xml.ts'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import type { Route } from './+types/sitemap-file'

/** One of the files that the sitemap names. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { readDb } = context.get(resourcesContext)
  const { publicUrl } = context.get(siteContext)
  const packed = await packSitemapFile(readDb, publicUrl, params.file)
  if (!packed) return new Response(null, { status: 404 })

  const readsGzip = acceptsGzip(request.headers.get('accept-encoding') ?? '')
  const answer = xmlResponse(readsGzip ? packed : await promisify(gunzip)(packed))
  answer.headers.set('vary', 'Accept-Encoding')
  if (readsGzip) answer.headers.set('content-encoding', 'gzip')
  return answer
}

function acceptsGzip(encodings: string) {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(encodings)
}
