import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const news = { subject: 'New lead', body: 'Asha asked for your number.', kind: 'lead' }

test('tells in the site, by WhatsApp and by e-mail', async ({ db }) => {
  const owner = await createUser(db, { phone: '9876543210', email: 'owner@example.com' })
  await notify(db, owner.id, news)

  const notifications = await db.selectFrom('notification').selectAll().execute()
  expect(notifications).toMatchObject([
    { userId: owner.id, subject: news.subject, body: news.body, readAt: null },
  ])
  const [alert] = await alerts(db)
  expect(alert).toMatchObject({
    kind: 'lead',
    inAppStatus: 'sent',
    whatsappStatus: 'queued',
    emailStatus: 'queued',
  })
  expect(await queued(db)).toMatchObject([
    { channel: 'email', to: 'owner@example.com', purpose: 'alert', alertId: alert?.id },
    { channel: 'whatsapp', to: '9876543210', purpose: 'alert', alertId: alert?.id },
  ])
})

test('sends nothing out to whoever wants to be left alone', async ({ db }) => {
  const owner = await createUser(db, { optedOutAt: new Date() })
  await notify(db, owner.id, news)

  expect(await alerts(db)).toMatchObject([
    { inAppStatus: 'sent', whatsappStatus: 'none', emailStatus: 'none' },
  ])
  expect(await queued(db)).toEqual([])
})

test('leaves out the e-mail of whoever has none', async ({ db }) => {
  const owner = await createUser(db, { email: '' })
  await notify(db, owner.id, news)

  expect(await alerts(db)).toMatchObject([{ whatsappStatus: 'queued', emailStatus: 'none' }])
  expect(await queued(db)).toMatchObject([{ channel: 'whatsapp' }])
})

function alerts(db: Db) {
  return db.selectFrom('alertLog').selectAll().execute()
}

async function queued(db: Db) {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'send-message' order by data->>'channel'
  `.execute(db)
  return rows.map(({ data }) => data)
}
