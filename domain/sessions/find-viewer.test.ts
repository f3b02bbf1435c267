import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const settings = { days: 30, staffIdleHours: 12 }
const client = { device: 'phone', address: '10.0.0.1' }

test('finds who holds a session, with what his pages show of him', async ({ db }) => {
  const user = await createUser(db, { name: 'Asha Rani', photo: 'face' })
  await db
    .insertInto('notification')
    .values([
      { userId: user.id, kind: 'welcome' },
      { userId: user.id, kind: 'welcome', readAt: new Date() },
    ])
    .execute()
  const { id: sessionId, token } = await startSession(db, settings, user.id, client)

  expect(await findViewer(db, settings, token, '10.0.0.1')).toEqual({
    viewer: { id: user.id, role: 'member', name: 'Asha Rani', sessionId },
    details: { phone: user.phone, email: user.email, photo: 'face', unread: 1 },
    isExtended: false,
  })
})

test('knows no made-up and no expired session', async ({ db }) => {
  const { token } = await startSession(db, settings, (await createUser(db)).id, client)
  await db.updateTable('session').set({ expiresAt: sql<Date>`now() - interval '1 s'` }).execute()

  expect(await findViewer(db, settings, token, '')).toBeUndefined()
  expect(await findViewer(db, settings, 'made up', '')).toBeUndefined()
})

test('extends a session that is used again after a while', async ({ db }) => {
  const { token } = await startSession(db, settings, (await createUser(db)).id, client)
  await lieIdle(db, '10 minutes')

  expect((await findViewer(db, settings, token, '10.0.0.2'))?.isExtended).toBe(true)
  expect((await findViewer(db, settings, token, '10.0.0.2'))?.isExtended).toBe(false)
})

test('ends a session of staff that lay idle, and no other', async ({ db }) => {
  const staff = await createUser(db, { role: 'staff' })
  const member = await createUser(db)
  const ofStaff = await startSession(db, settings, staff.id, client)
  const ofMember = await startSession(db, settings, member.id, client)
  await lieIdle(db, '13 hours')

  expect(await findViewer(db, settings, ofStaff.token, '')).toBeUndefined()
  expect((await findViewer(db, settings, ofMember.token, ''))?.viewer.id).toBe(member.id)
})

async function lieIdle(db: Db, time: string) {
  await db
    .updateTable('session')
    .set({ lastUsedAt: sql<Date>`now() - ${time}::interval` })
    .execute()
}
