import { expect } from 'vitest'
import { loadPerson } from '#app/loaders/staff/load-person.ts'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { createCallRequest } from '#domain/requests/create-call-request.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser } from '#tests/factories.ts'

test('the page about a person has what belongs to them on both sides, and no numbers of others', async ({
  db,
}) => {
  const { person, staff, seeker } = await personWithHistory(db)
  const view = await loadPerson(db, staff, person.id)

  expect(view.leads).toMatchObject([
    { text: 'Asked for the number of' },
    {
      text: 'Was asked for the number of',
      home: { to: expect.stringMatching(/^\/admin\/review\/SPN/) },
      about: { label: 'Ritu', to: `/admin/people/${seeker.id}` },
      state: 'New',
    },
  ])
  expect(view.messages).toMatchObject([{ text: 'Your account is open again' }])
  expect(view.requests).toMatchObject([{ text: 'Asked for a call back' }])
  expect(view.devices).toMatchObject([{ text: 'Chrome on Android' }])
  expect(view.hasDrafts).toBe(true)
  expect(JSON.stringify(view)).not.toContain(seeker.phone)
  expect(JSON.stringify(view)).not.toContain('10.1.2.3')
})

test('complaints that a person made are for administrators; those about them are for all staff', async ({
  db,
}) => {
  const { person, staff } = await personWithHistory(db)
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  const seen = async (viewer: typeof staff) =>
    (await loadPerson(db, viewer, person.id)).complaints.map(({ text }) => text)
  expect(await seen(staff)).toEqual([expect.stringMatching(/About$/)])
  expect(await seen(administrator)).toEqual([
    expect.stringMatching(/About$/),
    expect.stringMatching(/Made by them about$/),
  ])
})

test('every look is in the log, of which staff see their own entries and administrators all', async ({
  db,
}) => {
  const { person, staff } = await personWithHistory(db)
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  expect((await loadPerson(db, staff, person.id)).audit).toEqual([])
  expect((await loadPerson(db, staff, person.id)).audit).toHaveLength(1)
  const other = asViewer(await createUser(db, { role: 'staff' }))
  expect((await loadPerson(db, other, person.id)).audit).toEqual([])
  expect((await loadPerson(db, administrator, person.id)).audit).toHaveLength(3)
})

async function personWithHistory(db: Db) {
  const person = await createUser(db)
  const seeker = await createUser(db, { name: 'Ritu' })
  const staff = asViewer(await createUser(db, { role: 'staff', name: 'Meera' }))
  const offer = await createListing(db, { ownerId: person.id })
  await createListing(db, { ownerId: person.id, status: 'draft' })
  const early = new Date('2026-01-01')
  await createLead(db, {
    ownerId: person.id,
    listingId: offer.id,
    seekerId: seeker.id,
    createdAt: early,
  })
  const { listingId } = await createLead(db, { seekerId: person.id })
  await notify(db, person.id, { kind: 'account-unblocked' })
  const address = '10.1.2.3'
  await createCallRequest(db, asViewer(person), { name: 'A', phone: person.phone!, address })
  await db
    .insertInto('complaint')
    .values([
      { listingId: offer.id, reason: 'sold', complainantId: seeker.id },
      { listingId, reason: 'sold', complainantId: person.id },
    ])
    .execute()
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('session')
    .values({
      userId: person.id,
      tokenHash: Buffer.from('x'),
      device: 'Chrome on Android',
      address,
      expiresAt,
    })
    .execute()
  return { person, seeker, staff }
}
