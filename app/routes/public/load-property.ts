import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext, siteContext, viewerContext } from '#app/context.ts'
import { describeProperty } from '#app/features/property/describe-property.ts'
import { propertyJsonLd } from '#app/features/property/property-json-ld.ts'
import { stanceOf } from '#app/features/property/stance.ts'
import { indiaDay } from '#contract/dates.ts'
import { isShown } from '#contract/shown-listings.ts'
import type { Db } from '#db/connect.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { findListingOwner } from '#domain/listings/find-listing-owner.ts'
import { findNearbyPlaces, type NearbyPlace } from '#domain/places/find-nearby-places.ts'
import { findSimilarListings } from '#domain/search/find-similar-listings.ts'
import { shareCardPath } from '#domain/share/share-card.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import { ttlCache } from '#domain/ttl-cache.ts'
import { findOpenVisit } from '#domain/visits/find-open-visit.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

const METROS = 3
const LOCALITIES = 5

/** All that a listing's page shows. Without an id there is no page; an unknown one leads to search. */
export async function loadProperty(request: Request, context: Context) {
  const { db, readDb } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const id = new URL(request.url).searchParams.get('id')?.trim()
  if (!id) throw redirect('/not_found')

  // Read your own writes: a replica may lag behind what the viewer has just changed or saved.
  const listing = await findListing(viewer ? db : readDb, viewer, id)
  if (!listing) throw redirect('/search#gone')

  const now = new Date()
  const [owner, similar, nearby] = await Promise.all([
    ttlCache(readDb, { key: `owner ${listing.ownerId}`, seconds: 30 }, () =>
      findListingOwner(readDb, listing.ownerId),
    ),
    ttlCache(readDb, { key: `alike ${listing.id}`, seconds: 30 }, () =>
      findSimilarListings(readDb, listing, { now }),
    ),
    findSurroundings(readDb, listing),
  ])
  const [saved, visit] = await Promise.all([
    savedAmong(db, viewer, [listing, ...similar]),
    findOpenVisit(db, viewer, listing.id, now),
  ])

  const stance = stanceOf(listing, viewer)
  // What staff and owner wrote to each other is for the two of them.
  const statusReason = stance === 'own' ? listing.statusReason : ''
  const view = describeProperty({ ...listing, statusReason }, { today: indiaDay(now), now })
  const isPublic = isShown(listing.status)
  return {
    view,
    jsonLd: isPublic ? propertyJsonLd(view, context.get(siteContext)) : undefined,
    shareImage: isPublic ? shareCardPath(listing) : undefined,
    stance,
    owner: owner.name,
    isSignedIn: viewer !== null,
    isSaved: saved.includes(listing.spn),
    visit: visit && {
      id: visit.id,
      status: visit.status,
      day: visit.day,
      time: visit.time,
      askedOn: indiaDay(visit.askedAt),
    },
    similar: similar.map((each) => ({ listing: each, isSaved: saved.includes(each.spn) })),
    ...nearby,
  }
}

type Placed = { lat: number | null; lng: number | null; locality: string | null }

async function findSurroundings(db: Db, { lat, lng, locality }: Placed) {
  if (lat === null || lng === null) return { metros: [], localities: [] }
  // Places stay where they are.
  const [metros, around] = await ttlCache(db, { key: `near ${lat} ${lng}`, seconds: 600 }, () =>
    Promise.all([
      findNearbyPlaces(db, { lat, lng, kinds: ['metro'], limit: METROS }),
      findNearbyPlaces(db, { lat, lng, kinds: ['locality', 'sector'], limit: LOCALITIES + 1 }),
    ]),
  )
  const others = around.filter(({ name }) => name !== locality).slice(0, LOCALITIES)
  return { metros: metros.map(near), localities: others.map(near) }
}

function near({ name, distanceMetres, lat, lng }: NearbyPlace) {
  return { name, distanceMetres, lat, lng }
}
