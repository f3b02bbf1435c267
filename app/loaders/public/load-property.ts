import { type RouterContextProvider, redirect } from 'react-router'
import type { EditStep } from '#app/features/property/edit-steps.tsx'
import { variantOf } from '#app/features/property/property-variant.ts'
import { describeProperty } from '#app/loaders/public/describe-property.ts'
import { describeWays } from '#app/loaders/public/describe-ways.ts'
import { propertyJsonLd } from '#app/loaders/public/property-json-ld.ts'
import { resourcesContext, siteContext, viewerContext } from '#app/session/context.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { metresBetween } from '#contract/geo.ts'
import { searchLimits } from '#contract/limits.ts'
import { posterText } from '#contract/listing/poster.ts'
import { statusReasonText } from '#contract/listing/reason-text.ts'
import { goneParam, isShown } from '#contract/listing/shown-listings.ts'
import { wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { findHome } from '#domain/home-groups/find-home.ts'
import { listWays } from '#domain/home-groups/list-ways.ts'
import { findGoneListing } from '#domain/listings/find-gone-listing.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { findListingOwner } from '#domain/listings/find-listing-owner.ts'
import { isEditable } from '#domain/listings/find-own-draft.ts'
import { findViewerFacts } from '#domain/listings/find-viewer-facts.ts'
import { listShownPrices } from '#domain/listings/list-shown-prices.ts'
import { findNearbyPlaces, type NearbyPlace } from '#domain/places/find-nearby-places.ts'
import { findChecks } from '#domain/review/find-checks.ts'
import { findSimilarListings } from '#domain/search/find-similar-listings.ts'
import { shareCardPath } from '#domain/share/share-card.ts'
import { ttlCache } from '#domain/ttl-cache.ts'
import { isStaff } from '#domain/viewer.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

const METROS = 3
const LOCALITIES = 5

/** The data of a listing's page. Without an id it is a 404; an unknown id redirects to search. */
export async function loadProperty(request: Request, context: Context) {
  const { db, readDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const id = new URL(request.url).searchParams.get('id')?.trim()
  if (!id) throw redirect('/not_found')

  // Read your own writes: a replica may lag behind what the viewer has just changed or saved.
  const listing = await findListing(viewer ? db : readDb, viewer, id)
  if (!listing) throw redirect(await whereToInstead(readDb, id))

  const now = new Date()
  const [owner, similar, nearby, prices, ways, home, checks] = await Promise.all([
    ttlCache(readDb, { key: `owner ${listing.ownerId}`, seconds: 30 }, () =>
      findListingOwner(readDb, listing.ownerId),
    ),
    ttlCache(readDb, { key: `alike ${listing.id}`, seconds: 30 }, () =>
      findSimilarListings(readDb, listing, { now }),
    ),
    findSurroundings(readDb, listing),
    listShownPrices(readDb, listing),
    listWays(readDb, listing),
    viewer && isStaff(viewer) && listing.status === 'active' ? findHome(db, listing) : undefined,
    ttlCache(readDb, { key: `checks ${listing.id}`, seconds: 30 }, () =>
      findChecks(readDb, listing),
    ),
  ])
  const { saved, visit, houseNo } = await findViewerFacts(db, viewer, { listing, similar, now })

  const variant = variantOf(listing, viewer)
  // Why staff sent it back is for its owner only.
  const statusReason = variant === 'own' ? statusReasonText(listing) : ''
  const about = { today: indiaDay(now), now, prices, checks, rera: owner.rera }
  const view = describeProperty({ ...listing, statusReason }, about)
  const isPublic = isShown(listing.status)
  return {
    view,
    houseNo,
    jsonLd: isPublic ? propertyJsonLd(view, context.get(siteContext)) : undefined,
    shareImage: isPublic ? shareCardPath(listing) : undefined,
    variant,
    edits: viewer?.id === listing.ownerId ? editSteps(listing) : [],
    owner: owner.name,
    poster: posterText(listing, owner.rera?.number, now),
    ways: describeWays(ways, { deal: listing.deal, spn: listing.spn, now }),
    home,
    isSignedIn: viewer !== null,
    isSaved: saved.includes(listing.spn),
    visit: visit && {
      id: visit.id,
      status: visit.status,
      day: visit.day,
      time: visit.time,
      clock: visit.clock,
      slotId: visit.slotId,
      line: visit.line,
      askedOn: indiaDay(visit.askedAt),
    },
    areSimilarNear: similar.every((each) => isNear(listing, each)),
    similar: similar.map((each) => ({ listing: each, isSaved: saved.includes(each.spn) })),
    ...nearby,
  }
}

/** A search for the kind and place of a listing that was public; nothing is told of others. */
async function whereToInstead(db: Db, id: string) {
  const gone = await findGoneListing(db, id)
  if (!gone) return '/search#gone'
  const { locality, ...kind } = gone
  const search = { ...kind, text: locality ?? '', filters: noFilters, cityIs: 'chosen' } as const
  return `${searchHref(search)}&${goneParam}=1`
}

/** The steps of the wizard, while it can be edited there. */
function editSteps(listing: Listing): EditStep[] {
  const { status, spn, deal } = listing
  if (!isEditable({ status })) return []
  return wizardStepsFor(listing)
    .filter((step) => step !== 'finish')
    .map((step) => ({
      step,
      label: wizardStepLabel(step, deal),
      path: `/list-property/${step}?id=${spn}`,
    }))
}

type Placed = { lat: number | null; lng: number | null; locality: string | null }

async function findSurroundings(db: Db, { lat, lng, locality }: Placed) {
  if (lat === null || lng === null) return { metros: [], localities: [] }
  // Cached, since places do not move.
  const [metros, around] = await ttlCache(db, { key: `near ${lat} ${lng}`, seconds: 600 }, () =>
    Promise.all([
      findNearbyPlaces(db, { lat, lng, kinds: ['metro'], limit: METROS }),
      findNearbyPlaces(db, { lat, lng, kinds: ['locality', 'sector'], limit: LOCALITIES + 1 }),
    ]),
  )
  const others = around.filter(({ name }) => name !== locality).slice(0, LOCALITIES)
  return { metros: metros.map(near), localities: others.map(near) }
}

/** Similar listings come from all of the city. */
function isNear({ lat, lng }: Placed, other: { lat: number; lng: number }) {
  if (lat === null || lng === null) return false
  return metresBetween({ lat, lng }, other) <= searchLimits.nearMetres
}

function near({ name, distanceMetres, lat, lng }: NearbyPlace) {
  return { name, distanceMetres, lat, lng }
}
