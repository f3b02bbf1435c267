import { data } from 'react-router'
import { servicesContext, siteContext } from '#app/context.ts'
import { ShareCardPanel } from '#app/features/share-listing/share-card-panel.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { BackLink } from '#app/routes/seller/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { requireViewer } from '#app/viewer.ts'
import { listingTitle } from '#contract/listing-title.ts'
import * as messages from '#contract/messages.ts'
import { formatPrice } from '#contract/money.ts'
import { listingPath } from '#contract/shown-listings.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import { shareCardPath } from '#domain/share/share-card.ts'
import type { Route } from './+types/share'
import * as styles from '#app/features/share-listing/share-listing.module.css'

export const meta = pageMeta({ title: 'Share', isPrivate: true })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const listing = await findOwnListing(context.get(servicesContext).db, viewer, params.spn)
  if (!listing) throw data(null, { status: 404 })
  const { publicUrl } = context.get(siteContext)
  return {
    spn: listing.spn,
    title: listingTitle(listing),
    price: formatPrice(listing.price),
    isActive: listing.status === 'active',
    card: shareCardPath(listing),
    link: new URL(listingPath(listing.spn), publicUrl).href,
  }
}

export default function SharePage({ loaderData }: Route.ComponentProps) {
  const { spn, title, isActive } = loaderData
  return (
    <>
      <div className={styles.head}>
        <BackLink />
        <h1>{title}</h1>
        <p className="soft small number">{spn}</p>
      </div>
      {isActive ? (
        <div className={styles.ways}>
          <ShareCardPanel {...loaderData} />
          <section className={styles.panel} aria-labelledby="board">
            <h2 id="board">Poster for the gate</h2>
            <p>{messages.share.boardNote}</p>
            <ButtonLink to={`/dashboard/listings_tab/${spn}/poster`} variant="quiet">
              Open the poster
            </ButtonLink>
          </section>
        </div>
      ) : (
        <Empty title={messages.share.onlyActive} text={messages.share.onlyActiveText} />
      )}
    </>
  )
}
