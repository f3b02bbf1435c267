import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('looking at the same listing again, even at the same moment, counts once', async ({
  freshDatabase: { db },
}) => {
  const viewer = await createViewer(db)
  const { spn } = await createListing(db)
  await Promise.all([spn, spn, spn].map((ref) => reveal(db, viewer, ref, { perDay: 2 })))

  const other = await createListing(db)
  await reveal(db, viewer, other.spn, { perDay: 2 })

  const third = await createListing(db)
  await expect(reveal(db, viewer, third.spn, { perDay: 2 })).rejects.toMatchObject({
    code: 'too_many',
  })
})

test('asking for many at the same moment is no way around the limit', async ({
  freshDatabase: { db },
}) => {
  const viewer = await createViewer(db)
  const listings = await Promise.all(Array.from({ length: 6 }, () => createListing(db)))

  const reveals = await Promise.allSettled(
    listings.map(({ spn }) => reveal(db, viewer, spn, { perDay: 2 })),
  )

  expect(reveals.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await db.selectFrom('lead').select('id').execute()).toHaveLength(2)
})

test('a new day in India begins anew', async ({ db }) => {
  const viewer = await createViewer(db)
  const [one, other] = [await createListing(db), await createListing(db)]
  const evening = new Date('2026-03-31T18:00:00Z')
  const pastMidnight = new Date('2026-03-31T18:31:00Z')
  await reveal(db, viewer, one.spn, { perDay: 1, now: evening })

  await expect(reveal(db, viewer, other.spn, { perDay: 1, now: evening })).rejects.toMatchObject({
    code: 'too_many',
    retryAfter: 1_800,
  })
  const third = await createListing(db)
  await reveal(db, viewer, third.spn, { perDay: 1, now: pastMidnight })
})

test('accounts at one address share a limit, and somebody elsewhere has his own', async ({
  db,
}) => {
  const limits = { perDay: 3, perAddressDay: 5 }
  const { ownerId } = await createListing(db)
  const listings = []
  for (let i = 0; i < 4; i++) listings.push(await createListing(db, { ownerId }))
  const [one, other] = [await createViewer(db), await createViewer(db)]

  const refusals: string[] = []
  for (const viewer of [one, other]) {
    for (const { spn } of listings) {
      await reveal(db, viewer, spn, limits).catch((error) => refusals.push(error.message))
    }
  }
  expect(refusals).toEqual([
    texts.listing.revealLimit(3),
    texts.listing.revealLimitHere,
    texts.listing.revealLimitHere,
  ])

  const [seen, , , unseen] = listings.map(({ spn }) => spn)
  await reveal(db, one, seen!, limits)
  await reveal(db, other, unseen!, { ...limits, address: '10.0.0.2' })
})

test('who looks gets the owner of this listing with the house number, and the owner hears of it once', async ({
  db,
}) => {
  await createUser(db, { name: 'Somebody else', phone: '9811111111' })
  const owner = await createUser(db, { name: 'Meera', phone: '9822222222', photo: 'face' })
  const listing = await createListing(db, { ownerId: owner.id, houseNo: '12 B' })
  const viewer = await createViewer(db)
  const contact = {
    name: 'Meera',
    phone: '9822222222',
    email: 'asha@example.com',
    photo: 'face',
    houseNo: '12 B',
    asked: undefined,
    line: '',
    warnings: ['unchecked', 'newcomer'],
    poster: 'Owner',
    checked: [],
  }

  for (const _ of ['first', 'again']) {
    expect(await reveal(db, viewer, listing.spn)).toEqual(contact)
    const notifications = await db
      .selectFrom('notification')
      .select(['userId', 'kind', 'listingId', 'personId'])
      .execute()
    expect(notifications).toEqual([
      {
        userId: owner.id,
        kind: 'contact-revealed',
        listingId: listing.id,
        personId: viewer.id,
      },
    ])
  }
  expect(await leads(db)).toEqual([
    { listingId: listing.id, ownerId: owner.id, seekerId: viewer.id, kind: 'contact' },
  ])
})

test('an owner who asks to be asked first is named, but neither number nor house', async ({
  db,
}) => {
  const owner = await createUser(db, { name: 'Meera', photo: 'face' })
  const listing = await createListing(db, {
    ownerId: owner.id,
    houseNo: '12 B',
    contactMode: 'ask',
  })
  const shown = await reveal(db, await createViewer(db), listing.spn)

  const hidden = { phone: null, email: '', houseNo: null, line: '' }
  const told = { warnings: ['unchecked', 'newcomer'], poster: 'Owner', checked: [] }
  expect(shown).toEqual({ name: 'Meera', photo: 'face', ...hidden, asked: 'requested', ...told })
  expect(await leads(db)).toEqual([])
})

test('an owner sees his own number without being counted or becoming a lead', async ({ db }) => {
  const owner = await createUser(db)
  const { spn } = await createListing(db, { ownerId: owner.id, contactMode: 'ask' })
  const { phone } = await reveal(db, asViewer(owner), spn, { perDay: 0 })

  expect(phone).toBe(owner.phone)
  expect(await leads(db)).toEqual([])
  expect(await db.selectFrom('notification').select('id').execute()).toEqual([])
})

test('a number is refused of a listing that is not active, hidden, or of somebody who left or is blocked', async ({
  db,
}) => {
  const viewer = await createViewer(db)
  const sold = await createListing(db, { status: 'sold_out' })
  const notActive = { code: 'forbidden', message: texts.listing.notActive }
  await expect(reveal(db, viewer, sold.spn)).rejects.toMatchObject(notActive)
  const draft = await createListing(db, { status: 'draft' })
  await expect(reveal(db, viewer, draft.spn)).rejects.toMatchObject({ code: 'not_found' })
  const blocked = { blockedAt: new Date() }
  const erased = { erasedAt: new Date(), phone: null }
  for (const gone of [blocked, erased]) {
    const { spn, ownerId } = await createListing(db)
    await db.updateTable('appUser').set(gone).where('id', '=', ownerId).execute()
    await expect(reveal(db, viewer, spn)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await leads(db)).toEqual([])
})

function leads(db: Db) {
  return db.selectFrom('lead').select(['listingId', 'ownerId', 'seekerId', 'kind']).execute()
}

type Options = Partial<Parameters<typeof revealContact>[3]>

function reveal(db: Db, viewer: Viewer, ref: string, options: Options = {}) {
  const limits = { perDay: 25, perAddressDay: 60, address: '10.0.0.1' }
  return revealContact(db, viewer, ref, { ...limits, ...options })
}

async function createViewer(db: Db) {
  const { id, name } = await createUser(db)
  return { id, name, role: 'member', sessionId: '' } as const
}
