import { toIcs } from '#app/downloads/ics.ts'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { displayName } from '#contract/format/names.ts'
import { visitTimeSpan } from '#contract/format/visit-wish.ts'
import { isId } from '#contract/ids.ts'
import { listingTitle, wholeAddress } from '#contract/listing/listing-title.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import { findAgreedVisit } from '#domain/visits/find-agreed-visit.ts'
import type { Route } from './+types/visit-file'

/** An agreed visit as a calendar file, for its two sides. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const id = url.searchParams.get('id') ?? ''
  const visit = isId(id) && (await findAgreedVisit(context.get(resourcesContext).db, viewer, id))
  if (!visit) throw new Response(texts.errors.not_found, { status: 404 })

  const site = new URL(context.get(siteContext).publicUrl)
  const file = toIcs({
    ...visitTimeSpan(visit),
    uid: `visit-${visit.id}@${site.hostname}`,
    writtenAt: new Date(),
    summary: `Visit: ${listingTitle(visit)}`,
    location: wholeAddress(visit),
    description: `With ${displayName(visit.name)}. Property ID ${visit.spn}.`,
    url: new URL(listingPath(visit.spn), site).href,
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'no-store',
    },
  })
}
