import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { listLeadPeople } from '#domain/leads/list-lead-people.ts'
import { updateLead } from '#domain/leads/update-lead.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser, createVisit } from '#tests/factories.ts'

const paging = { page: 1, pageSize: 10 }

test('everybody is one row with what they asked for over all homes, who came last first', async ({
  db,
}) => {
  const { owner, first, second, asha, ravi } = await prepare(db)
  const { people, total, lastPage } = await listLeadPeople(db, owner, paging)

  expect([total, lastPage]).toEqual([2, 1])
  expect(people.map(({ seekerId }) => seekerId)).toEqual([asha, ravi])
  expect(people[0]?.asked).toMatchObject([
    { spn: second.spn, kind: 'visit', visitStatus: 'accepted', day: '2026-12-01', clock: '10:30' },
    { spn: first.spn, kind: 'contact', visitStatus: null, seekerLine: 'We are two' },
  ])
})

test('a filter chooses people, and pages hold each of them once', async ({ db }) => {
  const { owner, first, second, asha, ravi } = await prepare(db)
  const seekers = async (filter: object) => {
    const { people, total } = await listLeadPeople(db, owner, { ...paging, ...filter })
    return [people.map(({ seekerId }) => seekerId), total]
  }
  expect(await seekers({ spn: second.spn })).toEqual([[asha], 1])
  expect(await seekers({ spn: first.spn })).toEqual([[asha, ravi], 2])
  expect(await seekers({ status: 'contacted' })).toEqual([[ravi], 1])
  expect(await seekers({ pageSize: 1 })).toEqual([[asha], 2])
  expect(await seekers({ pageSize: 1, page: 2 })).toEqual([[ravi], 2])
  expect(await seekers({ spn: 'SPN00000000' })).toEqual([[], 0])
})

test('the state and the note are of the person, where that is said, and of no other', async ({
  db,
}) => {
  const { owner, asha, lead } = await prepare(db)
  const isForPerson = true
  await updateLead(db, owner, lead.id, { status: 'closed', note: 'Too far', isForPerson })
  const { people } = await listLeadPeople(db, owner, paging)
  const states = people.map(({ seekerId, asked }) => [seekerId, asked.map(({ status }) => status)])
  expect(Object.fromEntries(states)).toMatchObject({ [asha]: ['closed', 'closed'] })
  expect(people[1]?.asked).toMatchObject([{ status: 'contacted', note: '' }])

  const stranger = asViewer(await createUser(db))
  const changed = updateLead(db, stranger, lead.id, { status: 'new', isForPerson })
  await expect(changed).rejects.toMatchObject({ code: 'not_found' })
})

test('people are counted up to a thousand, and paged through to the end', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId } = await createListing(db, { ownerId })
  await sql`
    with people as (
      insert into app_user (phone, name)
      select '8' || lpad(n::text, 9, '0'), 'Seeker' from generate_series(1, 1015) n returning id
    )
    insert into lead (listing_id, owner_id, seeker_id, kind)
    select ${listingId}, ${ownerId}, id, 'contact' from people
  `.execute(db)
  const viewer = { ...asViewer(await createUser(db)), id: ownerId }
  const on = async (page: number) => {
    const { people, total, lastPage } = await listLeadPeople(db, viewer, { ...paging, page })
    return { people: people.length, total, lastPage }
  }
  expect(await on(1)).toEqual({ people: 10, total: 1_001, lastPage: 100 })
  expect(await on(101)).toEqual({ people: 10, total: 1_001, lastPage: 102 })
  expect(await on(102)).toEqual({ people: 5, total: 1_001, lastPage: 102 })
})

/** Asha saw the number of one home and visits another, Ravi saw one number before. */
async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const [first, second] = [
    await createListing(db, { ownerId: owner.id }),
    await createListing(db, { ownerId: owner.id }),
  ]
  const [{ id: asha }, { id: ravi }] = [await createUser(db), await createUser(db)]
  const on = (date: number) => ({ ownerId: owner.id, createdAt: new Date(Date.UTC(2026, 9, date)) })
  const seen = { listingId: first.id, seekerLine: 'We are two' }
  const lead = await createLead(db, { ...on(1), ...seen, seekerId: asha })
  const status = 'contacted'
  await createLead(db, { ...on(2), listingId: first.id, seekerId: ravi, status })
  await createLead(db, { ...on(3), listingId: second.id, seekerId: asha, kind: 'visit' })
  await createLead(db)
  const wish = {
    preferredDay: '2026-12-01',
    preferredTime: 'morning',
    preferredClock: '10:30',
  } as const
  await createVisit(db, { listingId: second.id, seekerId: asha, status: 'accepted', ...wish })
  return { owner, first, second, asha, ravi, lead }
}
