import { expect } from 'vitest'
import { leadLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { countNewLeads } from '#domain/leads/count-new-leads.ts'
import { exportLeads, listLeads } from '#domain/leads/list-leads.ts'
import { updateLead } from '#domain/leads/update-lead.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser } from '#tests/factories.ts'

const firstPage = { page: 1, pageSize: 10 } as const

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

  await blockSeeker(db, owner, one.id, true)
  expect(await blocked()).toEqual([one.id])
  await blockSeeker(db, owner, one.id, false)
  await blockSeeker(db, owner, other.id, true)
  expect(await blocked()).toEqual([other.id])
})

test('pages of leads are cut newest first, the last one is shorter and the next one empty', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const days = [1, 3, 2, 3, 1]
  const leads = []
  for (const day of days) {
    const createdAt = new Date(Date.UTC(2026, 0, day))
    leads.push(await createLead(db, { ownerId: owner.id, createdAt }))
    await createLead(db, { createdAt })
  }
  const newestFirst = leads.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  )
  const ids = newestFirst.map(({ id }) => id)
  const pageOf = async (page: number) => {
    const { leads, ...rest } = await listLeads(db, owner, { page, pageSize: 2 })
    return { ids: leads.map(({ id }) => id), ...rest }
  }

  expect(await pageOf(1)).toEqual({ ids: ids.slice(0, 2), total: 5, lastPage: 3 })
  expect(await pageOf(2)).toEqual({ ids: ids.slice(2, 4), total: 5, lastPage: 3 })
  expect(await pageOf(3)).toEqual({ ids: ids.slice(4), total: 5, lastPage: 3 })
  expect(await pageOf(4)).toEqual({ ids: [], total: 5, lastPage: 3 })
  expect((await exportLeads(db, owner, {})).map(({ id }) => id)).toEqual(ids)
})

test('an export has the leads that the filter leaves, with who asked and for what', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const { id: listingId, spn } = await createListing(db, { ownerId: owner.id })
  const seeker = await createUser(db, { name: 'Ravi Kumar', email: 'ravi@example.com' })
  const { id, createdAt } = await createLead(db, {
    ownerId: owner.id,
    listingId,
    seekerId: seeker.id,
    kind: 'visit',
    status: 'contacted',
    note: 'Comes on Sunday.',
  })
  await createLead(db, { ownerId: owner.id, listingId })
  await createLead(db, { ownerId: owner.id, status: 'contacted' })

  const { phone } = seeker
  expect(await exportLeads(db, owner, { status: 'contacted', spn })).toEqual([
    {
      id,
      kind: 'visit',
      status: 'contacted',
      note: 'Comes on Sunday.',
      seekerLine: '',
      createdAt,
      spn,
      name: 'Ravi Kumar',
      phone,
      email: 'ravi@example.com',
      isBlocked: false,
    },
  ])
})

test('new leads are counted no further than the screen says', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const listing = await createListing(db, { ownerId: owner.id })
  const seekers = await createMany(db, leadLimits.newShown + 2)
  const leads = seekers.map((seekerId) => ({
    listingId: listing.id,
    ownerId: owner.id,
    seekerId,
    kind: 'contact' as const,
  }))
  await db.insertInto('lead').values(leads.slice(0, leadLimits.newShown)).execute()
  await createLead(db)
  expect(await countNewLeads(db, owner)).toBe(leadLimits.newShown)
  await db.insertInto('lead').values(leads.slice(leadLimits.newShown)).execute()
  expect(await countNewLeads(db, owner)).toBe(leadLimits.newShown + 1)
})

test('a lead that is answered changes, and no other one of the same owner', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const [one, other] = [await addLead(db, owner.id), await addLead(db, owner.id)]
  await updateLead(db, owner, one.id, { status: 'closed', note: 'Found a home.' })

  const states = (await exportLeads(db, owner, {})).map(({ id, status, note }) => [
    id,
    status,
    note,
  ])
  expect(states).toEqual(
    expect.arrayContaining([
      [one.id, 'closed', 'Found a home.'],
      [other.id, 'new', ''],
    ]),
  )
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
  const { id } = await createLead(db, { listingId, ownerId })
  return { id, spn }
}

async function createMany(db: Db, count: number) {
  const people = Array.from({ length: count }, (_, i) => ({ phone: `${8_000_000_000 + i}` }))
  const created = await db.insertInto('appUser').values(people).returning('id').execute()
  return created.map(({ id }) => id)
}
