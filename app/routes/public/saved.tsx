import { servicesContext } from '#app/context.ts'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { requireViewer } from '#app/viewer.ts'
import { listingTitle } from '#contract/listing-title.ts'
import * as messages from '#contract/messages.ts'
import { listSavedCards } from '#domain/shortlist/list-saved-cards.ts'
import type { Route } from './+types/saved'
import * as styles from '#app/routes/public/saved.module.css'

export const meta = pageMeta({ title: 'Saved', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  return { listings: await listSavedCards(context.get(servicesContext).db, viewer) }
}

export default function SavedPage({ loaderData: { listings } }: Route.ComponentProps) {
  return (
    <main className={classes(styles.savedPage, 'page')}>
      <div className={styles.savedHead}>
        <h1>Saved</h1>
      </div>
      {listings.length === 0 ? (
        <Empty
          title={messages.empty.saved}
          text={
            <>
              Press{' '}
              <span role="img" aria-label="the heart">
                <Icon name="heart" />
              </span>{' '}
              on a property to find it here again.
            </>
          }
        >
          <ButtonLink to="/search">Search</ButtonLink>
        </Empty>
      ) : (
        <ul className={styles.savedGrid} data-cards="even">
          {listings.map((listing, place) => (
            <li key={listing.spn}>
              <ListingCard
                listing={listing}
                isSaved
                isSignedIn
                eager={place === 0}
                sizes="(min-width: 48em) 384px, calc(100vw - 32px)"
                tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
              />
            </li>
          ))}
        </ul>
      )}
      <RecentlyViewed />
    </main>
  )
}
