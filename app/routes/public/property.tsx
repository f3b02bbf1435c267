import { useEffect, useState } from 'react'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { MonthlyCost } from '#app/features/emi/monthly-cost.tsx'
import { usualEmi } from '#app/features/emi/usual-loan.ts'
import { Gallery } from '#app/features/gallery/gallery.tsx'
import { HelpLine } from '#app/features/help/help-button.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { saveListing, saveTrouble, useIsSaved } from '#app/features/listing-card/saved-listings.ts'
import { seenListings } from '#app/features/listing-card/seen-listings.ts'
import { PropertyMap } from '#app/features/map/property-map.tsx'
import { ActionButtons } from '#app/features/property/action-buttons.tsx'
import { ActionCard } from '#app/features/property/action-card.tsx'
import { Crumbs } from '#app/features/property/crumbs.tsx'
import { Amenities, Overview, OwnersWords } from '#app/features/property/property-facts.tsx'
import { PropertyHead } from '#app/features/property/property-head.tsx'
import { RentCosts } from '#app/features/property/rent-costs.tsx'
import { SaveControl } from '#app/features/property/save-control.tsx'
import { StanceNotice } from '#app/features/property/stance-notice.tsx'
import { usePropertyActions } from '#app/features/property/use-property-actions.ts'
import { WhereItIs } from '#app/features/property/where-it-is.tsx'
import { viewedListings } from '#app/features/recently-viewed/viewed-listings.ts'
import { ReportListing } from '#app/features/report-listing/report-listing.tsx'
import { ShareButton } from '#app/features/share/share-button.tsx'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { describePage } from '#app/page-meta.ts'
import { loadProperty } from '#app/routes/public/load-property.ts'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { distanceText } from '#contract/distance-text.ts'
import { listingTitle } from '#contract/listing-title.ts'
import { isShown } from '#contract/shown-listings.ts'
import type { Route } from './+types/property'
import * as actionBarStyles from '#app/features/property/action-bar.module.css'
import * as styles from '#app/features/property/property.module.css'

const ContactDialog = lazyComponent(
  async () => (await import('#app/features/contact/contact-dialog.tsx')).ContactDialog,
)
const VisitDialog = lazyComponent(
  async () => (await import('#app/features/visit/visit-dialog.tsx')).VisitDialog,
)

/** Only this browser knows what it shows. */
const RecentlyViewed = lazyComponent(
  async () => (await import('#app/features/recently-viewed/recently-viewed.tsx')).RecentlyViewed,
  { isQuiet: true },
)

type Loaded = Route.ComponentProps['loaderData']

export function loader({ request, context }: Route.LoaderArgs) {
  return loadProperty(request, context)
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return describePage(args, {})
  const { view, jsonLd, shareImage } = args.loaderData
  const isPublic = isShown(view.status)
  return [
    ...describePage(args, {
      title: view.pageTitle,
      description: view.description,
      keywords: [view.kind, view.locality, view.cityName, 'property'].filter(Boolean),
      canonical: view.path,
      image: shareImage,
      isPrivate: !isPublic,
    }),
    ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
  ]
}

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  // Another listing gets fresh state: its heart, its gallery, its calculator.
  return <Property key={loaderData.view.spn} {...loaderData} />
}

function Property(loaded: Loaded) {
  const { view, stance, isSignedIn, similar } = loaded
  const { spn, path, title, photos } = view
  const isSaved = useIsSaved(spn, loaded.isSaved)
  const toast = useToast()
  const [visit, setVisit] = useState(loaded.visit)
  const isOpen = stance === 'open'
  const actions = usePropertyActions({ path, isSignedIn, isOpen, onSave: () => save(true) })

  async function save(wanted: boolean) {
    const reply = await saveListing(spn, wanted)
    if (reply.ok) toast(reply.answer.data.message)
    else if (reply.code === 401) leaveForLogin(`${path}#save`)
    else toast(saveTrouble(reply), 'bad')
  }

  const asking = {
    spn,
    stance,
    path,
    isSignedIn,
    hasSimilar: similar.length > 0,
    visitStatus: visit?.status,
    onAction: actions.open,
  }
  const saving = { isSaved, isSignedIn, path, onSave: save }
  const isPublic = isShown(view.status)
  const emiPrice = view.deal === 'resale' ? view.price : null

  useEffect(() => {
    if (!isPublic) return
    seenListings.add(spn)
    viewedListings.add({
      spn,
      name: view.kind,
      place: view.place,
      price: view.priceText,
      photo: photos[0] ?? null,
    })
  }, [spn, isPublic, view, photos])

  return (
    <main className="page">
      <Crumbs view={view} />
      <Gallery photos={photos} name={title} isSold={stance === 'sold'}>
        {isPublic && <ShareButton title={title} path={path} round />}
        {isPublic && <SaveControl {...saving} round />}
      </Gallery>
      <div className={styles.propertyLayout}>
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
            <WhereItIs address={view.address} metros={loaded.metros} localities={loaded.localities}>
              <PropertyMap title={title} home={view.position} near={nearestOf(loaded)} />
            </WhereItIs>
          )}
          {emiPrice !== null && <MonthlyCost price={emiPrice} className={styles.propertySection} />}
          {isPublic && (
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
        <ActionCard
          {...asking}
          view={view}
          owner={loaded.owner}
          help={<HelpLine />}
          emi={emiPrice === null ? undefined : usualEmi(emiPrice)}
        >
          {isPublic && <SaveControl {...saving} />}
          {isPublic && <ShareButton title={title} path={path} />}
          {isPublic && <CompareToggle spn={spn} name={title} />}
        </ActionCard>
      </div>
      <Similar view={view} similar={similar} isSignedIn={isSignedIn} />
      <RecentlyViewed except={spn} />
      <div className={classes(actionBarStyles.actionBar, 'only-phone')} data-dock>
        <ActionButtons {...asking} />
      </div>
      {actions.opened?.action === 'contact' && (
        <ContactDialog
          spn={spn}
          asksFirst={!actions.opened.isSure}
          onClose={actions.close}
          back={`${path}#contact`}
        />
      )}
      {actions.opened?.action === 'visit' && (
        <VisitDialog
          spn={spn}
          back={`${path}#visit`}
          onClose={actions.close}
          visit={visit}
          onVisit={setVisit}
        />
      )}
    </main>
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

type SimilarProps = Pick<Loaded, 'view' | 'similar' | 'isSignedIn'>

function Similar({ view, similar, isSignedIn }: SimilarProps) {
  if (similar.length === 0) return null
  const things = view.category === 'commercial' ? 'places' : 'homes'
  return (
    <section className="section" id="similar" aria-labelledby="similar-title">
      <div className="section-head">
        <h2 id="similar-title">Similar {things} nearby</h2>
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
