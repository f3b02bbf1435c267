import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { listBlockedAskers } from '#domain/blocks/list-blocked-askers.ts'
import { refuseBlocked } from '#domain/blocks/refuse-blocked.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser } from '#tests/factories.ts'

const forbidden = { code: 'forbidden', message: texts.listing.notActive }
const notFound = { code: 'not_found' }

test('blocking declines the open visits and requests of this seeker at this owner, and no others', async ({
  db,
}) => {
  const { owner, stranger, seeker, bystander } = await people(db)
  const own = await openAsk(db, owner.id, seeker.id)
  const second = await openAsk(db, owner.id, seeker.id)
  const untouched = [
    await openAsk(db, stranger.id, seeker.id),
    await openAsk(db, owner.id, bystander.id),
    await openAsk(db, stranger.id, bystander.id),
  ]
  await blockSeeker(db, owner, own.requestId, true)

  for (const { requestId, visitId } of [own, second]) {
    expect(await statusesOf(db, requestId, visitId)).toEqual(['declined', 'declined'])
  }
  for (const { requestId, visitId } of untouched) {
    expect(await statusesOf(db, requestId, visitId)).toEqual(['requested', 'requested'])
  }
})

test('blocking leaves what was answered and what is over as it is', async ({ db }) => {
  const { owner, seeker } = await people(db)
  const lead = await createLead(db, { ownerId: owner.id, seekerId: seeker.id })
  const accepted = await openAsk(db, owner.id, seeker.id)
  await db.updateTable('contactRequest').set({ status: 'accepted' }).execute()
  const states = ['requested', 'proposed', 'accepted', 'declined', 'cancelled'] as const
  const visits = []
  for (const status of states) {
    const { visitId } = await openAsk(db, owner.id, seeker.id)
    const day = '2999-01-02'
    const time = { preferredDay: day, proposedDay: day, preferredTime: 'morning' } as const
    await db
      .updateTable('visit')
      .set({ status, ...time, proposedTime: 'evening' })
      .where('id', '=', visitId)
      .execute()
    visits.push(visitId)
  }
  await blockSeeker(db, owner, lead.id, true)

  expect(await statusesOf(db, accepted.requestId, accepted.visitId)).toEqual([
    'accepted',
    'declined',
  ])
  const after = []
  for (const id of visits) after.push((await statusesOf(db, accepted.requestId, id))[1])
  expect(after).toEqual(['declined', 'declined', 'declined', 'declined', 'cancelled'])
})

test('a block is between one owner and one seeker, and unblocking ends just that one', async ({
  db,
}) => {
  const { owner, stranger, seeker, bystander } = await people(db)
  const pairs = [
    [owner, seeker],
    [owner, bystander],
    [stranger, seeker],
  ] as const
  const asked = []
  for (const [by, whom] of pairs) asked.push(await openAsk(db, by.id, whom.id))
  await blockSeeker(db, owner, asked[0]!.requestId, true)
  await blockSeeker(db, owner, asked[0]!.requestId, true)
  await expect(refuseBlocked(db, seeker, owner.id)).rejects.toMatchObject(forbidden)
  await refuseBlocked(db, bystander, owner.id)
  await refuseBlocked(db, seeker, stranger.id)

  await blockSeeker(db, owner, asked[1]!.requestId, true)
  await blockSeeker(db, stranger, asked[2]!.requestId, true)
  await blockSeeker(db, owner, asked[0]!.requestId, false)
  await refuseBlocked(db, seeker, owner.id)
  await expect(refuseBlocked(db, bystander, owner.id)).rejects.toMatchObject(forbidden)
  await expect(refuseBlocked(db, seeker, stranger.id)).rejects.toMatchObject(forbidden)
})

test('an owner blocks nobody by the lead or the request of another owner', async ({ db }) => {
  const { owner, stranger, seeker } = await people(db)
  const lead = await createLead(db, { ownerId: stranger.id, seekerId: seeker.id })
  const { requestId } = await openAsk(db, stranger.id, seeker.id)

  for (const id of [lead.id, requestId]) {
    await expect(blockSeeker(db, owner, id, true)).rejects.toMatchObject(notFound)
  }
  expect(await db.selectFrom('userBlock').selectAll().execute()).toEqual([])
})

test('whom an owner blocked is listed once, by what he asked of this owner, unless he has the number', async ({
  db,
}) => {
  const { owner, stranger, seeker, bystander } = await people(db)
  const visitor = await createUser(db, { name: 'Visitor' })
  await openAsk(db, owner.id, seeker.id)
  const ask = await openAsk(db, owner.id, seeker.id)
  await openAsk(db, stranger.id, seeker.id)
  // The number that the seeker got from somebody else is no reason to leave them out.
  await createLead(db, { ownerId: stranger.id, seekerId: seeker.id })
  const visit = await createLead(db, { ownerId: owner.id, seekerId: visitor.id, kind: 'visit' })
  const withNumber = await createLead(db, { ownerId: owner.id, seekerId: bystander.id })
  const elsewhere = await openAsk(db, stranger.id, bystander.id)
  await openAsk(db, owner.id, (await createUser(db, { name: 'Not blocked' })).id)
  for (const id of [ask.requestId, visit.id, withNumber.id]) await blockSeeker(db, owner, id, true)
  await blockSeeker(db, stranger, elsewhere.requestId, true)

  const listed = await listBlockedAskers(db, owner)
  expect(listed.map(({ name }) => name).toSorted()).toEqual(['Seeker', 'Visitor'])
  const own = await db.selectFrom('listing').select('spn').where('ownerId', '=', owner.id).execute()
  for (const { spn } of listed) expect(own).toContainEqual({ spn })
  expect((await listBlockedAskers(db, stranger)).map(({ name }) => name)).toEqual(['Bystander'])
})

async function people(db: Db) {
  const named = async (name: string) => asViewer(await createUser(db, { name }))
  return {
    owner: await named('Owner'),
    stranger: await named('Stranger'),
    seeker: await named('Seeker'),
    bystander: await named('Bystander'),
  }
}

/** Somebody who waits for the number and for a visit of a new listing. */
async function openAsk(db: Db, ownerId: string, seekerId: string) {
  const { id: listingId } = await createListing(db, { ownerId })
  const request = await db
    .insertInto('contactRequest')
    .values({ listingId, ownerId, seekerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const visit = await db
    .insertInto('visit')
    .values({ listingId, seekerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { requestId: request.id, visitId: visit.id }
}

async function statusesOf(db: Db, requestId: string, visitId: string) {
  const status = (table: 'contactRequest' | 'visit', id: string) =>
    db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return [
    (await status('contactRequest', requestId)).status,
    (await status('visit', visitId)).status,
  ]
}
