import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import * as notifications from '#db/migrations/2026-11-15-08-notices.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { asMigrated, test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('notifications that were sentences become facts where a lead or a visit tells them', async ({
  db,
}) => {
  const owner = await createUser(db, { name: 'Mohan' })
  const seeker = await createUser(db, { name: 'Rohini' })
  const { id: listing } = await createListing(db, { ownerId: owner.id })
  const plain = asMigrated(db)
  await notifications.down(plain)
  const tell = (time: string, subject: string, body: string) =>
    sql`insert into notification (user_id, subject, body, created_at)
      values (${owner.id}, ${subject}, ${body}, ${time})`.execute(db)
  for (const [kind, time] of [
    ['contact', '2026-01-01'],
    ['visit', '2026-01-02'],
  ])
    await sql`insert into lead (listing_id, owner_id, seeker_id, kind, created_at)
      values (${listing}, ${owner.id}, ${seeker.id}, ${kind}, ${time})`.execute(db)
  await sql`insert into visit (listing_id, seeker_id, preferred_day, preferred_time, created_at)
    values (${listing}, ${seeker.id}, '2026-02-01', 'evening', '2026-01-02')`.execute(db)
  await sql`insert into alert_log (user_id, kind, created_at)
    values (${owner.id}, 'lead', '2026-01-01')`.execute(db)
  await tell('2026-01-01', 'Someone wants to talk to you', 'Rohini looked up your number.')
  await tell('2026-01-02', 'Someone wants to visit your property', 'Rohini would like to visit it.')
  const changed = 'A visit is wished for at another time'
  await tell('2026-01-03', changed, 'Rohini would like to visit the flat evening.')
  await tell('2026-01-04', changed, 'Somebody forgotten would like to visit the flat.')
  await tell('2026-01-05', 'Diwali', 'Closed today.')

  await notifications.up(plain)

  const facts = { listingId: listing, personId: seeker.id }
  expect(await rows(db)).toEqual([
    { kind: 'contact-revealed', ...facts, data: {} },
    { kind: 'visit-requested', ...facts, data: { day: '2026-02-01', time: 'evening' } },
    { kind: 'visit-changed', ...facts, data: {} },
    { kind: 'visit-changed', listingId: null, personId: null, data: {} },
    {
      kind: 'text',
      listingId: null,
      personId: null,
      data: { subject: 'Diwali', body: 'Closed today.' },
    },
  ])
  const [alert] = await db.selectFrom('alertLog').select('notificationId').execute()
  expect(alert?.notificationId).toEqual(expect.any(String))
  const bodies = (await listNotifications(db, asViewer(owner))).map(({ body }) => body)
  expect(bodies[0]).toBe('Closed today.')
  expect(bodies[1]).toContain('Customer would like to visit your property.')
})

function rows(db: Db) {
  return db
    .selectFrom('notification')
    .select(['kind', 'listingId', 'personId', 'data'])
    .orderBy('createdAt')
    .execute()
}
