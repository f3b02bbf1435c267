import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { apiFor } from '#tests/api.ts'
import { test as databaseTest } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const stranger = '9000099999'

const test = databaseTest.extend('staff', async ({ db }) => {
  const { phone } = await createUser(db, { role: 'staff', name: 'Meera Nair' })
  return signedIn(db, phone!)
})

async function signedIn(db: Db, phone: string) {
  const api = apiFor(db)
  await api.signIn(phone)
  // Removes the message of the login.
  await db.deleteFrom('outboxMessage').execute()
  async function post(path: string, fields: Record<string, string> = {}) {
    const reply = await api.post(`/api/mess/${path}`, fields)
    return { status: reply.status, ...(await reply.json()) }
  }
  return {
    api,
    post,
    reference: async (mess_type: string) => (await post('ref', { mess_type })).data.referenceNo,
    sent: async () => (await api.resources.readOutbox()).map(({ to, body }) => ({ to, body })),
  }
}

function listOf(...phones: string[]) {
  return JSON.stringify(phones.map((phone_no) => ({ phone_no, message: 'what a browser made' })))
}

test('answers exactly what is specified, with the texts that the server made', async ({
  db,
  staff,
}) => {
  const { phone } = await createUser(db, { name: 'Neha Kapoor', email: 'neha@example.com' })
  const reply = await staff.post('cus-mess', {
    list: listOf(phone!, stranger),
    ref_no: await staff.reference('sms'),
    raw_message: 'Namaste {full_name}, {email_id}',
    mess_send_type: 'sms',
  })

  expect(reply).toEqual({
    status: 200,
    result_code: 1,
    data: {
      total: 2,
      success: 2,
      failed: 0,
      list: expect.arrayContaining([
        {
          phone_no: phone,
          message: 'Namaste Neha Kapoor, neha@example.com',
          status_code: 1,
        },
        { phone_no: stranger, message: 'Namaste null, null', status_code: 1 },
      ]),
    },
  })
  expect(await staff.sent()).toEqual(
    expect.arrayContaining([
      { to: phone, body: 'Namaste Neha Kapoor, neha@example.com' },
      { to: stranger, body: 'Namaste null, null' },
    ]),
  )
})

test('a number without an account, or a user without an address, is left out by e-mail', async ({
  db,
  staff,
}) => {
  const { phone: silent } = await createUser(db, { email: '' })
  const { phone, email } = await createUser(db, { email: 'neha@example.com' })
  const { data } = await staff.post('cus-mess', {
    list: listOf(phone!, silent!, stranger),
    ref_no: await staff.reference('email'),
    raw_message: 'Hello',
    mess_send_type: 'email',
    details: 'true',
  })

  expect(data).toMatchObject({ total: 3, success: 1, failed: 0, left_out: 2, status: 'done' })
  expect(data.list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ phone_no: silent, reason: 'This user has no e-mail address.' }),
      expect.objectContaining({ phone_no: stranger, reason: 'This number has no account.' }),
    ]),
  )
  expect(await staff.sent()).toEqual([{ to: email, body: 'Hello' }])
})

test('goes by WhatsApp where that is chosen', async ({ db, staff }) => {
  const { phone } = await createUser(db, { name: 'Neha Kapoor' })
  const { data } = await staff.post('cus-mess', {
    list: listOf(phone!),
    ref_no: await staff.reference('whatsapp'),
    raw_message: 'Namaste {full_name}',
    mess_send_type: 'whatsapp',
  })

  expect(data).toMatchObject({ total: 1, success: 1, failed: 0 })
  expect(await staff.api.resources.readOutbox()).toMatchObject([
    { channel: 'whatsapp', to: phone, body: 'Namaste Neha Kapoor' },
  ])
})

test('a notification lies in the inbox of users, and fails for others', async ({ db, staff }) => {
  const user = await createUser(db, { name: 'Neha' })
  const { data } = await staff.post('cus-mess', {
    list: listOf(user.phone!, stranger),
    ref_no: await staff.reference('noti'),
    raw_message: 'Hello {full_name}',
    mess_send_type: 'noti',
  })

  expect(data).toMatchObject({ total: 2, success: 1, failed: 1 })
  expect(await listNotifications(db, asViewer(user))).toMatchObject([
    { subject: 'A message from Basera', body: 'Hello Neha' },
  ])
})

test('results are listed in the order in which the numbers were posted', async ({ db, staff }) => {
  const { phone } = await createUser(db)
  const strangers = Array.from({ length: 20 }, (_, index) => `${9_000_099_999 - index}`)
  const phones = [...strangers.slice(0, 10), phone!, ...strangers.slice(10)]
  const { data } = await staff.post('cus-mess', {
    list: listOf(...phones),
    ref_no: await staff.reference('sms'),
    raw_message: 'Hello',
    mess_send_type: 'sms',
  })
  expect(data.list.map(({ phone_no }: { phone_no: string }) => phone_no)).toEqual(phones)
})

test('a reference sends once, answers the same again and takes no other message', async ({
  staff,
}) => {
  const form = {
    list: listOf('9810012345', stranger),
    ref_no: await staff.reference('sms'),
    raw_message: 'Hello',
    mess_send_type: 'sms',
  }
  const first = await staff.post('cus-mess', form)
  const reordered = { ...form, list: listOf(stranger, '9810012345') }
  expect(await staff.post('cus-mess', form)).toEqual(first)
  expect(await staff.post('cus-mess', reordered)).toEqual(first)

  for (const change of [{ raw_message: 'Other' }, { list: listOf(stranger) }]) {
    expect(await staff.post('cus-mess', { ...form, ...change })).toMatchObject({
      status: 409,
      result_code: 409,
      data: { message: 'This message has already been sent. Please create a new one.' },
    })
  }
  expect(await staff.sent()).toHaveLength(2)
})

test('a reference that is unknown, of another type or of a colleague sends nothing', async ({
  db,
  staff,
}) => {
  const { phone } = await createUser(db, { role: 'staff' })
  const colleague = await signedIn(db, phone!)
  const references = [
    'SM-00000000',
    await staff.reference('whatsapp'),
    await colleague.reference('sms'),
  ]
  for (const ref_no of references) {
    const form = { list: listOf(stranger), ref_no, raw_message: 'Hi', mess_send_type: 'sms' }
    expect(await staff.post('cus-mess', form)).toMatchObject({
      status: 404,
      data: { message: 'Please press Preview again before you send.' },
    })
  }
  expect(await staff.sent()).toEqual([])
})

test('lists earlier messages once each, whatever channels they went by', async ({ db, staff }) => {
  await db.deleteFrom('broadcastTemplate').execute()
  for (const [mess_send_type, raw_message] of [
    ['sms', 'First'],
    ['whatsapp', 'Second'],
    ['whatsapp', 'First'],
  ] as const) {
    const ref_no = await staff.reference(mess_send_type)
    await staff.post('cus-mess', { list: listOf(stranger), ref_no, raw_message, mess_send_type })
  }
  const { data } = await staff.post('mess-r')
  const texts = data.list.map(({ message }: { message: string }) => message)
  expect(texts.toSorted()).toEqual(['First', 'Second'])
})

test('a preview shows the texts and counts strangers, and sends nothing', async ({ db, staff }) => {
  const { phone } = await createUser(db, { name: 'Neha' })
  const { data } = await staff.post('preview', {
    list: listOf(phone!, stranger),
    raw_message: 'Hello {full_name}',
    mess_send_type: 'sms',
  })
  expect(data).toMatchObject({
    total: 2,
    unknown: 1,
    left_out: [],
    list: [
      { phone_no: phone, user_name: 'Neha', message: 'Hello Neha', reason: '' },
      { phone_no: stranger, user_name: '', message: 'Hello null', reason: '' },
    ],
  })
  expect(await staff.sent()).toEqual([])
})

test('Add All sends to all users of a search without naming their numbers', async ({
  db,
  staff,
}) => {
  const people = []
  for (const name of ['Zubin One', 'Zubin Two', 'Zubin Three', 'Somebody Else']) {
    people.push(await createUser(db, { name }))
  }
  const form = {
    list: '[]',
    everyone: 'true',
    search: 'zubin',
    except: JSON.stringify([people[2]!.phone]),
    raw_message: 'Hello {full_name}',
    mess_send_type: 'sms',
  }
  expect((await staff.post('contacts', { search: 'zubin' })).data.count).toBe(3)
  expect((await staff.post('preview', form)).data).toMatchObject({ total: 2 })

  const ref_no = await staff.reference('sms')
  await staff.post('cus-mess', { ...form, ref_no, details: 'true' })
  const progress = () => staff.post('progress', { ref_no, list: 'true' })
  await expect.poll(async () => (await progress()).data.status).toBe('done')
  expect((await progress()).data).toMatchObject({ total: 2, success: 2, failed: 0, waiting: 0 })
  expect((await staff.sent()).map(({ body }) => body).toSorted()).toEqual([
    'Hello Zubin One',
    'Hello Zubin Two',
  ])
})

test('says what is missing', async ({ staff }) => {
  const form = { ref_no: await staff.reference('sms'), mess_send_type: 'sms' }
  expect(await staff.post('cus-mess', { ...form, list: '[]', raw_message: ' ' })).toMatchObject({
    status: 422,
    data: { errors: { raw_message: 'No Message!' } },
  })
  expect(await staff.post('cus-mess', { ...form, list: '[]', raw_message: 'Hi' })).toMatchObject({
    status: 422,
    data: { errors: { list: 'Select Number!' } },
  })
})

test('every preview, look-up, send and view of results is in the audit log', async ({
  db,
  staff,
}) => {
  const base = { list: listOf(stranger), raw_message: 'Hi', mess_send_type: 'sms' }
  const ref_no = await staff.reference('sms')
  await staff.post('contacts', { list: listOf(stranger) })
  await staff.post('preview', base)
  await staff.post('cus-mess', { ...base, ref_no })
  await staff.post('progress', { ref_no, list: 'true' })

  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'subjectId'])
    .where('action', 'like', 'message.%')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'message.contacts',
    'message.preview',
    'message.send',
    'message.view',
    'message.view',
  ])
  expect(entries.find(({ action }) => action === 'message.send')?.subjectId).toBe(ref_no)
})

test('who agreed to promotions can end them in the profile and by the link in a message', async ({
  db,
  staff,
}) => {
  const user = await createUser(db, { email: 'neha@example.com' })
  const member = apiFor(db)
  await member.signIn(user.phone!)
  await db.deleteFrom('outboxMessage').execute()
  await member.post('/api/user/promotions', { agreed: 'true' })
  await staff.post('cus-mess', {
    list: listOf(user.phone!),
    ref_no: await staff.reference('email'),
    raw_message: 'An offer',
    mess_send_type: 'email',
    purpose: 'promotion',
  })
  const [mail] = await staff.sent()
  const token =
    mail?.body.match(/^An offer\n\nTo stop promotions: .*\/unsubscribe\?t=(\S+)$/)?.[1] ?? ''

  expect((await apiFor(db).post('/api/user/unsubscribe', { token: `${token}x` })).status).toBe(404)
  expect(await agreedAt(db, user.id)).not.toBeNull()
  expect((await apiFor(db).post('/api/user/unsubscribe', { token })).status).toBe(200)
  expect(await agreedAt(db, user.id)).toBeNull()

  await member.post('/api/user/promotions', { agreed: 'true' })
  await member.post('/api/user/promotions', { agreed: 'false' })
  expect(await agreedAt(db, user.id)).toBeNull()
  const entries = await db
    .selectFrom('auditEntry')
    .select('action')
    .where('subjectId', '=', user.id)
    .where('action', 'like', 'promotions.%')
    .execute()
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'promotions.agree',
    'promotions.agree',
    'promotions.withdraw',
    'promotions.withdraw',
  ])
})

async function agreedAt(db: Db, userId: string) {
  const { promotionsAgreedAt } = await db
    .selectFrom('appUser')
    .select('promotionsAgreedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return promotionsAgreedAt
}

test('a message for later is refused for the past and answered at once for the future', async ({
  db,
  staff,
}) => {
  const { phone } = await createUser(db)
  const message = {
    list: listOf(phone!),
    ref_no: await staff.reference('email'),
    raw_message: 'Hello',
    subject: 'Good news',
    mess_send_type: 'email',
  }
  const refused = await staff.post('cus-mess', { ...message, send_at: '2020-01-01T10:00' })
  expect(refused.data.errors).toEqual({ send_at: texts.sender.pastTime })
  const tomorrow = `${addDays(indiaDay(Date.now()), 1)}T10:00`
  const { data } = await staff.post('cus-mess', { ...message, send_at: tomorrow })
  expect(data).toMatchObject({ status: 'scheduled', total: 1, success: 0, list: [] })
  expect(await staff.sent()).toEqual([])
  await staff.post('cancel', { ref_no: message.ref_no })
  const { data: after } = await staff.post('progress', { ref_no: message.ref_no })
  expect(after).toMatchObject({ status: 'cancelled', stopped: 1 })
})

test('the background begins a message when its time has come, once and with its subject', async ({
  db,
  staff,
  onTestFinished,
}) => {
  const { phone } = await createUser(db, { email: 'neha@example.com' })
  const ref_no = await staff.reference('email')
  const send_at = `${addDays(indiaDay(Date.now()), 1)}T10:00`
  const message = { list: listOf(phone!), raw_message: 'Hello', subject: 'Good news', ref_no }
  await staff.post('cus-mess', { ...message, mess_send_type: 'email', send_at })
  const { broadcastSender, readOutbox } = staff.api.resources
  broadcastSender.start()
  onTestFinished(broadcastSender.stop)
  await db.updateTable('broadcast').set({ scheduledAt: new Date() }).execute()

  const status = async () => (await staff.post('progress', { ref_no })).data.status
  await expect.poll(status, { timeout: 10_000 }).toBe('done')
  expect(await readOutbox()).toMatchObject([{ to: 'neha@example.com', subject: 'Good news' }])
})
