import { expect } from 'vitest'
import { findAgreedVisit } from '#domain/visits/find-agreed-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser, createVisit } from '#tests/factories.ts'

const when = { preferredDay: '2026-11-20', preferredTime: 'evening' } as const

test('each side of an agreed visit finds it with the name of the other', async ({ db }) => {
  const owner = asViewer(await createUser(db, { name: 'Vikram Sethi' }))
  const seeker = asViewer(await createUser(db, { name: 'Meena Gupta' }))
  const listing = await createListing(db, { ownerId: owner.id, houseNo: 'B-204' })
  const ids = { listingId: listing.id, seekerId: seeker.id }
  const { id } = await createVisit(db, { ...ids, ...when, status: 'accepted' })
  await createVisit(db, { listingId: listing.id, ...when, status: 'accepted' })

  const visit = {
    id,
    day: '2026-11-20',
    time: 'evening',
    spn: listing.spn,
    address: listing.address,
    houseNo: 'B-204',
    category: 'residential',
    propertyType: 'apartment',
    bhk: '2bhk',
    builtUpArea: 1_050,
    locality: 'Sector 45',
    city: 'gurugram',
  }
  const seen = await findAgreedVisit(db, owner, id)
  expect(seen).toMatchObject({ ...visit, name: 'Meena Gupta', phone: expect.any(String) })
  expect(await findAgreedVisit(db, seeker, id)).toMatchObject({
    ...visit,
    name: 'Vikram Sethi',
    phone: null,
  })
})

test('for others, and before and after it is agreed, there is none', async ({ db }) => {
  const seeker = asViewer(await createUser(db))
  const { id } = await createVisit(db, { seekerId: seeker.id, ...when, status: 'accepted' })
  for (const role of ['member', 'staff'] as const) {
    const stranger = asViewer(await createUser(db, { role }))
    expect(await findAgreedVisit(db, stranger, id)).toBeUndefined()
  }
  for (const status of ['requested', 'cancelled'] as const) {
    await db.updateTable('visit').set({ status }).where('id', '=', id).execute()
    expect(await findAgreedVisit(db, seeker, id), status).toBeUndefined()
  }
})
