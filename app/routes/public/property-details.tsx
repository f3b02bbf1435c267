import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { MonthlyCost } from '#app/features/emi/monthly-cost.tsx'
import { PropertyMap } from '#app/features/map/property-map.tsx'
import { Amenities, Overview, OwnersWords } from '#app/features/property/property-facts.tsx'
import { PropertyHead } from '#app/features/property/property-head.tsx'
import { RentCosts } from '#app/features/property/rent-costs.tsx'
import { StanceNotice } from '#app/features/property/stance-notice.tsx'
import { WhereItIs } from '#app/features/property/where-it-is.tsx'
import { ReportListing } from '#app/features/report-listing/report-listing.tsx'
import { classes } from '#app/ui/classes.ts'
import { distanceText } from '#contract/distance-text.ts'
import { isShown } from '#contract/shown-listings.ts'
import type { Route } from './+types/property'
import * as styles from '#app/features/property/property.module.css'

type Loaded = Route.ComponentProps['loaderData']
type PropertyDetailsProps = Pick<Loaded, 'view' | 'stance' | 'metros' | 'localities'>

/** What there is to read about a listing, from its price to its surroundings. */
export function PropertyDetails({ view, stance, metros, localities }: PropertyDetailsProps) {
  const { spn, title } = view
  return (
    <div>
      <PropertyHead view={view} />
      <div className={classes(styles.stanceHere, 'only-phone')}>
        <StanceNotice stance={stance} view={view} />
      </div>
      <Overview facts={view.facts} />
      <Amenities amenities={view.amenities} />
      <OwnersWords paragraphs={view.paragraphs} />
      {view.rent && <RentCosts rent={view.rent} />}
      {view.position && (
        <WhereItIs address={view.address} metros={metros} localities={localities}>
          <PropertyMap
            title={title}
            home={view.position}
            near={nearestOf({ metros, localities })}
          />
        </WhereItIs>
      )}
      {view.deal === 'resale' && view.price !== null && (
        <MonthlyCost price={view.price} className={styles.propertySection} />
      )}
      {isShown(view.status) && (
        <div className={styles.propertyFoot}>
          <p className="soft small">
            Property ID {spn}
            {view.listed && ` · listed ${view.listed}`}
          </p>
          <div className="only-phone">
            <CompareToggle spn={spn} name={title} />
          </div>
          <ReportListing spn={spn} />
        </div>
      )}
    </div>
  )
}

/** The nearest six, which a map has room to name. */
function nearestOf({ metros, localities }: Pick<Loaded, 'metros' | 'localities'>) {
  return [...metros, ...localities]
    .sort((a, b) => a.distanceMetres - b.distanceMetres)
    .slice(0, 6)
    .map(({ name, lat, lng, distanceMetres }) => ({
      name: name.replace(/ Metro Station$/, ' metro'),
      lat,
      lng,
      distance: distanceText(distanceMetres),
    }))
}
