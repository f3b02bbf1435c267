import { servicesContext, siteContext } from '#app/context.ts'
import { makeSitemapFile } from '#app/routes/public/sitemap-files.ts'
import { xmlResponse } from '#app/routes/public/sitemap-xml.ts'
import type { Route } from './+types/sitemap-file'

/** One of the files that the sitemap names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { readDb } = context.get(servicesContext)
  const { publicUrl } = context.get(siteContext)
  const xml = await makeSitemapFile(readDb, publicUrl, params.file)
  return xml ? xmlResponse(xml) : new Response(null, { status: 404 })
}
