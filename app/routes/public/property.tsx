import { type ComponentProps, useEffect, useState } from 'react'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { Gallery } from '#app/features/gallery/gallery.tsx'
import { HelpLine } from '#app/features/help/help-button.tsx'
import { seenListings } from '#app/features/listing-card/seen-listings.ts'
import { saveTrouble, useSaveListing } from '#app/features/listing-card/use-save-listing.ts'
import { ActionButtons } from '#app/features/property/action-buttons.tsx'
import { ActionCard } from '#app/features/property/action-card.tsx'
import { SaveControl } from '#app/features/property/save-control.tsx'
import { usePropertyActions } from '#app/features/property/use-property-actions.ts'
import { viewedListings } from '#app/features/recently-viewed/viewed-listings.ts'
import { ShareButton } from '#app/features/share/share-button.tsx'
import { describePage } from '#app/loaders/page-meta.ts'
import { loadProperty } from '#app/loaders/public/load-property.ts'
import { PropertyDetails } from '#app/sections/public/property-details.tsx'
import { SimilarListings } from '#app/sections/public/similar-listings.tsx'
import { classes } from '#app/ui/classes.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { usualEmi } from '#contract/costs/usual-loan.ts'
import { isShown } from '#contract/listing/shown-listings.ts'
import type { Route } from './+types/property'
import * as actionBarStyles from '#app/features/property/action-bar.module.css'
import * as styles from '#app/features/property/property.module.css'

const ContactDialog = lazyComponent(
  async () => (await import('#app/features/contact/contact-dialog.tsx')).ContactDialog,
)
const VisitDialog = lazyComponent(
  async () => (await import('#app/features/visit/visit-dialog.tsx')).VisitDialog,
)

const AskDialog = lazyComponent(
  async () => (await import('#app/features/conversations/ask-dialog.tsx')).AskDialog,
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
  // A key, so that another listing gets fresh state: heart, gallery, calculator.
  return <Property key={loaderData.view.spn} {...loaderData} />
}

function Property(loaded: Loaded) {
  const { view, variant, isSignedIn, similar } = loaded
  const { spn, path, title, photos } = view
  const saving = useSaving(loaded)
  const [visit, setVisit] = useState(loaded.visit)
  // The contact dialog may bring the house number later.
  const [houseNo, setHouseNo] = useState(loaded.houseNo)
  const isOpen = variant === 'open'
  const actions = usePropertyActions({
    path,
    isSignedIn,
    isOpen,
    onSave: () => saving.onSave(true),
  })

  const asking = {
    spn,
    variant,
    path,
    isSignedIn,
    hasSimilar: similar.length > 0,
    visitStatus: visit?.status,
    onAction: actions.open,
  }
  const isPublic = isShown(view.status)
  useNoteVisit(view, isPublic)

  return (
    <main className="page">
      <Crumbs crumbs={view.crumbs} className="only-wide" />
      <Gallery photos={photos} name={title} isSold={variant === 'sold'}>
        {isPublic && <ShareButton title={title} path={path} round />}
        {isPublic && <SaveControl {...saving} round />}
      </Gallery>
      <div className={styles.propertyLayout}>
        <PropertyDetails {...loaded} houseNo={houseNo} />
        <Actions loaded={loaded} asking={asking} saving={saving} />
      </div>
      <SimilarListings
        view={view}
        similar={similar}
        areSimilarNear={loaded.areSimilarNear}
        isSignedIn={isSignedIn}
      />
      <OthersViewed spn={spn} />
      <div className={classes(actionBarStyles.actionBar, 'only-phone')} data-dock>
        <ActionButtons {...asking} />
      </div>
      <ActionDialog
        view={view}
        actions={actions}
        onHouseNo={setHouseNo}
        visit={visit}
        onVisit={setVisit}
      />
    </main>
  )
}

type ActionsProps = {
  loaded: Loaded
  asking: ComponentProps<typeof ActionButtons>
  saving: ReturnType<typeof useSaving>
}

function Actions({ loaded: { view, owner, poster }, asking, saving }: ActionsProps) {
  const { spn, title, path } = view
  const isPublic = isShown(view.status)
  return (
    <ActionCard
      {...asking}
      view={view}
      owner={owner}
      poster={poster}
      help={<HelpLine />}
      emi={view.emiPrice === null ? undefined : usualEmi(view.emiPrice)}
    >
      {isPublic && <SaveControl {...saving} />}
      {isPublic && <ShareButton title={title} path={path} />}
      {isPublic && <CompareToggle spn={spn} name={title} />}
    </ActionCard>
  )
}

/** The heart of the page, and what its buttons need. */
function useSaving({ view: { spn, path }, isSignedIn, ...loaded }: Loaded) {
  const heart = useSaveListing(spn, loaded.isSaved, `${path}#save`)
  const toast = useToast()

  function onSave(wanted: boolean) {
    return heart.save(wanted, {
      toasts: 'done',
      onRefused(refusal) {
        toast(saveTrouble(refusal), 'bad')
        return true
      },
    })
  }

  return { isSaved: heart.isSaved, isSignedIn, path, onSave }
}

type View = Loaded['view']

/** Remembers in this browser that somebody looked at a listing. */
function useNoteVisit(view: View, isPublic: boolean) {
  useEffect(() => {
    if (!isPublic) return
    const { spn } = view
    seenListings.add(spn)
    viewedListings.add({
      spn,
      name: view.kind,
      place: view.place,
      price: view.priceText,
      photo: view.photos[0] ?? null,
      at: Date.now(),
    })
  }, [isPublic, view])
}

type ActionDialogProps = {
  view: View
  actions: ReturnType<typeof usePropertyActions>
  onHouseNo: (houseNo: string) => void
  visit: Loaded['visit']
  onVisit: (visit: Loaded['visit']) => void
}

/** The requested dialog, if any. */
function ActionDialog({ view, actions, onHouseNo, ...visiting }: ActionDialogProps) {
  const { opened, open, close } = actions
  if (!opened) return null
  const { spn, title, who, path, address } = view
  const { action, isSure } = opened
  const asked = { spn, who, back: `${path}#${action}`, onClose: close }
  if (action === 'ask') return <AskDialog {...asked} title={title} />
  if (action === 'visit') return <VisitDialog {...asked} {...visiting} />
  return (
    <ContactDialog
      {...asked}
      title={title}
      asksFirst={!isSure}
      address={address}
      onHouseNo={onHouseNo}
      onAsk={() => open('ask')}
    />
  )
}

/** Nothing is loaded for the first home that somebody looks at. */
function OthersViewed({ spn }: { spn: string }) {
  const hasOthers = viewedListings.use().some((viewed) => viewed.spn !== spn)
  return hasOthers && <RecentlyViewed except={spn} />
}
