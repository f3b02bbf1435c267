import { data } from 'react-router'
import { servicesContext, siteContext } from '#app/context.ts'
import { PosterSheet } from '#app/features/poster/poster-sheet.tsx'
import { PrintBar } from '#app/features/poster/print-bar.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/root-data.ts'
import { BackLink } from '#app/routes/seller/back-link.tsx'
import { describePoster } from '#app/routes/seller/describe-poster.ts'
import { Empty } from '#app/ui/empty.tsx'
import { requireViewer } from '#app/viewer.ts'
import * as messages from '#contract/messages.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import type { Route } from './+types/poster'

export const meta = pageMeta({ title: 'Poster', isPrivate: true })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const listing = await findOwnListing(context.get(servicesContext).db, viewer, params.spn)
  if (!listing) throw data(null, { status: 404 })
  const isActive = listing.status === 'active'
  return { poster: isActive ? describePoster(listing, context.get(siteContext)) : undefined }
}

export default function PosterPage({ loaderData: { poster } }: Route.ComponentProps) {
  const { name } = useSite()
  if (!poster) {
    return (
      <main id="content" tabIndex={-1} className="page section">
        <Empty title={messages.share.onlyActive} text={messages.share.onlyActiveText} as="h1">
          <BackLink />
        </Empty>
      </main>
    )
  }
  return (
    <main id="content" tabIndex={-1}>
      <PrintBar>
        <BackLink />
      </PrintBar>
      <PosterSheet poster={poster} siteName={name} />
    </main>
  )
}
