import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { notify } from '#domain/notifications/notify.ts'
import { saveAlertChoices } from '#domain/notifications/save-alert-choices.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

describe('a notification', () => {
  test('is in the inbox at once and queued for WhatsApp and e-mail, as ids only', async ({
    db,
  }) => {
    const { owner, lead, listing } = await ownerWithLead(db)
    await notify(db, owner.id, lead)

    expect(await listNotifications(db, asViewer(owner))).toMatchObject([
      {
        sender: 'admin',
        subject: 'Someone wants to talk to you',
        body: 'Rohini Devi looked up your number for 2 BHK apartment, Sector 45, Gurugram. You can find their number in My Leads.',
        readAt: null,
      },
    ])
    const [row] = await db.selectFrom('notification').selectAll().execute()
    expect(row).toMatchObject({ kind: 'contact-revealed', listingId: listing.id, data: {} })
    const [alert] = await alerts(db)
    expect(alert).toMatchObject({
      kind: 'contact-revealed',
      notificationId: row?.id,
      inAppStatus: 'sent',
      whatsappStatus: 'queued',
      emailStatus: 'queued',
    })
    expect(await queued(db)).toEqual([
      { channel: 'email', alertId: alert?.id },
      { channel: 'whatsapp', alertId: alert?.id },
    ])
  })

  test('follows the names of people and listings when they change', async ({ db }) => {
    const { owner, seeker, lead, listing } = await ownerWithLead(db)
    await notify(db, owner.id, lead)
    await db.updateTable('appUser').set({ name: '' }).where('id', '=', seeker.id).execute()
    await db
      .updateTable('listing')
      .set({ locality: 'Sector 46' })
      .where('id', '=', listing.id)
      .execute()

    const [{ body } = { body: '' }] = await listNotifications(db, asViewer(owner))
    expect(body).toContain('Customer looked up your number for 2 BHK apartment, Sector 46')
  })

  test('is not sent out to whoever wants to be left alone', async ({ db }) => {
    const { owner, lead } = await ownerWithLead(db, { optedOutAt: new Date() })
    await notify(db, owner.id, lead)

    expect(await alerts(db)).toMatchObject([
      { inAppStatus: 'sent', whatsappStatus: 'none', emailStatus: 'none' },
    ])
    expect(await queued(db)).toEqual([])
  })

  test('is not sent by e-mail to whoever has no address', async ({ db }) => {
    const { owner, lead } = await ownerWithLead(db, { email: '' })
    await notify(db, owner.id, lead)

    expect(await alerts(db)).toMatchObject([{ whatsappStatus: 'queued', emailStatus: 'none' }])
    expect(await queued(db)).toMatchObject([{ channel: 'whatsapp' }])
  })

  test('of a kind that only a newer version knows does not break the inbox', async ({ db }) => {
    const { id: userId, ...user } = await createUser(db)
    await db.insertInto('notification').values({ userId, kind: 'from-the-future' }).execute()

    expect(await listNotifications(db, asViewer({ id: userId, ...user }))).toMatchObject([
      { subject: 'You have a new message', body: '' },
    ])
  })
})

test.for<[(ids: Ids) => Notification, string, string]>([
  [
    (ids) => ({ ...ids, kind: 'visit-requested', day: '2026-03-03', time: 'morning' }),
    'Someone wants to visit your property',
    'Rohini Devi would like to visit 2 BHK apartment, Sector 45, Gurugram. Preferred time: 3 Mar 2026, morning, 9 to 12. Please accept, propose another time or decline.',
  ],
  [
    (ids) => ({ ...ids, kind: 'visit-changed', time: 'evening' }),
    'A visitor asks for another time',
    'Rohini Devi would like to visit 2 BHK apartment, Sector 45, Gurugram. Preferred time: evening, 4 to 8. Please accept, propose another time or decline.',
  ],
  [
    ({ listingId }) => ({ kind: 'listing-approved', listingId }),
    'Your listing is live',
    '2 BHK apartment, Sector 45, Gurugram (SPN00000045) has passed the review and is now visible to everybody.',
  ],
  [
    ({ listingId }) => ({ kind: 'listing-rejected', listingId, reason: 'Two photos are blurred' }),
    'Please correct your listing',
    '2 BHK apartment, Sector 45, Gurugram (SPN00000045) could not be shown yet. Two photos are blurred. You can correct it and send it in again.',
  ],
  [
    ({ listingId }) => ({
      kind: 'listing-status-changed',
      listingId,
      status: 'sold_out',
      reason: '',
    }),
    'The status of your listing has changed',
    'Our team changed the status of 2 BHK apartment, Sector 45, Gurugram (SPN00000045) to “Sold Out”.',
  ],
  [() => ({ kind: 'text', subject: 'Diwali', body: 'Closed today.' }), 'Diwali', 'Closed today.'],
])('%o is read as a sentence', async ([notification, subject, body], { db }) => {
  const { owner, seeker, listing } = await ownerWithLead(db)
  await notify(db, owner.id, notification({ listingId: listing.id, personId: seeker.id }))

  expect(await listNotifications(db, asViewer(owner))).toMatchObject([{ subject, body }])
})

type Ids = { listingId: string; personId: string }

async function ownerWithLead(db: Db, differences: object = {}) {
  const owner = await createUser(db, differences)
  const seeker = await createUser(db, { name: 'Rohini Devi' })
  const listing = await createListing(db, { ownerId: owner.id, spn: 'SPN00000045' })
  const lead = {
    kind: 'contact-revealed',
    listingId: listing.id,
    personId: seeker.id,
  } as const
  return { owner, seeker, listing, lead }
}

function alerts(db: Db) {
  return db.selectFrom('alertLog').selectAll().execute()
}

async function queued(db: Db) {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'send-message' order by data->>'channel'
  `.execute(db)
  return rows.map(({ data }) => data)
}

test('a channel that the receiver has turned off for a topic stays silent', async ({ db }) => {
  const owner = await createUser(db)
  await saveAlertChoices(db, asViewer(owner), ['leads:whatsapp'])
  const { id: listingId } = await createListing(db, { ownerId: owner.id })
  const personId = (await createUser(db)).id
  await notify(db, owner.id, { kind: 'contact-revealed', listingId, personId })
  await notify(db, owner.id, { kind: 'listing-approved', listingId })

  const alerts = await db
    .selectFrom('alertLog')
    .select(['kind', 'whatsappStatus', 'emailStatus'])
    .orderBy('kind')
    .execute()
  expect(alerts).toEqual([
    { kind: 'contact-revealed', whatsappStatus: 'none', emailStatus: 'queued' },
    { kind: 'listing-approved', whatsappStatus: 'queued', emailStatus: 'queued' },
  ])
})
