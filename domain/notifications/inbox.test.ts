import { expect } from 'vitest'
import { inboxLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { countUnread, countUnreadShown } from '#domain/notifications/count-unread.ts'
import { findAlertMessage } from '#domain/notifications/find-alert-message.ts'
import { findInboxState } from '#domain/notifications/find-inbox-state.ts'
import { listNotifications, openInbox } from '#domain/notifications/list-notifications.ts'
import { markRead } from '#domain/notifications/mark-read.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { notify } from '#domain/notifications/notify.ts'
import { recordDelivery } from '#domain/notifications/record-delivery.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('an inbox is read newest first, and has nothing of anybody else', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const stranger = asViewer(await createUser(db))
  await addTexts(db, viewer.id, ['First', 'Second', 'Third'])
  await addTexts(db, stranger.id, ['Theirs', 'Theirs too', 'And this', 'Fourth'])
  const [, second] = await listNotifications(db, viewer)
  await markRead(db, viewer, second!.id)

  const subjects = async (options?: { limit?: number; unreadOnly?: boolean }) =>
    (await listNotifications(db, viewer, options)).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Third', 'Second', 'First'])
  expect(await subjects({ limit: 2 })).toEqual(['Third', 'Second'])
  expect(await subjects({ unreadOnly: true })).toEqual(['Third', 'First'])
  expect(await openInbox(db, viewer)).toMatchObject({
    notifications: [{ subject: 'Third' }, { subject: 'Second' }, { subject: 'First' }],
    unread: 2,
  })
  expect([await countUnread(db, viewer), await countUnreadShown(db, viewer)]).toEqual([2, 2])
  const [newest] = await listNotifications(db, viewer)
  const state = { unread: 2, newest: newest!.id, subject: 'Third', lines: '' }
  expect(await findInboxState(db, viewer)).toEqual(state)
  const nobody = asViewer(await createUser(db))
  expect(await findInboxState(db, nobody)).toEqual({
    unread: 0,
    newest: null,
    subject: null,
    lines: '',
  })
})

test('notifications of one moment keep an order, and a screen shows so many of them', async ({
  db,
}) => {
  const viewer = asViewer(await createUser(db))
  const moment = new Date()
  const row = { userId: viewer.id, kind: 'text', createdAt: moment }
  await db
    .insertInto('notification')
    .values(Array(inboxLimits.unreadShown + 1).fill(row))
    .execute()
  expect(await countUnreadShown(db, viewer)).toBe(inboxLimits.unreadShown + 1)
  await db.insertInto('notification').values(row).execute()

  const { notifications, unread } = await openInbox(db, viewer)
  const ids = notifications.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect([ids.length, unread]).toEqual([inboxLimits.shown, inboxLimits.unreadShown + 2])
  expect(await countUnreadShown(db, viewer)).toBe(inboxLimits.unreadShown + 1)
})

test('a notification is marked as read once, by its receiver alone', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const stranger = asViewer(await createUser(db))
  await addTexts(db, viewer.id, ['First', 'Second'])
  const [second, first] = await listNotifications(db, viewer)
  const notFound = { code: 'not_found' }
  await expect(markRead(db, stranger, first!.id)).rejects.toMatchObject(notFound)
  expect(await countUnread(db, viewer)).toBe(2)

  const readAt = new Date('2026-01-01T06:00:00Z')
  await db.updateTable('notification').set({ readAt }).where('id', '=', first!.id).execute()
  for (const id of [first!.id, second!.id]) await markRead(db, viewer, id)
  const read = await listNotifications(db, viewer)
  expect(read.map((each) => each.readAt)).toEqual([expect.any(Date), readAt])
})

test('an alert goes to the receiver’s own phone or address, with a link for what it asks', async ({
  db,
}) => {
  const owner = await createUser(db, { phone: '9822222222', email: 'meera@example.com' })
  const { id: listingId } = await createListing(db, { ownerId: owner.id, spn: 'SPN00000045' })
  const askedAt = '2026-01-01T06:00:00.000Z'
  const question = { kind: 'still-available', listingId, askedAt } as const
  await notify(db, (await createUser(db)).id, { kind: 'account-unblocked' })
  const alertId = await alertOf(db, owner.id, question)

  const subject = texts.notifications.stillAvailableSubject
  const message = { subject, question: { listingId, askedAt: new Date(askedAt) } }
  const mail = await findAlertMessage(db, alertId, 'email')
  expect(mail).toMatchObject({ ...message, to: 'meera@example.com' })
  expect(mail?.body).toContain('SPN00000045')
  const whatsapp = await findAlertMessage(db, alertId, 'whatsapp')
  expect(whatsapp).toMatchObject({ ...message, to: '9822222222' })
  const plain = await alertOf(db, owner.id, { kind: 'listing-approved', listingId })
  expect(await findAlertMessage(db, plain, 'email')).toMatchObject({ question: undefined })
})

test('an alert is not sent any more to whoever has opted out, left or has no address', async ({
  db,
}) => {
  const changes = [{ optedOutAt: new Date() }, { email: '' }]
  for (const change of changes) {
    const { id } = await createUser(db)
    const alertId = await alertOf(db, id, { kind: 'account-unblocked' })
    expect(await findAlertMessage(db, alertId, 'email')).toBeDefined()
    await db.updateTable('appUser').set(change).where('id', '=', id).execute()
    expect(await findAlertMessage(db, alertId, 'email')).toBeUndefined()
  }
  const nobody = '01890000-0000-7000-8000-000000000000'
  expect(await findAlertMessage(db, nobody, 'whatsapp')).toBeUndefined()
})

test('what became of an alert is noted on its channel alone', async ({ db }) => {
  const { id } = await createUser(db)
  const [one, other] = [
    await alertOf(db, id, { kind: 'account-unblocked' }),
    await alertOf(db, id, { kind: 'account-unblocked' }),
  ]
  await recordDelivery(db, one, 'email', 'failed')
  await recordDelivery(db, other, 'whatsapp', 'sent')

  const alerts = await db
    .selectFrom('alertLog')
    .select(['id', 'whatsappStatus', 'emailStatus'])
    .execute()
  expect(alerts).toEqual(
    expect.arrayContaining([
      { id: one, whatsappStatus: 'queued', emailStatus: 'failed' },
      { id: other, whatsappStatus: 'sent', emailStatus: 'queued' },
    ]),
  )
})

test('an erased account is told nothing', async ({ db }) => {
  const { id } = await createUser(db, { phone: null, erasedAt: new Date() })
  await notify(db, id, { kind: 'account-unblocked' })

  expect(await db.selectFrom('notification').select('id').execute()).toEqual([])
  expect(await db.selectFrom('alertLog').select('id').execute()).toEqual([])
})

test('every kind names what it is about: the person, the listing, the time or the reason', () => {
  const line = 'family of 3'
  const names = {
    person: 'Ravi',
    who: 'owner',
    listing: 'A flat',
    numberedListing: 'A flat (SPN1)',
    line,
  } as const
  const facts = {
    listingId: '1',
    personId: '2',
    askedAt: '2026-01-01T06:00:00Z',
    day: '2026-03-03',
    time: 'morning',
    isSold: true,
    status: 'sold_out',
    reason: 'Blurred photos.',
    reasons: [{ field: 'price', text: 'One zero too few.' }],
    subject: 'Subject',
    body: 'Body',
  }
  const shownDeed = { shown: 'sale_deed', endsAt: '2027-11-03T06:00:00Z' }
  const factsOf: Record<string, object> = {
    'owner-check-accepted': shownDeed,
    'owner-check-refused': { ...shownDeed, reason: 'other_address' },
    'owner-check-unanswered': shownDeed,
    'owner-check-ending': shownDeed,
  }
  const saysOf: Partial<Record<Notification['kind'], string[]>> = {
    'contact-revealed': ['Ravi', 'A flat', '“family of 3”'],
    'contact-asked': ['Ravi', 'A flat', '“family of 3”'],
    'seeker-wrote': ['Ravi', 'A flat', '“family of 3”'],
    'contact-accepted': ['Ravi', 'A flat'],
    'contact-declined': ['A flat'],
    'still-available': ['SPN1'],
    'listing-paused': ['SPN1'],
    'visit-withdrawn': ['Ravi', 'A flat', '3 Mar 2026'],
    'visit-accepted': ['Ravi', 'A flat', '3 Mar 2026'],
    'visit-proposed': ['Ravi', 'A flat', '3 Mar 2026'],
    'visit-declined': ['A flat', '3 Mar 2026'],
    'visit-cancelled': ['A flat', '3 Mar 2026'],
    'visit-ended': ['A flat', '3 Mar 2026'],
    'visit-reminder': ['Ravi', 'A flat', '3 Mar 2026'],
    'listing-submitted': ['SPN1'],
    'listing-held': ['SPN1', 'Price: One zero too few.'],
    'owner-check-accepted': ['Sale deed', 'SPN1', '3 Nov 2027'],
    'owner-check-refused': ['Sale deed', 'SPN1', 'another address'],
    'owner-check-unanswered': ['sale deed', 'SPN1'],
    'owner-check-ending': ['Sale deed', 'SPN1', '3 Nov 2027'],
    'account-blocked': ['Blurred photos.'],
    'account-unblocked': [texts.notifications.unblockedBody],
  }
  const subjects = new Set<string>()
  for (const [kind, words] of Object.entries(saysOf)) {
    const { text } = notificationKinds[kind as 'text']
    const { subject, body } = text({ kind, ...facts, ...factsOf[kind] } as never, names)
    for (const word of words) expect([kind, body]).toEqual([kind, expect.stringContaining(word)])
    expect(subject).not.toBe('')
    subjects.add(subject)
  }
  expect(subjects.size).toBe(Object.keys(saysOf).length)
})

test('an agent who answers is called an agent', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  for (const byAgent of [false, true]) {
    const { id: listingId, ownerId: personId } = await createListing(db, { byAgent })
    await notify(db, viewer.id, { kind: 'contact-declined', listingId, personId })
  }
  const told = await listNotifications(db, viewer)
  expect(told.map(({ subject, body }) => `${subject}. ${body}`).toSorted()).toEqual([
    expect.stringMatching(/^The agent has declined .* The agent of /),
    expect.stringMatching(/^The owner has declined .* The owner of /),
  ])
})

/** Notifications that staff wrote, a minute apart. */
async function addTexts(db: Db, userId: string, subjects: string[]) {
  const rows = subjects.map((subject, minute) => ({
    userId,
    kind: 'text',
    data: JSON.stringify({ subject, body: '' }),
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  }))
  await db.insertInto('notification').values(rows).execute()
}

async function alertOf(db: Db, userId: string, notification: Notification) {
  await notify(db, userId, notification)
  const alert = await db
    .selectFrom('alertLog')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return alert.id
}
