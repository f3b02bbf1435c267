import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { deliverNotifications } from '#domain/broadcasts/deliver-notifications.ts'
import { listEarlierMessages } from '#domain/broadcasts/list-earlier-texts.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import type { Draft } from '#domain/broadcasts/preview-message.ts'
import { reserveRate } from '#domain/broadcasts/reserve-rate.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { createBroadcast, recipientsOf, senderSettings } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

describe('a reference', () => {
  const everyone = { search: 'Stopwala', except: ['9300000007', '9300000008'] }
  const audience = { phones: ['9300000000', '9300000001'], everyone }

  test('sends once, however the same message is repeated', async ({ db }) => {
    const { id, staff, referenceNo, draft } = await createBroadcast(db, { audience })
    const reordered = {
      phones: audience.phones.toReversed(),
      everyone: { ...everyone, except: everyone.except.toReversed() },
    }
    const again = { ...draft, dltId: null, audience: reordered }
    expect(await startBroadcast(db, staff, referenceNo, again, senderSettings)).toEqual({ id })

    expect(await recipientsOf(db, id)).toMatchObject(audience.phones.map((phone) => ({ phone })))
    const entries = db.selectFrom('auditEntry').selectAll().where('action', '=', 'message.send')
    expect(await entries.execute()).toMatchObject([
      {
        actorId: staff.id,
        subjectKind: 'broadcast',
        subjectId: referenceNo,
        facts: { channel: 'sms', purpose: 'service', numbers: 2, everyone: 'Stopwala' },
      },
    ])
  })

  test.for<[string, Partial<Draft>]>([
    ['another text', { body: 'Goodbye' }],
    ['another purpose', { purpose: 'promotion' }],
    ['another template', { dltId: '1107161234567890123' }],
    ['other numbers', { audience: { ...audience, phones: ['9300000000'] } }],
    ['numbers only', { audience: { phones: audience.phones } }],
    ['another search', { audience: { ...audience, everyone: { ...everyone, search: '' } } }],
    ['others left out', { audience: { ...audience, everyone: { ...everyone, except: [] } } }],
  ])('is not used for %s', async ([, other], { db }) => {
    const { staff, referenceNo, draft } = await createBroadcast(db, { audience })
    const started = startBroadcast(db, staff, referenceNo, { ...draft, ...other }, senderSettings)
    await expect(started).rejects.toMatchObject({
      code: 'conflict',
      message: texts.sender.usedReference,
    })
  })

  test('is for who got it, and for its channel', async ({ db }) => {
    const { staff, draft } = await createBroadcast(db)
    const referenceNo = await openBroadcast(db, staff, 'sms')
    const colleague = asViewer(await createUser(db, { role: 'staff' }))
    const unknown = { code: 'not_found', message: texts.sender.unknownReference }
    const byOther = startBroadcast(db, colleague, referenceNo, draft, senderSettings)
    await expect(byOther).rejects.toMatchObject(unknown)
    const email = { ...draft, channel: 'email' } as const
    const byEmail = startBroadcast(db, staff, referenceNo, email, senderSettings)
    await expect(byEmail).rejects.toMatchObject(unknown)
  })
})

test('a text is registered for an SMS only, and the one that was chosen is used', async ({
  db,
}) => {
  const real = { ...senderSettings, needsSmsTemplate: true }
  for (const dltId of ['1107160000000001', '1107160000000002']) {
    await saveSmsTemplate(db, dltId, 'Hello {#var#}')
  }
  const { staff, draft } = await createBroadcast(db)
  const start = async (differences: Partial<Draft>) => {
    const wanted = { ...draft, ...differences }
    const referenceNo = await openBroadcast(db, staff, wanted.channel)
    const { id } = await startBroadcast(db, staff, referenceNo, wanted, real)
    const template = db
      .selectFrom('broadcast')
      .leftJoin('smsTemplate', 'smsTemplate.id', 'broadcast.smsTemplateId')
      .select('dltId')
      .where('broadcast.id', '=', id)
    return (await template.executeTakeFirstOrThrow()).dltId
  }

  expect(await start({})).toBe('1107160000000001')
  expect(await start({ dltId: '1107160000000002' })).toBe('1107160000000002')
  expect(await start({ channel: 'whatsapp', body: 'Anything' })).toBeNull()
})

test('what was sent before is listed once, the latest first', async ({ db }) => {
  const bodies = async () => (await listEarlierMessages(db)).map(({ body }) => body)
  const sendAt = async (day: string, body: string, channel: Draft['channel']) => {
    await createBroadcast(db, { body, channel })
    await db
      .updateTable('broadcastTemplate')
      .set({ createdAt: new Date(day) })
      .where('body', '=', body)
      .where('channel', '=', channel)
      .execute()
  }
  await sendAt('2026-01-01', 'Hello', 'sms')
  await sendAt('2026-01-02', 'Welcome', 'sms')
  expect(await bodies()).toEqual(['Welcome', 'Hello'])
  await sendAt('2026-01-03', 'Hello', 'email')
  expect(await bodies()).toEqual(['Hello', 'Welcome'])
  await createBroadcast(db, { body: 'Welcome' })
  expect(await bodies()).toEqual(['Welcome', 'Hello'])
})

test('a message to inboxes is there at once, for users only', async ({ db }) => {
  const [asha, ravi, other] = [
    await createUser(db),
    await createUser(db, { name: 'Ravi' }),
    await createUser(db),
  ]
  const phones = [asha.phone!, '9300000000', ravi.phone!, other.phone!]
  const { id } = await createBroadcast(db, { channel: 'noti', audience: { phones } })
  const rules = {
    channel: 'noti',
    purpose: 'service',
    promotionsPerDay: 2,
    now: new Date(),
  } as const
  const deliver = () => deliverNotifications(db, id, rules, { count: 2, subject: 'News' })
  const inboxes = () =>
    db.selectFrom('notification').select(['userId', 'kind', 'data']).orderBy('id').execute()
  const told = (userId: string, body: string) => ({
    userId,
    kind: 'text',
    data: { subject: 'News', body },
  })

  expect(await deliver()).toBe(true)
  expect(await inboxes()).toEqual([told(asha.id, 'Hello Asha Rani'), told(ravi.id, 'Hello Ravi')])
  expect(await deliver()).toBe(false)
  expect(await inboxes()).toHaveLength(3)
  expect(await deliver()).toBe(false)
  expect(await recipientsOf(db, id)).toMatchObject([
    { status: 'sent', reason: '' },
    { status: 'skipped', reason: 'not_user' },
    { status: 'sent', reason: '' },
    { status: 'sent', reason: '' },
  ])
})

test('all processes share the rate of a channel, and none of another', async ({ db }) => {
  const reserve = (count: number) => reserveRate(db, 'sms', { count, perSecond: 5 })
  expect(await reserve(10)).toBe(0)
  for (const [count, seconds] of [
    [20, 2],
    [10, 6],
    [1, 8],
  ] as const) {
    expect(await reserve(count)).toBeCloseTo(seconds, 0)
  }
  expect(await reserveRate(db, 'email', { count: 1, perSecond: 5 })).toBe(0)
  // Unused rate does not accumulate.
  await db
    .updateTable('broadcastRate')
    .set({ nextAt: new Date('2026-01-01') })
    .execute()
  expect(await reserve(5)).toBe(0)
  expect(await reserve(1)).toBeCloseTo(1, 0)
})
