import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { test } from '#tests/database.ts'
import { createLead, createListing, createUser } from '#tests/factories.ts'

const settings = { days: 30, staffIdleHours: 12 }
const newcomer = { owns: false, seeks: false }
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
    details: { phone: user.phone, email: user.email, photo: 'face', unread: 1, ...newcomer },
    isExtended: false,
  })
})

test('tells owners, seekers and those who are both apart by what they have', async ({ db }) => {
  const [owner, seeker] = [await createUser(db), await createUser(db)]
  const { id: listingId } = await createListing(db, { ownerId: owner.id })
  await createLead(db, { listingId, ownerId: owner.id, seekerId: seeker.id })
  const whatOf = async (userId: string) => {
    const { token } = await startSession(db, settings, userId, client)
    const { owns, seeks } = (await findViewer(db, settings, token, ''))!.details
    return { owns, seeks }
  }
  expect(await whatOf((await createUser(db)).id)).toEqual(newcomer)
  expect(await whatOf(owner.id)).toEqual({ owns: true, seeks: false })
  expect(await whatOf(seeker.id)).toEqual({ owns: false, seeks: true })

  const theirs = await createListing(db)
  const saved = { userId: owner.id, listingId: theirs.id }
  await db.insertInto('savedListing').values(saved).execute()
  expect(await whatOf(owner.id)).toEqual({ owns: true, seeks: true })
})

test('knows no made-up session, and none from the moment of its expiry on', async ({ db }) => {
  const { token } = await startSession(db, settings, (await createUser(db)).id, client)
  expect(await findViewer(db, settings, 'made up', '')).toBeUndefined()

  await expireIn(db, 1)
  expect(await findViewer(db, settings, token, '')).toBeDefined()
  await expireIn(db, 0)
  expect(await findViewer(db, settings, token, '')).toBeUndefined()
})

test('extends the session that is used again after five minutes, and no other', async ({ db }) => {
  const used = await startSession(db, settings, (await createUser(db)).id, client)
  const idle = await startSession(db, settings, (await createUser(db)).id, client)
  await lieIdle(db, '5 minutes')
  await expireIn(db, 60)
  const before = await readSession(db, used.id)
  expect((await findViewer(db, settings, used.token, '10.0.0.2'))?.isExtended).toBe(false)
  expect(await readSession(db, used.id)).toEqual(before)

  await lieIdle(db, '5 minutes 1 second')
  expect((await findViewer(db, settings, used.token, '10.0.0.2'))?.isExtended).toBe(true)
  expect((await findViewer(db, settings, used.token, '10.0.0.3'))?.isExtended).toBe(false)
  const afterUse = { address: '10.0.0.2', idleSeconds: 0, daysLeft: 30 }
  expect(await readSession(db, used.id)).toEqual(afterUse)
  expect(await readSession(db, idle.id)).toEqual({ ...before, idleSeconds: 301 })
})

test('ends a session after 90 days, however much it is used', async ({ db }) => {
  const { id, token } = await startSession(db, settings, (await createUser(db)).id, client)
  await age(db, '85 days')
  await lieIdle(db, '1 hour')
  expect(await findViewer(db, settings, token, '10.0.0.1')).toMatchObject({ isExtended: true })
  expect((await readSession(db, id)).daysLeft).toBe(5)

  await age(db, '89 days 23 hours')
  expect(await findViewer(db, settings, token, '')).toBeDefined()
  await age(db, '90 days')
  expect(await findViewer(db, settings, token, '')).toBeUndefined()
})

test('ends a session of staff that lay idle for too long, and no other', async ({ db }) => {
  const staff = await createUser(db, { role: 'staff' })
  const member = await createUser(db)
  const ofStaff = await startSession(db, settings, staff.id, client)
  const ofMember = await startSession(db, settings, member.id, client)
  await lieIdle(db, '12 hours')

  expect(await findViewer(db, settings, ofStaff.token, '')).toBeUndefined()
  expect((await findViewer(db, settings, ofMember.token, ''))?.viewer.id).toBe(member.id)
  await lieIdle(db, '11 hours 59 minutes')
  expect((await findViewer(db, settings, ofStaff.token, ''))?.viewer.id).toBe(staff.id)
})

test('a new session replaces the one that the browser had, and no other', async ({ db }) => {
  const user = await createUser(db)
  const { token: oldToken } = await startSession(db, settings, user.id, client)
  const elsewhere = await startSession(db, settings, user.id, client)
  const { token } = await startSession(db, settings, user.id, { ...client, oldToken })

  expect(await findViewer(db, settings, oldToken, '')).toBeUndefined()
  expect(await findViewer(db, settings, token, '')).toBeDefined()
  expect(await findViewer(db, settings, elsewhere.token, '')).toBeDefined()
})

async function expireIn(db: Db, seconds: number) {
  await db
    .updateTable('session')
    .set({ expiresAt: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .execute()
}

function readSession(db: Db, id: string) {
  return db
    .selectFrom('session')
    .select([
      'address',
      sql<number>`extract(epoch from now() - last_used_at)::float8`.as('idleSeconds'),
      sql<number>`extract(epoch from expires_at - now())::float8 / 86400`.as('daysLeft'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function age(db: Db, time: string) {
  await db
    .updateTable('session')
    .set({ createdAt: sql<Date>`now() - ${time}::interval` })
    .execute()
}

async function lieIdle(db: Db, time: string) {
  await db
    .updateTable('session')
    .set({ lastUsedAt: sql<Date>`now() - ${time}::interval` })
    .execute()
}
