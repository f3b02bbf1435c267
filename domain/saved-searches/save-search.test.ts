import { expect } from 'vitest'
import { savedSearchLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { pauseAlert, removeSavedSearch } from '#domain/saved-searches/change-saved-search.ts'
import { listLinkedSearches } from '#domain/saved-searches/follow-alert-link.ts'
import { listSavedSearches } from '#domain/saved-searches/list-saved-searches.ts'
import { lookAtSearch } from '#domain/saved-searches/look-at-search.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const buy = '/search/buy?q=sector+45&city=gurugram&filterBHK=2bhk&filterPriceMax=9000000'

async function createSeeker(db: Db) {
  return asViewer(await createUser(db))
}

test('a saved search has its words, its address and the first choices', async ({ db }) => {
  const seeker = await createSeeker(db)
  await saveSearch(db, seeker, buy)

  expect(await listSavedSearches(db, seeker.id)).toMatchObject([
    {
      title: '2 BHK to buy, Sector 45, Gurugram',
      detail: 'Up to ₹ 90 Lakh',
      href: '/search/buy?q=sector+45&city=gurugram&filterBHK=2bhk&filterPriceMax=9000000&sort=newest&cityIs=kept',
      newCount: 0,
      frequency: 'daily',
      channels: ['whatsapp'],
      pausedOn: undefined,
      since: 'today',
    },
  ])
})

test('a search with a way to work says so before what else narrows it', async ({ db }) => {
  const seeker = await createSeeker(db)
  await saveSearch(db, seeker, `${buy}&to=delhi.hauz-khas&within=45`)
  expect((await listSavedSearches(db, seeker.id))[0]?.detail).toBe(
    'within 45\u00a0min of Hauz Khas · Up to ₹ 90 Lakh',
  )
})

test('what is kept of a search is its place and what narrows it', async ({ db }) => {
  const seeker = await createSeeker(db)
  const kept = async (address: string) => {
    const { id } = await saveSearch(db, seeker, address)
    return db
      .selectFrom('savedSearch')
      .select(['place', 'bhks', 'types', 'priceMax'])
      .where('id', '=', id)
      .executeTakeFirst()
  }
  expect(await kept(`${buy}&filterPropType=villa`)).toEqual({
    place: { name: 'Sector 45', isPoint: false },
    bhks: ['2bhk'],
    types: ['villa'],
    priceMax: 9_000_000,
  })
  const station = '/search/buy?q=mg+road+metro+station+within+3+km&city=gurugram'
  expect(await kept(station)).toEqual({
    place: { name: 'MG Road Metro Station', isPoint: true, withinKm: 3 },
    bhks: [],
    types: [],
    priceMax: null,
  })
  expect(await kept('/search/buy?city=gurugram')).toMatchObject({ place: null })
})

test('a search that is no longer one is left out of the list, and has no name', async ({ db }) => {
  const seeker = await createSeeker(db)
  const { id } = await saveSearch(db, seeker, buy)
  await db
    .updateTable('savedSearch')
    .set({ address: '/search/gone' })
    .where('id', '=', id)
    .execute()
  expect(await listSavedSearches(db, seeker.id)).toEqual([])
  expect(await listLinkedSearches(db, [id])).toMatchObject([{ title: '' }])
})

test('what the words of a search ask for is understood before it is saved', async ({ db }) => {
  const seeker = await createSeeker(db)
  await saveSearch(db, seeker, '/search/rent?q=2+bhk+in+sector+45+gurgaon+under+90+lakh&city=delhi')
  const [typed] = await listSavedSearches(db, seeker.id)
  expect(typed?.title).toBe('2 BHK to buy, Sector 45, Gurugram')
})

test('the same search is saved once, in whatever order it is shown', async ({ db }) => {
  const seeker = await createSeeker(db)
  const first = await saveSearch(db, seeker, buy)
  const again = await saveSearch(db, seeker, `${buy}&sort=cheapest&cityIs=kept&wishes=a+garden`)

  expect(again.id).toBe(first.id)
  expect(await listSavedSearches(db, seeker.id)).toHaveLength(1)
  // Whoever saves what is paused wants to be told again.
  await pauseAlert(db, seeker, first.id, true)
  await saveSearch(db, seeker, buy)
  expect(await listSavedSearches(db, seeker.id)).toMatchObject([{ pausedOn: undefined }])
})

test('what is no search is refused', async ({ db }) => {
  const seeker = await createSeeker(db)
  for (const address of ['/dashboard', 'https://example.com', '', '//x/search/rent', '/search']) {
    await expect(saveSearch(db, seeker, address)).rejects.toMatchObject({ code: 'invalid' })
  }
})

test('one person has a limited number of them; those removed do not count', async ({ db }) => {
  const seeker = await createSeeker(db)
  const ids: string[] = []
  for (let i = 1; i <= savedSearchLimits.searches; i++) {
    ids.push((await saveSearch(db, seeker, `${buy}&filterPriceMin=${i}00000`)).id)
  }
  const full = { code: 'conflict', message: texts.savedSearches.full }
  await expect(saveSearch(db, seeker, buy)).rejects.toMatchObject(full)
  await saveSearch(db, seeker, `${buy}&filterPriceMin=100000`)

  await removeSavedSearch(db, seeker, ids[0]!, true)
  await saveSearch(db, seeker, buy)
  await expect(removeSavedSearch(db, seeker, ids[0]!, false)).rejects.toMatchObject(full)
})

test('a removal can be undone, and saving it again brings it back too', async ({ db }) => {
  const seeker = await createSeeker(db)
  const { id } = await saveSearch(db, seeker, buy)
  await removeSavedSearch(db, seeker, id, true)
  expect(await listSavedSearches(db, seeker.id)).toEqual([])
  await removeSavedSearch(db, seeker, id, false)
  expect(await listSavedSearches(db, seeker.id)).toMatchObject([{ id }])

  await pauseAlert(db, seeker, id, true)
  await removeSavedSearch(db, seeker, id, true)
  await saveSearch(db, seeker, buy)
  expect(await listSavedSearches(db, seeker.id)).toMatchObject([{ id, pausedOn: undefined }])
})

test('new ones count until the results are looked at; gone ones do not count', async ({ db }) => {
  const seeker = await createSeeker(db)
  const { id } = await saveSearch(db, seeker, buy)
  const homes = [await createListing(db), await createListing(db), await createListing(db)]
  // The moment of a transaction stands still.
  await db
    .updateTable('savedSearch')
    .set({ seenAt: new Date('2026-01-01') })
    .execute()
  for (const home of homes) await matchListing(db, home.id)
  const { id: soldId } = homes[0]!
  await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', soldId).execute()
  expect(await listSavedSearches(db, seeker.id)).toMatchObject([{ id, newCount: 2 }])

  const page = { listings: homes, after: undefined }
  expect(await lookAtSearch(db, null, searchOf(buy)!, page)).toBe(false)
  expect(await lookAtSearch(db, seeker, searchOf('/search/buy?city=delhi')!, page)).toBe(false)
  const newest = searchOf(`${buy}&sort=newest&cityIs=kept`)!
  expect(await lookAtSearch(db, seeker, newest, page)).toBe(true)
  expect(await listSavedSearches(db, seeker.id)).toMatchObject([{ id, newCount: 0 }])
})

test('nobody changes a search of somebody else', async ({ db }) => {
  const { id } = await saveSearch(db, await createSeeker(db), buy)
  const stranger = await createSeeker(db)
  const missing = { code: 'not_found' }
  await expect(pauseAlert(db, stranger, id, true)).rejects.toMatchObject(missing)
  await expect(removeSavedSearch(db, stranger, id, true)).rejects.toMatchObject(missing)
})
