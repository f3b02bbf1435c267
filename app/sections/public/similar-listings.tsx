import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { listingTitle } from '#contract/listing/listing-title.ts'
import type { Route } from '../../routes/public/+types/property'
import * as styles from '#app/features/property/property.module.css'

type Loaded = Route.ComponentProps['loaderData']
type SimilarListingsProps = Pick<Loaded, 'view' | 'similar' | 'areSimilarNear' | 'isSignedIn'>

export function SimilarListings({
  view,
  similar,
  areSimilarNear,
  isSignedIn,
}: SimilarListingsProps) {
  if (similar.length === 0) return null
  const things = view.category === 'commercial' ? 'places' : 'homes'
  return (
    <section className="section not-printed" id="similar" aria-labelledby="similar-title">
      <div className="section-head">
        <h2 id="similar-title">
          Similar {things} {areSimilarNear ? 'nearby' : `in ${view.cityName}`}
        </h2>
        <TextLink to={view.searchPath} arrow>
          See all
        </TextLink>
      </div>
      <div className={styles.similarRow} data-cards="even">
        {similar.map(({ listing, isSaved }) => (
          <ListingCard
            key={listing.spn}
            listing={listing}
            isSaved={isSaved}
            isSignedIn={isSignedIn}
            sizes="(min-width: 48em) 286px, 82vw"
            tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
            as="h3"
          />
        ))}
      </div>
    </section>
  )
}
