import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { blockPerson } from '#domain/blocks/block-person.ts'
import { countNewLeads } from '#domain/leads/count-new-leads.ts'
import { exportLeads, listLeads } from '#domain/leads/list-leads.ts'
import { updateLead } from '#domain/leads/update-lead.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const firstPage = { page_no: 1, pageSize: 10 } as const

test('leads are found by listing and by state', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const [one, other] = [await addLead(db, owner.id), await addLead(db, owner.id)]
  await updateLead(db, owner, one.id, { status: 'contacted', note: 'Calls back on Sunday.' })

  expect(await listLeads(db, owner, { ...firstPage, status: 'contacted' })).toMatchObject({
    leads: [{ id: one.id, note: 'Calls back on Sunday.' }],
    total: 1,
  })
  const { leads } = await listLeads(db, owner, { ...firstPage, spn: other.spn })
  expect(leads.map(({ id }) => id)).toEqual([other.id])
  expect(await countNewLeads(db, owner)).toBe(1)
})

test('a change of the state keeps the note, and the other way round', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const { id } = await addLead(db, owner.id)
  await updateLead(db, owner, id, { note: 'Wants a garden.' })
  await updateLead(db, owner, id, { status: 'visited' })

  const [lead] = await exportLeads(db, owner, {})
  expect(lead).toMatchObject({ status: 'visited', note: 'Wants a garden.' })
})

test('a lead says whether its person is blocked, which can be taken back from it', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const [one, other] = [await addLead(db, owner.id), await addLead(db, owner.id)]
  const blocked = async () =>
    (await exportLeads(db, owner, {})).filter(({ isBlocked }) => isBlocked).map(({ id }) => id)

  await blockPerson(db, owner, one.id, true)
  expect(await blocked()).toEqual([one.id])
  await blockPerson(db, owner, one.id, false)
  await blockPerson(db, owner, other.id, true)
  expect(await blocked()).toEqual([other.id])
})

test('an owner neither sees nor changes the leads of another', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const lead = await addLead(db, (await createUser(db)).id)

  expect(await exportLeads(db, owner, {})).toEqual([])
  expect(await listLeads(db, owner, { ...firstPage, spn: lead.spn })).toMatchObject({ total: 0 })
  expect(await countNewLeads(db, owner)).toBe(0)
  await expect(updateLead(db, owner, lead.id, { status: 'closed' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

async function addLead(db: Db, ownerId: string) {
  const { id: listingId, spn } = await createListing(db, { ownerId })
  const seeker = await createUser(db)
  const { id } = await db
    .insertInto('lead')
    .values({ listingId, ownerId, seekerId: seeker.id, kind: 'contact' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, spn }
}
