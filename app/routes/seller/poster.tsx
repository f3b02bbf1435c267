import { data } from 'react-router'
import { PosterSheet } from '#app/features/poster/poster-sheet.tsx'
import { PrintBar } from '#app/features/poster/print-bar.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { describePoster } from '#app/loaders/seller/describe-poster.ts'
import { BackLink } from '#app/sections/seller/back-link.tsx'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import { useSite } from '#app/session/root-data.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { Empty } from '#app/ui/empty.tsx'
import * as texts from '#contract/texts.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import type { Route } from './+types/poster'

export const meta = pageMeta({ title: 'Poster', isPrivate: true })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const listing = await findOwnListing(context.get(resourcesContext).db, viewer, params.spn)
  if (!listing) throw data(null, { status: 404 })
  const isActive = listing.status === 'active'
  return { poster: isActive ? describePoster(listing, context.get(siteContext)) : undefined }
}

export default function PosterPage({ loaderData: { poster } }: Route.ComponentProps) {
  const { name } = useSite()
  if (!poster) {
    return (
      <main id="content" tabIndex={-1} className="page section">
        <Empty title={texts.share.onlyActive} text={texts.share.onlyActiveText} as="h1">
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
