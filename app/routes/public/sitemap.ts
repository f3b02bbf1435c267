import { makeSitemapIndex } from '#app/loaders/sitemap/sitemap-files.ts'
import { xmlResponse } from '#app/loaders/sitemap/sitemap-xml.ts'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import type { Route } from './+types/sitemap'

/** The index of the sitemap. */
export async function loader({ context }: Route.LoaderArgs) {
  const { readDb } = context.get(resourcesContext)
  return xmlResponse(await makeSitemapIndex(readDb, context.get(siteContext).publicUrl))
}
