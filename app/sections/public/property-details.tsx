import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { Complain } from '#app/features/complaint/complain.tsx'
import { WholeCost } from '#app/features/costs/whole-cost.tsx'
import { MonthlyCost } from '#app/features/emi/monthly-cost.tsx'
import { HomeWays } from '#app/features/home-group/home-ways.tsx'
import { PropertyMap } from '#app/features/map/property-map.tsx'
import { Editable, EditSteps } from '#app/features/property/edit-steps.tsx'
import { LocationSection } from '#app/features/property/location-section.tsx'
import { OwnerNotes } from '#app/features/property/owner-notes.tsx'
import { PriceHistory } from '#app/features/property/price-context.tsx'
import { PropertyBanner } from '#app/features/property/property-banner.tsx'
import { Amenities, Overview, OwnersWords } from '#app/features/property/property-facts.tsx'
import { PropertyHead } from '#app/features/property/property-head.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { distanceText } from '#contract/format/distance-text.ts'
import { wholeAddress } from '#contract/listing/listing-title.ts'
import { isShown } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts/home-groups.ts'
import type { Route } from '../../routes/public/+types/property'
import * as styles from '#app/features/property/property.module.css'

const HomeBox = lazyComponent(
  async () => (await import('#app/features/home-group/home-box.tsx')).HomeBox,
  { isQuiet: true },
)

type Loaded = Route.ComponentProps['loaderData']
type Near = Pick<Loaded, 'metros' | 'localities'>
type PropertyDetailsProps = Near &
  Pick<
    Loaded,
    'view' | 'houseNo' | 'variant' | 'edits' | 'owner' | 'poster' | 'isSignedIn' | 'ways' | 'home'
  >

/** What there is to read about a listing, from its price to its surroundings. */
export function PropertyDetails({
  view,
  variant,
  houseNo,
  edits,
  owner,
  poster,
  isSignedIn,
  ways,
  home,
  ...near
}: PropertyDetailsProps) {
  const { spn, title } = view
  const address = wholeAddress({ houseNo, address: view.address })
  return (
    <div>
      <PropertyHead view={view} address={address} />
      <div className={classes(styles.variantHere, 'only-phone')}>
        <PropertyBanner variant={variant} view={view} />
      </div>
      {variant === 'open' && (
        <div className="only-phone">
          <div className={styles.ownerHere}>
            <OwnerNotes
              owner={owner}
              poster={poster}
              checks={view.checks}
              isSignedIn={isSignedIn}
            />
          </div>
        </div>
      )}
      {ways && (
        <section className={styles.propertySection} aria-labelledby="ways">
          <HomeWays {...ways}>
            <Complain spn={spn} reason="not_same_home" label={texts.notSame} />
          </HomeWays>
        </section>
      )}
      {home && <HomeBox spn={spn} members={home} />}
      <EditSteps edits={edits} finish={`/list-property/finish?id=${spn}`} />
      <Editable edits={edits} step="prop_details">
        <Overview facts={view.facts} />
      </Editable>
      <Editable edits={edits} step="amenities">
        <Amenities amenities={view.amenities} />
      </Editable>
      <Editable edits={edits} step="resale_details">
        <OwnersWords who={view.who} paragraphs={view.paragraphs} />
      </Editable>
      <PriceHistory view={view} />
      <Costs view={view} />
      {view.position && (
        <Editable edits={edits} step="location_details">
          <LocationSection address={address} about={view.about} {...near}>
            <PropertyMap title={title} home={view.position} near={nearestOf(near)} />
          </LocationSection>
        </Editable>
      )}
      {view.emiPrice !== null && (
        <MonthlyCost price={view.emiPrice} className={styles.propertySection} />
      )}
      {isShown(view.status) && <Foot view={view} />}
    </div>
  )
}

function Costs({ view: { costs, valuePath } }: Pick<Loaded, 'view'>) {
  if (!costs) return null
  return (
    <WholeCost costs={costs} className={styles.propertySection}>
      <p className={styles.worth}>
        <TextLink to={valuePath} arrow>
          What are properties like this worth?
        </TextLink>
      </p>
    </WholeCost>
  )
}

function Foot({ view: { spn, title, listed } }: Pick<Loaded, 'view'>) {
  return (
    <div className={styles.propertyFoot}>
      <p className="soft small">
        Property ID {spn}
        {listed && ` · listed ${listed}`}
      </p>
      <div className="only-phone">
        <CompareToggle spn={spn} name={title} />
      </div>
      <Complain spn={spn} />
    </div>
  )
}

/** The nearest six, which a map has room to name. */
function nearestOf({ metros, localities }: Near) {
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
