import { data } from 'react-router'
import { ShareCardPanel } from '#app/features/share-listing/share-card-panel.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { BackLink } from '#app/sections/seller/back-link.tsx'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { formatPrice } from '#contract/format/money.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import { shareCardPath } from '#domain/share/share-card.ts'
import type { Route } from './+types/share'
import * as styles from '#app/features/share-listing/share-listing.module.css'
import * as panelStyles from '#app/ui/panel.module.css'

export const meta = pageMeta({ title: 'Share', isPrivate: true })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const listing = await findOwnListing(context.get(resourcesContext).db, viewer, params.spn)
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
          <section className={classes(panelStyles.panel, styles.panel)} aria-labelledby="board">
            <h2 id="board">Poster for the gate</h2>
            <p>{texts.share.boardNote}</p>
            <ButtonLink to={`/dashboard/listings_tab/${spn}/poster`} variant="quiet">
              Open the poster
            </ButtonLink>
          </section>
        </div>
      ) : (
        <Empty title={texts.share.onlyActive} text={texts.share.onlyActiveText} />
      )}
    </>
  )
}
