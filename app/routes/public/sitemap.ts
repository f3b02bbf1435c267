import { servicesContext, siteContext } from '#app/context.ts'
import { makeSitemapIndex } from '#app/routes/public/sitemap-files.ts'
import { xmlResponse } from '#app/routes/public/sitemap-xml.ts'
import type { Route } from './+types/sitemap'

/** Where search engines begin to read what the site has. */
export async function loader({ context }: Route.LoaderArgs) {
  const { readDb } = context.get(servicesContext)
  return xmlResponse(await makeSitemapIndex(readDb, context.get(siteContext).publicUrl))
}
