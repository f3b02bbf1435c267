import { sql } from 'kysely'
import { expect } from 'vitest'
import { savedSearchLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import {
  chooseAlert,
  pauseAlert,
  removeSavedSearch,
} from '#domain/saved-searches/change-saved-search.ts'
import { findAlertedHomes } from '#domain/saved-searches/find-alerted-homes.ts'
import { listNewHomes } from '#domain/saved-searches/list-new-homes.ts'
import { listSavedSearches } from '#domain/saved-searches/list-saved-searches.ts'
import { lookAtSearch } from '#domain/saved-searches/look-at-search.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { refreshAnchors } from '#domain/saved-searches/refresh-anchors.ts'
import { removeOldSavedSearches } from '#domain/saved-searches/remove-old-saved-searches.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const sector45 = '/search/buy?q=sector+45&city=gurugram'
const before = new Date('2026-01-01')

test('somebody’s searches and what is new to them are theirs alone', async ({ db }) => {
  const { seeker, id } = await savedBy(db)
  const other = await savedBy(db)
  await seenBefore(db)
  const home = await createListing(db, { photos: ['front', 'hall'] })
  await matchListing(db, home.id, { priceWas: 9_000_000 })

  expect(await listSavedSearches(db, seeker.id)).toMatchObject([{ id, newCount: 1 }])
  expect([...(await listNewHomes(db, seeker.id))]).toEqual([
    [
      id,
      [
        {
          spn: home.spn,
          name: '2 BHK apartment',
          place: 'Sector 45, Gurugram',
          price: 8_500_000,
          priceWas: 9_000_000,
          deal: 'resale',
          photo: 'front',
        },
      ],
    ],
  ])
  // Looking at the same search makes nothing old for others.
  const page = { listings: [home], after: undefined }
  expect(await lookAtSearch(db, seeker, searchOf(sector45)!, page)).toBe(true)
  expect([...(await listNewHomes(db, seeker.id))]).toEqual([])
  expect(await listNewHomes(db, other.seeker.id)).toHaveProperty('size', 1)
})

test('of new homes the newest are named, of each search so many; gone ones are not', async ({
  db,
}) => {
  const { seeker, id } = await savedBy(db)
  await seenBefore(db)
  const homes = []
  for (let n = 0; n < savedSearchLimits.named + 2; n++) {
    const home = await createListing(db)
    await matchListing(db, home.id)
    const createdAt = new Date(Date.UTC(2026, 1, 1 + n))
    await db
      .updateTable('savedSearchMatch')
      .set({ createdAt })
      .where('listingId', '=', home.id)
      .execute()
    homes.unshift(home)
  }
  const [newest, ...others] = homes
  await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', newest!.id).execute()
  const spns = others.map(({ spn }) => spn)
  const found = (await listNewHomes(db, seeker.id)).get(id)
  expect(found?.map(({ spn }) => spn)).toEqual(spns.slice(0, savedSearchLimits.named))
  const one = await listNewHomes(db, seeker.id, { perSearch: 1 })
  expect(one.get(id)?.map(({ spn }) => spn)).toEqual(spns.slice(0, 1))
  await removeSavedSearch(db, seeker, id, true)
  expect(await listNewHomes(db, seeker.id)).toHaveProperty('size', 0)
})

test('a paused search is shown as paused, and looking at it does not turn it on', async ({
  db,
}) => {
  const { seeker, id } = await savedBy(db)
  await pauseAlert(db, seeker, id, true)
  await sql`update saved_search set paused_at = '2026-11-02', seen_at = '2026-11-02'`.execute(db)
  // A second time it stays paused since then.
  await pauseAlert(db, seeker, id, true)
  const now = new Date('2026-11-18')
  const shown = await listSavedSearches(db, seeker.id, { now })
  expect(shown).toMatchObject([{ id, pausedOn: '2 Nov', since: '2 Nov' }])
  const page = { listings: [], after: undefined }
  expect(await lookAtSearch(db, seeker, searchOf(sector45)!, page)).toBe(false)
})

test('those with something new come first, then the last saved, and so many', async ({ db }) => {
  const seeker = asViewer(await createUser(db))
  const ids = []
  for (const city of ['delhi', 'gurugram', 'noida']) {
    const { id } = await saveSearch(db, seeker, `/search/buy?city=${city}`)
    const createdAt = new Date(Date.UTC(2026, 0, 1 + ids.length))
    await db.updateTable('savedSearch').set({ createdAt }).where('id', '=', id).execute()
    ids.push(id)
  }
  await seenBefore(db)
  await matchListing(db, (await createListing(db)).id)
  const [delhi, gurugram, noida] = ids
  const listed = async (limit?: number) =>
    (await listSavedSearches(db, seeker.id, limit ? { limit } : {})).map(({ id }) => id)
  expect(await listed()).toEqual([gurugram, noida, delhi])
  expect(await listed(2)).toEqual([gurugram, noida])
})

test('nobody chooses how somebody else is told, nor for a search that is removed', async ({
  db,
}) => {
  const { seeker, id } = await savedBy(db)
  const stranger = asViewer(await createUser(db))
  const missing = { code: 'not_found' }
  const choice = { frequency: 'weekly', channels: ['email'] } as const
  const chosen = { frequency: choice.frequency, channels: [...choice.channels] }
  await expect(chooseAlert(db, stranger, id, chosen)).rejects.toMatchObject(missing)
  await chooseAlert(db, seeker, id, chosen)
  await chooseAlert(db, seeker, id, {})
  expect(await listSavedSearches(db, seeker.id)).toMatchObject([choice])

  await removeSavedSearch(db, seeker, id, true)
  await expect(chooseAlert(db, seeker, id, chosen)).rejects.toMatchObject(missing)
  await expect(pauseAlert(db, seeker, id, true)).rejects.toMatchObject(missing)
})

test('a message shows the homes that are still on show, while it is wanted', async ({ db }) => {
  const { seeker, id } = await savedBy(db)
  const [one, two, gone] = [
    await createListing(db, { price: 8_000_000 }),
    await createListing(db, { price: 9_000_000 }),
    await createListing(db, { status: 'sold_out' }),
  ]
  const told = {
    searchId: id,
    address: sector45,
    place: null,
    count: 3,
    cheaper: 0,
    listingIds: [two.id, gone.id, one.id],
  } as const
  const asked = { ...told, listingIds: [...told.listingIds] }
  const found = await findAlertedHomes(db, asked, 'whatsapp')
  expect(found).toMatchObject({ deal: 'resale' })
  expect(found?.resultsPath).toContain('/search/buy?q=sector+45&city=gurugram')
  const title = '2 BHK apartment, Sector 45, Gurugram'
  expect(found?.homes).toEqual([
    { title, price: 9_000_000, path: expect.stringContaining(two.spn) },
    { title, price: 8_000_000, path: expect.stringContaining(one.spn) },
  ])
  expect(
    await findAlertedHomes(db, { ...asked, address: '/dashboard' }, 'whatsapp'),
  ).toBeUndefined()
  expect(await findAlertedHomes(db, asked, 'email')).toBeUndefined()
  await pauseAlert(db, seeker, id, true)
  expect(await findAlertedHomes(db, asked, 'whatsapp')).toBeUndefined()
  await pauseAlert(db, seeker, id, false)
  await removeSavedSearch(db, seeker, id, true)
  expect(await findAlertedHomes(db, asked, 'whatsapp')).toBeUndefined()
})

test('removed searches go after a day, and matches half a year after the home left unless they wait', async ({
  db,
}) => {
  const kept = [await savedBy(db), await savedBy(db)]
  const [lately, gone] = [await savedBy(db), await savedBy(db)]
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await sets(db, lately.id, { removedAt: ago(0.9) })
  await sets(db, gone.id, { removedAt: ago(1.1) })
  const savedSearchId = kept[0]!.id
  const found = async (leftAt: Date | null, isDue = false) => {
    const { id: listingId } = await createListing(db, { leftAt })
    const row = { savedSearchId, listingId, isDue, createdAt: ago(200) }
    await db.insertInto('savedSearchMatch').values(row).execute()
    return listingId
  }
  await found(ago(181))
  const stay = [await found(ago(181), true), await found(ago(179)), await found(null)]
  await removeOldSavedSearches(db)
  const left = await db.selectFrom('savedSearch').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    [...kept, lately].map(({ id }) => id).toSorted(),
  )
  const matches = await db.selectFrom('savedSearchMatch').select('listingId').execute()
  expect(matches.map(({ listingId }) => listingId).toSorted()).toEqual(stay.toSorted())
})

test('words that were read long ago are read again, the rest is left alone', async ({ db }) => {
  const [old, fresh] = [await savedBy(db), await savedBy(db)]
  const anchors = ['nowhere']
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await sets(db, old.id, { anchors, anchoredAt: ago(8) })
  await sets(db, fresh.id, { anchors, anchoredAt: ago(6) })
  expect(await refreshAnchors(db)).toBe(1)
  expect(await refreshAnchors(db)).toBe(0)
  const rows = await db.selectFrom('savedSearch').select(['id', 'anchors']).execute()
  expect(rows.find(({ id }) => id === fresh.id)?.anchors).toEqual(anchors)
  const again = rows.find(({ id }) => id === old.id)?.anchors
  expect(again?.every((anchor) => anchor.startsWith('gurugram/residential/resale/'))).toBe(true)
})

test('a search is saved so often a day, and says what is no search', async ({ db }) => {
  const user = await createUser(db)
  const uses = Array.from({ length: savedSearchLimits.savesPerDay }, () => ({
    scope: sql<string>`'save-search ' || (now() at time zone 'Asia/Kolkata')::date`,
    subject: user.phone!,
    expiresAt: sql<Date>`now() + interval '1 hour'`,
  }))
  await db.insertInto('usageEvent').values(uses).execute()
  const message = texts.savedSearches.tooMany
  const seeker = asViewer(user)
  const tooMany = { code: 'too_many', message }
  await expect(saveSearch(db, seeker, sector45)).rejects.toMatchObject(tooMany)
  const notASearch = { message: texts.savedSearches.notASearch }
  await expect(saveSearch(db, seeker, '/dashboard')).rejects.toMatchObject(notASearch)
})

async function savedBy(db: Db) {
  const seeker = asViewer(await createUser(db))
  return { seeker, id: (await saveSearch(db, seeker, sector45)).id }
}

/** The moment of a transaction stands still, so what comes must come after something else. */
async function seenBefore(db: Db) {
  await db.updateTable('savedSearch').set({ seenAt: before }).execute()
}

type Columns = { removedAt?: Date; anchoredAt?: Date; anchors?: string[] }

async function sets(db: Db, id: string, columns: Columns) {
  await db.updateTable('savedSearch').set(columns).where('id', '=', id).execute()
}
