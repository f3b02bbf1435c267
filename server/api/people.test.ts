import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

describe('a message to one user', () => {
  test('stands in the inbox, is in the log, and becomes no template', async ({ db }) => {
    const { api, staff } = await signedIn(db, 'staff')
    const { id: _id } = await createUser(db)
    const posted = {
      _id,
      channel: 'noti',
      subject: 'Your flat',
      message: 'Please call us about your flat.',
    }
    const reply = await api.post('/api/people/message', posted)
    expect([reply.status, (await reply.json()).data.message]).toEqual([
      200,
      texts.people.messageSent,
    ])

    const inbox = await db.selectFrom('notification').select(['userId', 'data']).execute()
    expect(inbox).toMatchObject([{ userId: _id, data: { subject: 'Your flat' } }])
    expect(await db.selectFrom('broadcastTemplate').select('id').execute()).toEqual([])
    const log = db.selectFrom('auditEntry').select(['actorId', 'subjectId', 'facts'])
    expect(await log.where('action', '=', 'user.message').execute()).toMatchObject([
      { actorId: staff.id, subjectId: _id, facts: { channel: 'noti' } },
    ])
  })

  test('says why it was not sent', async ({ db }) => {
    const { api } = await signedIn(db, 'staff')
    const { id: _id } = await createUser(db, { email: '' })
    const reply = await api.post('/api/people/message', { _id, channel: 'email', message: 'Hello' })
    expect((await reply.json()).data.message).toContain('no e-mail address')
  })
})

describe('what a user searched for', () => {
  test('is shown to an administrator who names a purpose and a reason, which are kept', async ({
    db,
  }) => {
    const { api, staff } = await signedIn(db, 'administrator')
    const { id: _id } = await createUser(db)
    const other = await createUser(db)
    await db
      .insertInto('searchRecord')
      .values([
        { userId: _id, text: 'two rooms', city: 'delhi' },
        { userId: other.id, text: 'a villa', city: 'delhi' },
      ])
      .execute()
    expect((await api.post('/api/people/searches', { _id, purpose: 'request' })).status).toBe(422)
    expect((await api.post('/api/people/searches', { _id, reason: 'Just so' })).status).toBe(422)
    expect(await db.selectFrom('auditEntry').select('id').execute()).toEqual([])

    const form = { _id, purpose: 'complaint', reason: 'Complaint 12' }
    const { data } = await (await api.post('/api/people/searches', form)).json()
    expect(data.searches).toMatchObject([{ text: 'two rooms', city: 'Delhi' }])
    const log = db.selectFrom('auditEntry').select(['actorId', 'action', 'reason', 'facts'])
    expect(await log.execute()).toEqual([
      {
        actorId: staff.id,
        action: 'user.searches',
        reason: 'Complaint 12',
        facts: { lookPurpose: 'complaint' },
      },
    ])
  })
})

describe('erasing an account at request', () => {
  test('takes the right number, and the log says who did it and why', async ({ db }) => {
    const { api, staff } = await signedIn(db, 'administrator')
    const { id: _id, phone } = await createUser(db)
    const { id: listingId } = await createListing(db, { ownerId: _id })
    const form = { _id, reason: 'Letter of 3 March' }
    const wrong = await api.post('/api/people/erase', { ...form, typed_phone: '9812312312' })
    expect([wrong.status, (await wrong.json()).data.errors]).toEqual([
      422,
      { typed_phone: texts.people.eraseOther },
    ])
    expect((await api.post('/api/people/erase', { ...form, typed_phone: phone! })).status).toBe(200)

    const user = db.selectFrom('appUser').select(['phone', 'name', 'erasedAt'])
    const erased = await user.where('id', '=', _id).executeTakeFirstOrThrow()
    expect(erased).toMatchObject({ phone: null, name: '', erasedAt: expect.any(Date) })
    const log = db.selectFrom('auditEntry').select(['actorId', 'action', 'subjectId', 'reason'])
    expect(await log.orderBy('createdAt').orderBy('id').execute()).toEqual([
      { actorId: staff.id, action: 'set_status', subjectId: listingId, reason: '' },
      { actorId: staff.id, action: 'user.erase', subjectId: _id, reason: 'Letter of 3 March' },
    ])
  })

  test('leaves staff alone, and works for somebody who is blocked', async ({ db }) => {
    const { api } = await signedIn(db, 'administrator')
    const colleague = await createUser(db, { role: 'staff' })
    const blocked = await createUser(db, { blockedAt: new Date() })
    const erase = async ({ id, phone }: typeof blocked) => {
      const form = { _id: id, typed_phone: phone!, reason: 'By mail' }
      return (await api.post('/api/people/erase', form)).status
    }
    expect(await erase(colleague)).toBe(403)
    expect(await erase(blocked)).toBe(200)
    expect(await erase(blocked)).toBe(404)
  })
})

async function signedIn(db: Db, role: 'staff' | 'administrator') {
  const staff = await createUser(db, { role })
  const api = apiFor(db)
  await api.signIn(staff.phone!)
  return { api, staff }
}
