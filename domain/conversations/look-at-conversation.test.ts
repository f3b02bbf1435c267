import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { listOpenComplaints } from '#domain/complaints/list-open-complaints.ts'
import { complainAboutConversation } from '#domain/conversations/complain-about-conversation.ts'
import { lookAtConversation } from '#domain/conversations/look-at-conversation.ts'
import { test } from '#tests/database.ts'
import { asViewer, createConversation, createListing, createUser } from '#tests/factories.ts'

const complaint = { reason: 'offensive', note: 'Rude', address: '10.0.0.1' } as const

test('staff read a conversation once somebody in it complained, and the log says so', async ({
  db,
}) => {
  const { id, listingId, seeker } = await asked(db)
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  expect(await lookAtConversation(db, staff, id)).toBeUndefined()
  expect(await looks(db)).toEqual([])

  await complainAboutConversation(db, seeker, id, complaint)
  expect(await listOpenComplaints(db, listingId)).toEqual([
    { reason: 'offensive', people: 1, notes: ['Rude'], conversations: [id] },
  ])
  const read = await lookAtConversation(db, staff, id)
  expect(read?.lines).toMatchObject([{ body: 'Is it still available?' }])
  expect(await looks(db)).toEqual([{ actorId: staff.id, subjectId: listingId }])
})

test('nobody complains about or looks at a conversation of others', async ({ db }) => {
  const { id, seeker } = await asked(db)
  const { seeker: other } = await asked(db)
  const refused = complainAboutConversation(db, other, id, complaint)
  await expect(refused).rejects.toMatchObject({ code: 'not_found' })

  await complainAboutConversation(db, seeker, id, complaint)
  for (const viewer of [other, seeker])
    expect(await lookAtConversation(db, viewer, id)).toBeUndefined()
  expect(await looks(db)).toEqual([])
})

test('a complaint about the home and one about the conversation are one open complaint', async ({
  db,
}) => {
  const { id, listingId, seeker, owner } = await asked(db)
  const about = {
    listingId,
    complainantId: seeker.id,
    reason: 'fake',
    note: 'No such home',
  } as const
  await db.insertInto('complaint').values(about).execute()
  for (const viewer of [seeker, owner]) await complainAboutConversation(db, viewer, id, complaint)

  expect(await listOpenComplaints(db, listingId)).toMatchObject([
    { reason: 'offensive', people: 2, conversations: [id] },
  ])
})

test('a complaint about a home, or about another conversation, opens none', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { id, listingId, owner, seeker } = await asked(db)
  const another = asViewer(await createUser(db))
  const sides = { listingId, ownerId: owner.id, seekerId: another.id }
  const other = await createConversation(db, sides)
  const about = { listingId, complainantId: seeker.id, reason: 'fake' } as const
  await db.insertInto('complaint').values(about).execute()
  await complainAboutConversation(db, another, other.id, complaint)

  expect(await lookAtConversation(db, staff, id)).toBeUndefined()
  expect(await lookAtConversation(db, staff, other.id)).toMatchObject({ id: other.id })
  expect(await lookAtConversation(db, staff, 'nonsense')).toBeUndefined()
})

async function asked(db: Db) {
  const { id: listingId, ownerId } = await createListing(db)
  const seeker = asViewer(await createUser(db))
  const owner = asViewer({ id: ownerId, name: '', role: 'member' })
  const { id } = await createConversation(db, { listingId, ownerId, seekerId: seeker.id })
  return { id, listingId, seeker, owner }
}

function looks(db: Db) {
  return db
    .selectFrom('auditEntry')
    .select(['actorId', 'subjectId'])
    .where('action', '=', 'conversation.look')
    .execute()
}
