import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { createUser } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { createOwnedObjects, type OwnedObjects, secret } from '#tests/owned-objects.ts'
import { headersOf } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

type Owned = OwnedObjects
type Text = (owned: Owned) => string

type OwnedPage = {
  address: Text
  /** What stands there for the owner alone. */
  shows?: Text
  /** What is not shown to everybody is not shown to another owner either. */
  isPublic?: true
}

/** Pages about what somebody has. */
const pages: Record<string, OwnedPage> = {
  compare: {
    address: ({ draft, offer }) => `/compare?ids=${draft.spn},${offer.spn}`,
    isPublic: true,
  },
  property: { address: ({ draft }) => `/property?id=${draft.spn}` },
  // The note about the saved home.
  'my-search': { address: () => '/my-search' },
  saved: { address: () => '/saved', shows: ({ saved }) => saved.spn },
  'my-search/searches': { address: () => '/my-search/searches' },
  'conversations/:id': { address: ({ conversation }) => `/conversations/${conversation.id}` },
  profile: { address: () => '/profile' },
  'my-data.json': { address: () => '/my-data.json' },
  'dashboard/listings_tab': {
    address: () => '/dashboard/listings_tab?status=draft',
    shows: ({ draft }) => draft.spn,
  },
  ...Object.fromEntries(
    ['check', 'insight', 'poster', 'share'].map((page) => [
      `dashboard/listings_tab/:spn/${page}`,
      {
        address: ({ offer }: Owned) => `/dashboard/listings_tab/${offer.spn}/${page}`,
        shows: () => 'Sector 45',
      },
    ]),
  ),
  'dashboard/saved_tab': { address: () => '/dashboard/saved_tab', shows: ({ saved }) => saved.spn },
  'dashboard/leads': { address: ({ offer }) => `/dashboard/leads?listing=${offer.spn}` },
  'dashboard/leads.csv': { address: ({ offer }) => `/dashboard/leads.csv?listing=${offer.spn}` },
  'dashboard/visits': { address: () => '/dashboard/visits' },
  'dashboard/visit.ics': { address: ({ visit }) => `/dashboard/visit.ics?id=${visit.id}` },
  'dashboard/profile_tab': { address: () => '/dashboard/profile_tab' },
  'dashboard/inbox': { address: ({ notification }) => `/dashboard/inbox?id=${notification.id}` },
  'list-property': { address: ({ draft }) => `/list-property?id=${draft.spn}` },
  'list-property/basic_details': {
    address: ({ draft }) => `/list-property/basic_details?id=${draft.spn}`,
    shows: ({ draft }) => draft.spn,
  },
  'list-property/:step': {
    address: ({ draft }) => `/list-property/location_details?id=${draft.spn}`,
  },
}

/** Pages that are the same for everybody, and those that name nothing that somebody could own. */
const ownsNothing = [
  '',
  '*',
  'about',
  'apps',
  'customer-service',
  'dashboard',
  'dashboard/rera',
  'dev/api',
  'dev/outbox',
  'dev/ui',
  'faq',
  'help',
  'loan',
  'login',
  'manifest.webmanifest',
  'map/embedded.json',
  'not_found',
  'privacy-policy',
  'property-value-calculator',
  'robots.txt',
  'screen-saver',
  'search',
  'search/buy',
  'search/commercial/buy',
  'search/commercial/rent',
  'search/rent',
  'seller-dashboard',
  'seller/dashboard',
  'service-worker.js',
  'signup',
  'sitemap.xml',
  'sitemaps/:file',
  'terms-and-condition',
  'terms-conditions',
  // Landing pages and localities.
  'rent/:city/:place?/:what?',
  'buy/:city/:place?/:what?',
  'commercial/rent/:city/:place?/:what?',
  'commercial/buy/:city/:place?/:what?',
  'localities',
  'localities/:city',
  'localities/:city/:place',
  // By a signed link.
  'answer-contact',
  'answer-question',
  'assist',
  'answer-visit',
  'family',
  'search-alert',
  'still-available',
  'unsubscribe',
]

test('an owner finds nothing of another on any page', async ({ site }) => {
  const { owned, ownerId, strangerId } = await onSiteDatabase(async (db) => {
    const [owner, stranger] = [await createUser(db), await createUser(db)]
    const owned = await createOwnedObjects(db, owner.id)
    return { owned, ownerId: owner.id, strangerId: stranger.id }
  })
  const [ofOwner, ofStranger] = [await headersOf(ownerId), await headersOf(strangerId)]

  expect([...Object.keys(pages), ...ownsNothing].sort()).toEqual(pathsOf(routes).sort())
  for (const [path, { address, shows = () => secret, isPublic }] of Object.entries(pages)) {
    // With what its scripts are given.
    const isShownTo = async (headers: Record<string, string>) =>
      (await (await fetch(site.url + address(owned), { headers })).text()).includes(shows(owned))
    expect(await isShownTo(ofOwner), path).toBe(!isPublic)
    expect(await isShownTo(ofStranger), path).toBe(false)
  }
})

/** The paths of all pages but those of staff, whose role is checked. */
function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, file, children }) => {
    if (file.startsWith('routes/staff/')) return []
    const whole = [parent, path].filter(Boolean).join('/')
    return children ? pathsOf(children, whole) : [whole]
  })
}
