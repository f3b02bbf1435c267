import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { answerContactRequest } from '#domain/contact-requests/answer-contact-request.ts'
import { listOpenRequests } from '#domain/contact-requests/list-open-requests.ts'
import { setContactMode } from '#domain/contact-requests/set-contact-mode.ts'
import { exportLeads } from '#domain/leads/list-leads.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import { listVisits } from '#domain/visits/list-visits.ts'
import { moveVisit } from '#domain/visits/move-visit.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const line = 'family of 3, from 1 December'

test('a line goes to the owner with the request, into the lead and the message', async ({ db }) => {
  const { owner, seeker, spn } = await prepare(db)
  expect(await reveal(db, seeker, spn, line)).toMatchObject({ line })

  expect(await exportLeads(db, owner, {})).toMatchObject([{ seekerLine: line }])
  expect(await bodiesOf(db, owner)).toEqual([expect.stringContaining(`“${line}”`)])
  expect(await exportLeads(db, asViewer(await createUser(db)), {})).toEqual([])
})

test('who has the number may write later, once', async ({ db }) => {
  const { owner, seeker, spn } = await prepare(db)
  expect(await reveal(db, seeker, spn)).toMatchObject({ line: '' })
  expect(await reveal(db, seeker, spn, line)).toMatchObject({ line })
  expect(await reveal(db, seeker, spn, 'and a dog')).toMatchObject({ line })
  expect(await reveal(db, seeker, spn)).toMatchObject({ line })

  expect(await exportLeads(db, owner, {})).toMatchObject([{ seekerLine: line }])
  const [wrote, ...earlier] = await bodiesOf(db, owner)
  expect(wrote).toContain(`“${line}”`)
  expect(earlier).toHaveLength(1)
})

test('an owner who wants to be asked reads the line before the answer and in the lead', async ({
  db,
}) => {
  const { owner, seeker, spn, id } = await prepare(db)
  await setContactMode(db, owner, id, 'ask')
  await reveal(db, seeker, spn)
  expect(await reveal(db, seeker, spn, line)).toMatchObject({ asked: 'requested', line })

  const [request] = await listOpenRequests(db, owner)
  expect(request).toMatchObject({ seekerLine: line })
  expect(await bodiesOf(db, owner)).toEqual([
    expect.stringContaining(line),
    expect.stringContaining(line),
  ])
  await answerContactRequest(db, owner, request!.id, true)
  expect(await exportLeads(db, owner, {})).toMatchObject([{ seekerLine: line }])
})

test('who was declined cannot write any more', async ({ db }) => {
  const { owner, seeker, spn, id } = await prepare(db)
  await setContactMode(db, owner, id, 'ask')
  await reveal(db, seeker, spn)
  const [request] = await listOpenRequests(db, owner)
  await answerContactRequest(db, owner, request!.id, false)

  expect(await reveal(db, seeker, spn, line)).toMatchObject({ asked: 'declined', line: '' })
  expect(await bodiesOf(db, owner)).toHaveLength(1)
})

test('the line of a visit is shown with it and may change with every wish', async ({ db }) => {
  const { owner, seeker, spn } = await prepare(db)
  expect(await visit(db, seeker, spn, line)).toBe('requested')
  expect(await visit(db, seeker, spn, line)).toBe('unchanged')
  expect(await bodiesOf(db, owner)).toEqual([expect.stringContaining(`“${line}”`)])

  expect(await visit(db, seeker, spn, 'family of 4')).toBe('changed')
  const { open } = await listVisits(db, owner, 'owner')
  expect(open).toMatchObject([{ seekerLine: 'family of 4' }])
  expect(await exportLeads(db, owner, {})).toMatchObject([{ seekerLine: 'family of 4' }])
  expect(await visit(db, seeker, spn)).toBe('unchanged')
})

test('a line changes nothing about an agreed visit, and counts as a change', async ({ db }) => {
  const { owner, seeker, spn } = await prepare(db)
  const day = '2999-01-02'
  await scheduleVisit(db, seeker, spn, { day, time: 'morning' }, { address: '10.0.0.1' })
  const [asked] = (await listVisits(db, owner, 'owner')).open
  await moveVisit(db, owner, asked!.id, { action: 'accept', day, time: 'morning' })
  await visit(db, seeker, spn, line)

  const { open } = await listVisits(db, owner, 'owner')
  expect(open).toMatchObject([{ status: 'accepted', day, seekerLine: line }])
  expect((await bodiesOf(db, owner))[0]).toContain(line)
  const again = async () => {
    for (let time = 0; time < 20; time++) await visit(db, seeker, spn, `${line} ${time}`)
  }
  await expect(again()).rejects.toMatchObject({ code: 'too_many' })
})

test('nobody writes about what is paused or sold', async ({ db }) => {
  const { owner, seeker, spn } = await prepare(db)
  await changeListingStatus(db, { kind: 'owner', id: owner.id }, spn, { to: 'delete' })
  await expect(reveal(db, seeker, spn, line)).rejects.toThrow()
  await expect(visit(db, seeker, spn, line)).rejects.toThrow()
  expect(await bodiesOf(db, owner)).toEqual([])
})

test('what somebody wrote is gone with the account', async ({ db }) => {
  const { owner, seeker, spn } = await prepare(db)
  await reveal(db, seeker, spn, line)
  await visit(db, seeker, spn, line)
  await eraseAccount(db, seeker)

  expect(await exportLeads(db, owner, {})).toEqual([])
  expect(JSON.stringify(await listNotifications(db, owner))).not.toContain(line)
})

async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db, { name: 'Ravi Seeker' }))
  const { id, spn } = await createListing(db, { ownerId: owner.id })
  return { owner, seeker, id, spn }
}

function reveal(db: Db, viewer: Viewer, spn: string, said?: string) {
  const limits = { perDay: 25, perAddressDay: 60, address: '10.0.0.1' }
  return revealContact(db, viewer, spn, { ...limits, line: said })
}

function visit(db: Db, viewer: Viewer, spn: string, said?: string) {
  return scheduleVisit(db, viewer, spn, {}, { address: '10.0.0.1', line: said })
}

async function bodiesOf(db: Db, viewer: Viewer) {
  const notifications = await listNotifications(db, viewer)
  return notifications.map(({ body }) => body)
}
