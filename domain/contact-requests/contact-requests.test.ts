import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Db, inTransaction } from '#db/connect.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { blockUser } from '#domain/blocks/block-user.ts'
import { listBlockedAskers } from '#domain/blocks/list-blocked-askers.ts'
import { answerContactRequest } from '#domain/contact-requests/answer-contact-request.ts'
import { listOpenRequests } from '#domain/contact-requests/list-open-requests.ts'
import { setContactMode } from '#domain/contact-requests/set-contact-mode.ts'
import { listNumberShownTo, listNumbersSeen } from '#domain/leads/list-number-ledger.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Viewer } from '#domain/viewer.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('an owner who wants to be asked first is asked once, and shows the number when he accepts', async ({
  db,
}) => {
  const { owner, seeker, spn } = await askFirst(db)
  for (const _ of [1, 2]) {
    expect(await reveal(db, seeker, spn)).toMatchObject({ phone: null, asked: 'requested' })
  }
  expect(await listNotifications(db, owner)).toHaveLength(1)
  expect(await listNumberShownTo(db, owner)).toEqual([])

  const [request] = await listOpenRequests(db, owner)
  await answerContactRequest(db, owner, request!.id, true)
  expect((await reveal(db, seeker, spn)).phone).toMatch(/^9/)
  expect(await listOpenRequests(db, owner)).toEqual([])
  expect(await listNumberShownTo(db, owner)).toMatchObject([{ spn, personId: seeker.id }])
  expect(await listNumbersSeen(db, seeker)).toMatchObject([{ spn }])
  expect(await listNotifications(db, seeker)).toHaveLength(1)
})

test('who is declined learns it and sees no number', async ({ db }) => {
  const { owner, seeker, spn } = await askFirst(db)
  await reveal(db, seeker, spn)
  const [request] = await listOpenRequests(db, owner)
  await answerContactRequest(db, owner, request!.id, false)

  expect(await reveal(db, seeker, spn)).toMatchObject({ phone: null, email: '', asked: 'declined' })
  expect(await listNotifications(db, seeker)).toHaveLength(1)
})

test('who is blocked before seeing the number can be found and unblocked', async ({ db }) => {
  const { owner, seeker, spn } = await askFirst(db)
  await reveal(db, seeker, spn)
  const [request] = await listOpenRequests(db, owner)
  expect(await listBlockedAskers(db, owner)).toEqual([])

  await blockSeeker(db, owner, request!.id, true)
  const [blocked, ...others] = await listBlockedAskers(db, owner)
  expect(blocked).toMatchObject({ spn })
  expect(others).toEqual([])
  expect(await listBlockedAskers(db, seeker)).toEqual([])

  await blockSeeker(db, owner, blocked!.id, false)
  expect(await listBlockedAskers(db, owner)).toEqual([])
  const again = await reveal(db, seeker, spn)
  expect(again).toMatchObject({ asked: 'declined' })
})

test('an answer is changed a few times a day, so that nobody is flooded with messages', async ({
  db,
}) => {
  const { owner, seeker, spn } = await askFirst(db)
  await reveal(db, seeker, spn)
  const [request] = await listOpenRequests(db, owner)
  for (const isAccepted of [true, false, true, false]) {
    await answerContactRequest(db, owner, request!.id, isAccepted)
  }

  const again = answerContactRequest(db, owner, request!.id, true)
  await expect(again).rejects.toMatchObject({ code: 'too_many' })
  expect(await reveal(db, seeker, spn)).toMatchObject({ phone: null, asked: 'declined' })
  expect(await listNotifications(db, seeker)).toHaveLength(4)
  await answerContactRequest(db, owner, request!.id, true, new Date(Date.now() + 86_400_000))
})

test('the request of somebody whom staff blocked is not there for the owner', async ({ db }) => {
  const { owner, seeker, spn } = await askFirst(db)
  await reveal(db, seeker, spn)
  const [request] = await listOpenRequests(db, owner)
  await blockUser(db, asViewer(await createUser(db, { role: 'staff' })), seeker.id, 'spam')

  expect(await listOpenRequests(db, owner)).toEqual([])
  const accepted = answerContactRequest(db, owner, request!.id, true)
  await expect(accepted).rejects.toMatchObject({ code: 'not_found' })
})

test('who asks for a visit while he is being blocked has none afterwards', async ({
  freshDatabase: { db },
}) => {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db))
  const { spn } = await createListing(db, { ownerId: owner.id })
  await reveal(db, seeker, spn)
  const [shown] = await listNumberShownTo(db, owner)

  const blocking = await inTransaction(db, async (trx) => {
    await visit(trx, seeker, spn)
    const blocked = blockSeeker(db, owner, shown!.id, true)
    await Promise.race([blocked, sleep(300)])
    return { blocked }
  })
  await blocking.blocked
  const visits = await db.selectFrom('visit').select('status').execute()
  expect(visits).toEqual([{ status: 'declined' }])
})

test('nobody answers the requests of another or changes his listing', async ({ db }) => {
  const { owner, seeker, spn, id } = await askFirst(db)
  await reveal(db, seeker, spn)
  const [request] = await listOpenRequests(db, owner)
  const other = asViewer(await createUser(db))

  const notFound = { code: 'not_found' }
  await expect(answerContactRequest(db, other, request!.id, true)).rejects.toMatchObject(notFound)
  await expect(setContactMode(db, other, id, 'show')).rejects.toMatchObject(notFound)
  await expect(blockSeeker(db, other, request!.id, true)).rejects.toMatchObject(notFound)
  expect(await listOpenRequests(db, other)).toEqual([])
})

test('a blocked person gets neither number nor visit until he is let in again', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db))
  const { spn } = await createListing(db, { ownerId: owner.id })
  await reveal(db, seeker, spn)
  const [shown] = await listNumberShownTo(db, owner)
  await blockSeeker(db, owner, shown!.id, true)

  const forbidden = { code: 'forbidden' }
  await expect(reveal(db, seeker, spn)).rejects.toMatchObject(forbidden)
  await expect(visit(db, seeker, spn)).rejects.toMatchObject(forbidden)
  expect(await listNumberShownTo(db, owner)).toMatchObject([{ isBlocked: true }])
  expect(await listNotifications(db, owner)).toHaveLength(1)

  await blockSeeker(db, owner, shown!.id, false)
  await reveal(db, seeker, spn)
})

async function askFirst(db: Db) {
  const owner = asViewer(await createUser(db, { name: 'Meera Owner' }))
  const seeker = asViewer(await createUser(db))
  const { spn, id } = await createListing(db, { ownerId: owner.id })
  await setContactMode(db, owner, id, 'ask')
  return { owner, seeker, spn, id }
}

function reveal(db: Db, viewer: Viewer, spn: string) {
  return revealContact(db, viewer, spn, { perDay: 25, perAddressDay: 60, address: '10.0.0.1' })
}

function visit(db: Db, viewer: Viewer, spn: string) {
  return scheduleVisit(db, viewer, spn, {}, { address: '10.0.0.1' })
}
