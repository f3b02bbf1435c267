import { photoVariant } from '#contract/listing/pictures.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { cities } from '#contract/options.ts'
import { searchKindOf } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import { listBlockedAskers } from '#domain/blocks/list-blocked-askers.ts'
import { listNumberShownTo, listNumbersSeen } from '#domain/leads/list-number-ledger.ts'
import { findNearestLocality } from '#domain/places/find-nearest-locality.ts'
import { listSearches } from '#domain/search-history/list-searches.ts'
import { listSessions } from '#domain/sessions/list-sessions.ts'
import { findProfile, type Profile } from '#domain/users/find-profile.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'

/** Everything that the page about oneself shows. */
export async function loadProfile({ db, env }: Resources, viewer: Viewer) {
  const [profile, devices, searches, shownTo, blocked, seen] = await Promise.all([
    findProfile(db, viewer),
    listSessions(db, viewer),
    listSearches(db, viewer),
    listNumberShownTo(db, viewer),
    listBlockedAskers(db, viewer),
    listNumbersSeen(db, viewer),
  ])
  return {
    name: profile.name,
    email: profile.email,
    phone: profile.phone ?? '',
    photo: profile.photo && photoVariant(profile.photo, 320, 'webp'),
    mutedAlerts: profile.mutedAlerts,
    wantsPromotions: profile.promotionsAgreedAt !== null,
    shownTo: shownTo.map(({ personId: _, ...entry }) => entry),
    blocked: blocked.map((entry) => ({ ...entry, isBlocked: true })),
    seen,
    devices,
    searches: searches.map(({ city, ...search }) => ({
      ...search,
      where: [kindOf(search.href), labelOf(cities, city)].filter(Boolean).join(' · '),
    })),
    location: await locationOf(db, profile),
    codeLength: env.OTP_LENGTH,
    now: new Date(),
  }
}

/** Rent, Buy and so on, by the page that a search leads to. */
function kindOf(href: string) {
  return searchKindOf(href.split('?', 1)[0] ?? '')?.label
}

async function locationOf(db: Db, { lat, lng, locatedAt: at }: Profile) {
  if (lat === null || lng === null || !at) return null
  const place = await findNearestLocality(db, { lat: Number(lat), lng: Number(lng) })
  return { lat, lng, at, near: place ? `${place.name}, ${labelOf(cities, place.city)}` : null }
}
