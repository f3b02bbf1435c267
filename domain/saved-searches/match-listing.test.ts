import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { removeSavedSearch } from '#domain/saved-searches/change-saved-search.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { addressOf, searchOf } from '#domain/saved-searches/search-address.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createListings, createUser } from '#tests/factories.ts'

const sector45 = '/search/buy?q=sector+45&city=gurugram'

async function createSeeker(db: Db) {
  return asViewer(await createUser(db))
}

async function findMatches(db: Db) {
  const rows = await db
    .selectFrom('savedSearchMatch')
    .innerJoin('savedSearch', 'savedSearch.id', 'savedSearchId')
    .select(['address', 'listingId', 'priceWas', 'isDue'])
    .orderBy('savedSearchMatch.createdAt')
    .execute()
  return rows
}

/** Something of everything that a search may ask for. */
const addresses = [
  '/search/buy?city=gurugram',
  '/search/rent?city=gurugram',
  '/search/buy?city=delhi',
  '/search/commercial/rent?city=gurugram',
  '/search/commercial/buy?city=gurugram&filterParking=4_wheeler',
  '/search/buy?city=gurugram&filterBHK=2bhk',
  '/search/buy?city=gurugram&filterBHK=3bhk,4bhk',
  '/search/buy?city=gurugram&filterBHK=5bhk,2bhk&filterPropType=villa',
  '/search/buy?city=gurugram&filterPriceMin=8000000&filterPriceMax=9000000',
  '/search/buy?city=gurugram&filterPriceMax=8499999',
  '/search/buy?city=gurugram&filterPriceMin=8500001',
  '/search/buy?city=gurugram&filterFurnishing=semi_furnished',
  '/search/buy?city=gurugram&filterPropStatus=under_construction',
  '/search/buy?city=gurugram&filterAmenities=amenities_lift',
  '/search/buy?city=gurugram&filterFeatures=servant_room',
  '/search/rent?city=gurugram&filterFeatures=pets_allowed,private_terrace&sort=least_monthly',
  '/search/buy?city=gurugram&filterFeatures=direct_owner',
  '/search/buy?city=gurugram&filterFloor=top&filterFacing=east',
  '/search/buy?city=gurugram&filterAreaMin=1000&filterAreaMax=1100',
  '/search/rent?city=gurugram&filterAvailability=with_in_15_days&filterTenants=family',
  '/search/buy?city=gurugram&area=28.44,77.06,28.45,77.07',
  '/search/buy?city=gurugram&area=28.3,76.9,28.4,77',
  '/search/buy?city=gurugram&area=27,76,29,78',
  '/search/buy?city=gurugram&to=gurugram.millennium-city-centre-metro-station&within=45',
  '/search/buy?city=gurugram&to=gurugram.millennium-city-centre-metro-station&within=5',
  '/search/buy?city=ncr&to=delhi.saket,gurugram.mg-road-metro-station&within=90,60&filterBHK=2bhk',
  sector45,
  '/search/buy?q=sector+46&city=gurugram',
  '/search/buy?q=sectr+45&city=gurugram&filterBHK=2bhk',
  '/search/buy?q=sector+45+46&city=gurugram',
  '/search/buy?q=122003&city=gurugram',
  '/search/buy?q=huda+city+centre+metro+station&city=gurugram',
  '/search/buy?q=sector+45+within+3+km&city=gurugram',
  '/search/buy?q=lotus+greens&city=gurugram',
  '/search/buy?q=lotus+gre&city=gurugram',
  '/search/buy?q=green+lotus+tower+zzz&city=gurugram',
  '/search/buy?q=ghar+chahiye+qwertyx&city=gurugram&filterBHK=2bhk',
  '/search/commercial/rent?q=shop+in+sector+45&city=gurugram',
  '/search/buy?q=rohini&city=delhi',
  '/search/buy?city=ncr',
  '/search/buy?city=ncr&filterBHK=3bhk',
  '/search/buy?q=sector+45&city=ncr',
  '/search/buy?q=lotus+greens&city=ncr',
  '/search/commercial/buy?city=ncr',
  // Vasant Kunj is in Delhi, and Sector 45 some ten kilometres away.
  '/search/buy?q=vasant+kunj+within+10+km&city=delhi',
  '/search/buy?q=vasant+kunj+within+2+km&city=delhi',
  // Around Sector 45, just beside it, and around most of two cities.
  '/search/buy?city=delhi&drawn=284300,770500,300,0,0,300,-300,0',
  '/search/buy?city=delhi&drawn=284300,770500,300,300,-300,0',
  '/search/buy?city=hisar&drawn=282500,768000,6000,0,0,5000',
]

const listings: Partial<NewListing>[] = [
  {},
  { bhk: '3bhk', amenities: ['amenities_lift'], facing: 'east', floor: '4', totalFloors: '4' },
  { bhk: '3mbhk', bedrooms: 5, propertyType: 'villa', price: 30_000_000 },
  { bhk: '3mbhk', bedrooms: null, propertyAge: 'under_construction', price: 8_000_000 },
  { deal: 'rent', price: 25_000, availableFrom: '2026-01-01', tenants: ['family'] },
  { deal: 'rent', price: 30_000, homeFeatures: ['pets_allowed', 'private_terrace'] },
  { deal: 'rent', price: 30_000, homeFeatures: ['pets_allowed'] },
  { homeFeatures: ['servant_room', 'study_room'] },
  { byAgent: true },
  { byAgent: true, checkedPaper: 'sale_deed', checkedAt: new Date() },
  { address: 'Lotus Greens, Sector 46, Gurugram', locality: 'Sector 46', lat: 28.43, lng: 77.06 },
  { city: 'delhi', locality: 'Rohini', address: 'Rohini, Delhi', lat: 28.73, lng: 77.11 },
  { category: 'commercial', deal: 'rent', propertyType: 'shop', price: 90_000 },
  { category: 'commercial', propertyType: 'office_space', commercialParking: 'public' },
  { price: 8_499_999, furnishing: 'un_furnished', lat: 28.31, lng: 76.95 },
]

describe('a listing that comes on show', () => {
  test('is found for exactly the saved searches whose results have it', async ({ db }) => {
    const { rows: places } = await sql<{ id: string; name: string; city: string }>`
      select id, name, city from place where name in ('Sector 45', 'Sector 46', 'Rohini')
    `.execute(db)
    // Before there is anything to find, so that the words are nobody's.
    for (const address of addresses) await saveSearch(db, await createSeeker(db), address)
    const placed = listings.map((listing) => {
      const locality = listing.locality ?? 'Sector 45'
      return { ...listing, placeId: places.find(({ name }) => name === locality)?.id ?? null }
    })
    const shown = await createListings(db, placed)
    const found = new Map<string, string[]>()
    for (const address of addresses) {
      const search = await readSearch(db, searchOf(address)!)
      const page = await searchListings(db, search)
      const spns = page.listings.map(({ spn }) => spn)
      const ids = shown.filter(({ spn }) => spns.includes(spn)).map(({ id }) => id)
      found.set(addressOf(search), ids.toSorted())
    }
    for (const { id } of shown) await matchListing(db, id)

    const matches = await findMatches(db)
    for (const [address, ids] of found) {
      const told = matches.filter((match) => match.address === address)
      expect([address, told.map(({ listingId }) => listingId).toSorted()]).toEqual([address, ids])
    }
    // Otherwise nothing was compared.
    expect([...found.values()].filter((ids) => ids.length > 0).length).toBeGreaterThan(20)
    expect(matches.length).toBe([...found.values()].flat().length)
  })

  test('is found once, however often and in how many processes it is asked', async ({
    freshDatabase: { db },
  }) => {
    const seekers = [await createSeeker(db), await createSeeker(db)]
    for (const seeker of seekers) await saveSearch(db, seeker, sector45)
    const { id } = await createListing(db)

    const counts = await Promise.all([1, 2, 3, 4].map(() => matchListing(db, id)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(2)
    expect(await matchListing(db, id)).toBe(0)
    expect(await findMatches(db)).toHaveLength(2)
  })

  test('is not found for its owner, nor for somebody whom the owner blocked', async ({ db }) => {
    const [owner, blocked] = [await createSeeker(db), await createSeeker(db)]
    for (const seeker of [owner, blocked]) await saveSearch(db, seeker, sector45)
    await db.insertInto('userBlock').values({ ownerId: owner.id, userId: blocked.id }).execute()
    const { id } = await createListing(db, { ownerId: owner.id })

    expect(await matchListing(db, id)).toBe(0)
  })

  test('is not found while it is hidden, nor for a removed search', async ({ db }) => {
    const seeker = await createSeeker(db)
    const { id: searchId } = await saveSearch(db, seeker, sector45)
    const { id } = await createListing(db, { status: 'under_review' })
    expect(await matchListing(db, id)).toBe(0)

    await db.updateTable('listing').set({ status: 'active' }).where('id', '=', id).execute()
    await removeSavedSearch(db, seeker, searchId, true)
    expect(await matchListing(db, id)).toBe(0)
  })
})

describe('the question for whom it is new', () => {
  test('is queued by an approval, and not by a repeated one or an undo', async ({ db }) => {
    const staff = { kind: 'staff', id: (await createUser(db, { role: 'staff' })).id } as const
    const { id } = await createListing(db, { status: 'under_review' })
    await changeListingStatus(db, staff, id, { to: 'active' })
    expect(await queued(db)).toEqual([{ listingId: id }])

    await changeListingStatus(db, staff, id, { to: 'active' })
    await changeListingStatus(db, staff, id, { to: 'under_review', act: 'undo' })
    expect(await queued(db)).toHaveLength(1)
  })

  test('is queued when the price of a shown listing falls, not when it rises', async ({ db }) => {
    const listing = await createListing(db)
    const dearer = await storeAnswers(db, listing, { price: 9_000_000 })
    expect(await queued(db)).toEqual([])
    await storeAnswers(db, dearer, { price: 8_000_000 })
    expect(await queued(db)).toEqual([{ listingId: listing.id, priceWas: 9_000_000 }])

    const draft = await createListing(db, { status: 'draft' })
    await storeAnswers(db, draft, { price: 1_000_000 })
    expect(await queued(db)).toHaveLength(1)
  })

  test('finds the searches that it was too dear for, with what it cost before', async ({ db }) => {
    const seeker = await createSeeker(db)
    await saveSearch(db, seeker, `${sector45}&filterPriceMax=8000000`)
    const listing = await createListing(db)
    expect(await matchListing(db, listing.id)).toBe(0)

    await storeAnswers(db, listing, { price: 7_900_000 })
    expect(await matchListing(db, listing.id, { priceWas: 8_500_000 })).toBe(1)
    expect(await findMatches(db)).toMatchObject([{ priceWas: 8_500_000, isDue: true }])
  })
})

async function queued(db: Db) {
  const { rows } = await sql<{ data: { listingId: string; priceWas?: number } }>`
    select data from pgboss.job where name = 'match-listing' order by created_on
  `.execute(db)
  return rows.map(({ data }) => data)
}
