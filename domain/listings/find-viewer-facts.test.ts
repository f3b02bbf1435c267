import { expect } from 'vitest'
import { findViewerFacts } from '#domain/listings/find-viewer-facts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser, createVisit } from '#tests/factories.ts'

const now = new Date('2026-05-04T12:00+05:30')

test('tells a seeker of his saved listings, his visit and the house number alone', async ({
  db,
}) => {
  const [seeker, other] = [asViewer(await createUser(db)), asViewer(await createUser(db))]
  const home = await createListing(db, { houseNo: 'B-204' })
  const [saved, plain] = [await createListing(db), await createListing(db)]
  await db
    .insertInto('savedListing')
    .values([
      { userId: seeker.id, listingId: saved.id },
      { userId: other.id, listingId: plain.id },
    ])
    .execute()
  const createdAt = new Date('2026-05-03T23:30+05:30')
  const visit = {
    listingId: home.id,
    seekerId: seeker.id,
    status: 'accepted',
    preferredDay: '2026-05-04',
  } as const
  await createVisit(db, { ...visit, preferredTime: 'morning', createdAt })
  // As `findListing` hands it to somebody else.
  const shown = { listing: { ...home, houseNo: null }, similar: [saved, plain], now }

  expect(await findViewerFacts(db, seeker, shown)).toEqual({
    saved: [saved.spn],
    visit: {
      id: expect.any(String),
      status: 'accepted',
      day: '2026-05-04',
      time: 'morning',
      clock: '',
      slotId: null,
      line: '',
      askedAt: createdAt,
    },
    houseNo: 'B-204',
  })
  expect(await findViewerFacts(db, other, shown)).toEqual({
    saved: [plain.spn],
    visit: null,
    houseNo: null,
  })
})

test('tells an owner the house number, and a visitor nothing', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const listing = await createListing(db, { ownerId: owner.id, houseNo: 'B-204' })
  const shown = { listing, similar: [], now }

  expect(await findViewerFacts(db, owner, shown)).toMatchObject({ houseNo: 'B-204' })
  expect(await findViewerFacts(db, null, shown)).toEqual({ saved: [], visit: null, houseNo: null })
})
