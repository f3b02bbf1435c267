import { expect } from 'vitest'
import { loadMySearch } from '#app/loaders/public/load-my-search.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser, createVisit } from '#tests/factories.ts'

const now = new Date('2026-11-17T06:00:00Z')

test('the next agreed visit comes first, then what waits for an answer, then for the owner', async ({
  db,
}) => {
  const viewer = await createViewer(db)
  const visit = { seekerId: viewer.id, preferredTime: 'evening' } as const
  const listing = await createListing(db, { houseNo: '1142', address: 'Block C', price: 1_250_000 })
  const { listingId } = await createVisit(db, { ...visit, preferredDay: '2026-11-18' })
  await createVisit(db, { ...visit, preferredDay: '2026-11-20', status: 'accepted' })
  await createVisit(db, {
    ...visit,
    listingId: listing.id,
    preferredDay: '2026-11-17',
    status: 'accepted',
  })
  await createVisit(db, {
    ...visit,
    preferredDay: '2026-11-18',
    proposedDay: '2026-11-19',
    proposedTime: 'morning',
    status: 'proposed',
  })
  await createVisit(db, { ...visit, listingId, preferredDay: '2026-11-02', status: 'done' })

  const { next, others, visitCount, news } = await load(db, viewer)
  expect(next).toMatchObject({
    when: 'Today, evening, 4 to 8',
    address: '1142, Block C',
    facts: '2 BHK apartment, ₹ 12.5 Lakh',
    phone: '',
  })
  expect(next?.directions).toContain(`destination=${listing.lat},${listing.lng}`)
  expect(others.map(({ status, when }) => [status, when])).toEqual([
    ['proposed', 'Thu 19 Nov, morning, 9 to 12'],
    ['requested', 'Tomorrow, evening, 4 to 8'],
    ['accepted', 'Fri 20 Nov, evening, 4 to 8'],
  ])
  expect([visitCount, news]).toEqual([
    4,
    { visitsToday: 1, answers: 1, written: 0, newHomes: 0, cheaper: 0 },
  ])
})

test('until a visit is agreed its house number stays unsaid; the number is there once it was shown', async ({
  db,
}) => {
  const viewer = await createViewer(db)
  const { id: ownerId, phone } = await createUser(db, { name: 'Vikram Sethi' })
  const { id: listingId } = await createListing(db, {
    ownerId,
    houseNo: '1142',
    address: 'Block C',
  })
  const seekerId = viewer.id
  await createVisit(db, {
    listingId,
    seekerId,
    preferredDay: '2026-11-18',
    preferredTime: 'morning',
  })
  expect(JSON.stringify(await load(db, viewer))).not.toContain('1142')

  await db
    .updateTable('visit')
    .set({ status: 'accepted' })
    .where('seekerId', '=', seekerId)
    .execute()
  expect((await load(db, viewer)).next).toMatchObject({ address: '1142, Block C', phone: '' })
  await createLead(db, { listingId, ownerId, seekerId })
  const { next, owners } = await load(db, viewer)
  expect(next).toMatchObject({ owner: 'Vikram Sethi', phone })
  expect(owners).toMatchObject([{ name: 'Vikram Sethi', phone, state: 'open' }])
  expect(owners[0]?.hello).toMatch(/2 BHK apartment in Sector 45 \(Property ID SPN\w{8}\)/)
})

test('the first three saved searches stand there, and what is new to all of them is counted', async ({
  db,
}) => {
  const [viewer, other] = [await createViewer(db), await createViewer(db)]
  const { id: listingId } = await createListing(db)
  for (const [place, userId] of [viewer, viewer, viewer, viewer, other]
    .map(({ id }) => id)
    .entries()) {
    const address = `/search/buy?city=gurugram&bhk=${place + 1}bhk`
    const { id: savedSearchId } = await db
      .insertInto('savedSearch')
      .values({ userId, address, anchors: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('savedSearch').set({ seenAt: now }).execute()
    const createdAt = new Date(now.getTime() + 1_000)
    await db
      .insertInto('savedSearchMatch')
      .values({ savedSearchId, listingId, isDue: false, createdAt })
      .execute()
  }
  const { searches, searchCount, news } = await load(db, viewer)
  expect([searches.length, searchCount, news.newHomes]).toEqual([3, 4, 4])
})

test('nobody sees anything of another seeker', async ({ db }) => {
  const other = await createViewer(db)
  const { id: listingId, ownerId } = await createListing(db)
  await createVisit(db, { listingId, seekerId: other.id, status: 'requested' })
  await createLead(db, { listingId, ownerId, seekerId: other.id })
  await db.insertInto('savedListing').values({ userId: other.id, listingId }).execute()

  expect(await load(db, await createViewer(db))).toMatchObject({
    next: undefined,
    others: [],
    owners: [],
    saved: { count: 0, groups: [] },
  })
  expect(await load(db, other)).toMatchObject({ visitCount: 1, saved: { count: 1 } })
})

async function createViewer(db: Db) {
  return asViewer(await createUser(db))
}

function load(db: Db, viewer: Viewer) {
  const site = 'https://basera.example'
  return loadMySearch(db, viewer, { url: new URL(`${site}/my-search`), site, now })
}
