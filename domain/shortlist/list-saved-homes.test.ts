import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { listSavedHomes } from '#domain/shortlist/list-saved-homes.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser, createVisit } from '#tests/factories.ts'

const now = new Date('2026-03-02T06:00:00Z')

test('a saved home has the viewer’s own note about it, and no other', async ({ db }) => {
  const { viewer, home } = await saved(db)
  const elsewhere = await createListing(db)
  const other = await createUser(db)
  const note = { userId: viewer.id, listingId: home.id, about: 'home', body: 'Mine' } as const
  const others = [
    { ...note, userId: other.id, body: 'Of another seeker' },
    { ...note, listingId: elsewhere.id, body: 'Of another home' },
    { ...note, about: 'owner' as const, body: 'Of its owner' },
  ]
  await db.insertInto('seekerNote').values(others).execute()
  expect(await listSavedHomes(db, viewer)).toMatchObject([{ spn: home.spn, note: null }])

  await db.insertInto('seekerNote').values(note).execute()
  expect(await listSavedHomes(db, viewer)).toMatchObject([{ spn: home.spn, note: 'Mine' }])
})

test.for([
  ['requested', '2026-03-02', true],
  ['proposed', '2026-03-03', true],
  ['accepted', '2026-03-03', true],
  ['accepted', '2026-03-01', false],
  ['declined', '2026-03-03', false],
  ['cancelled', '2026-03-03', false],
] as const)('a visit that is %s for %s: %s', async ([status, preferredDay, isTold], { db }) => {
  const { viewer, home } = await saved(db)
  const elsewhere = await createListing(db)
  const when = { preferredDay, preferredTime: 'morning' } as const
  const proposed = { proposedDay: preferredDay, proposedTime: 'morning' } as const
  const visit = { seekerId: viewer.id, ...when, ...(status === 'proposed' && proposed) }
  await createVisit(db, { ...visit, listingId: elsewhere.id })
  await createVisit(db, { ...visit, listingId: home.id, status })

  const told = { visitDay: preferredDay, visitStatus: status, visitTime: 'morning' }
  const none = { visitDay: null, visitStatus: null, visitTime: null }
  expect(await listSavedHomes(db, viewer, now)).toMatchObject([isTold ? told : none])
})

test('a home that is shown has its first picture and its price of today', async ({ db }) => {
  const { viewer } = await saved(db, { photos: ['front', 'hall'], price: 8_000_000 })
  expect(await listSavedHomes(db, viewer)).toMatchObject([
    { photo: 'front', price: 8_000_000, savedPrice: null, isHidden: false, goneAt: null },
  ])
})

test('it is told since when a home can no longer be had, and not of one that is back', async ({
  db,
}) => {
  const { viewer, home } = await saved(db)
  await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', home.id).execute()
  const [at, later] = [new Date('2026-02-01'), new Date('2026-02-09')]
  const entry = { action: 'set_status', subjectKind: 'listing', actorId: home.ownerId }
  const [active, gone] = [{ beforeState: 'active' }, { afterState: 'sold_out' }]
  await db
    .insertInto('auditEntry')
    .values([
      { ...entry, subjectId: home.id, ...active, ...gone, createdAt: at },
      { ...entry, subjectId: home.id, ...gone, beforeState: 'sold_out', createdAt: later },
      { ...entry, subjectId: home.id, ...gone, beforeState: 'draft', createdAt: later },
      { ...entry, subjectId: (await createListing(db)).id, ...active, ...gone, createdAt: later },
    ])
    .execute()
  expect(await listSavedHomes(db, viewer)).toMatchObject([
    { isSold: true, isHidden: false, goneAt: at },
  ])

  await db.updateTable('listing').set({ status: 'active' }).where('id', '=', home.id).execute()
  expect(await listSavedHomes(db, viewer)).toMatchObject([{ goneAt: null, isSold: false }])
})

/** Somebody with one home on the list, which another seeker saved too. */
async function saved(db: Db, differences: Parameters<typeof createListing>[1] = {}) {
  const [viewer, other] = [await createUser(db), await createUser(db)]
  const home = await createListing(db, differences)
  const entries = [viewer, other].map(({ id: userId }) => ({ userId, listingId: home.id }))
  await db.insertInto('savedListing').values(entries).execute()
  return { viewer, home }
}
