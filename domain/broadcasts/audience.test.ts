import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { senderLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { fillBroadcast } from '#domain/broadcasts/fill-broadcast.ts'
import { countEveryone, findContacts } from '#domain/broadcasts/find-contacts.ts'
import { previewMessage } from '#domain/broadcasts/preview-message.ts'
import { stopBroadcast } from '#domain/broadcasts/stop-broadcast.ts'
import { createBroadcast, phonesFrom, recipientsOf, senderSettings } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

describe('all users that a search finds', () => {
  test.for([
    ['', 3],
    ['  ', 3],
    ['zubin', 2],
    ['Stopwala zubin', 1],
    ['zubin  irani@example', 1],
    ['98111 00001', 1],
    ['+91 98111-00002', 1],
    ['98111', 2],
    ['100%', 1],
    ['_', 0],
    ['nobody', 0],
  ] as const)('“%s” stands for %i of them', async ([search, count], { db }) => {
    await createUser(db, { name: 'Zubin Stopwala', phone: '9811100001' })
    const email = 'irani@example.com'
    await createUser(db, { name: 'Zubin Irani', phone: '9811100002', email })
    await createUser(db, { name: '100% Asha', phone: '9722200003' })
    await createUser(db, { name: 'Zubin', phone: null, erasedAt: new Date() })

    expect(await countEveryone(db, { search, except: [] })).toBe(count)
  })

  test('are without those who are left out by number', async ({ db }) => {
    const [one, other] = await twoUsers(db)
    expect(await countEveryone(db, { search: 'Stopwala', except: [one.phone!] })).toBe(1)
    const everyone = { search: 'Stopwala', except: [one.phone!] }
    const { id } = await createBroadcast(db, { audience: { phones: [], everyone } })
    expect(await fillBroadcast(db, id)).toBe(false)
    expect(await recipientsOf(db, id)).toMatchObject([{ phone: other.phone, status: 'queued' }])
  })

  test('become recipients once, beside the numbers that were typed', async ({ db }) => {
    const [one, other] = await twoUsers(db)
    const audience = {
      phones: [other.phone!, '9300000000'],
      everyone: { search: 'Stopwala', except: [] },
    }
    const { id } = await createBroadcast(db, { audience })
    for (let time = 0; time < 2; time++) expect(await fillBroadcast(db, id)).toBe(false)

    const phones = (await recipientsOf(db, id)).map(({ phone }) => phone)
    expect(phones).toEqual([other.phone, '9300000000', one.phone])
    const broadcast = db.selectFrom('broadcast').select(['isFilled', 'filledTo'])
    expect(await broadcast.execute()).toEqual([{ isFilled: true, filledTo: other.id }])
  })

  test('are looked up in steps, from where the last one ended', async ({ db }) => {
    await sql`
      insert into app_user (phone, name)
      select (9000000000 + n)::text, 'Zubin Stopwala' from generate_series(1, 2001) n
    `.execute(db)
    const everyone = { search: 'Stopwala', except: [] }
    const { id } = await createBroadcast(db, { audience: { phones: [], everyone } })
    expect(await fillBroadcast(db, id)).toBe(true)
    expect(await recipientsOf(db, id)).toHaveLength(2_000)
    expect(await fillBroadcast(db, id)).toBe(false)

    const phones = (await recipientsOf(db, id)).map(({ phone }) => phone)
    expect(new Set(phones).size).toBe(2_001)
  })

  test('are those who were there when the message was sent', async ({ db }) => {
    const [one, other] = await twoUsers(db)
    const everyone = { search: 'Stopwala', except: [] }
    const { id } = await createBroadcast(db, { audience: { phones: [], everyone } })
    const createdAt = new Date(Date.now() + 60_000)
    await db.updateTable('appUser').set({ createdAt }).where('id', '=', other.id).execute()
    await fillBroadcast(db, id)

    expect(await recipientsOf(db, id)).toMatchObject([{ phone: one.phone }])
  })

  test('of a stopped broadcast are counted and get nothing', async ({ db }) => {
    await twoUsers(db)
    const everyone = { search: 'Stopwala', except: [] }
    const audience = { phones: [], everyone }
    const { id, staff, referenceNo } = await createBroadcast(db, { audience })
    expect(await stopBroadcast(db, staff, referenceNo)).toBe(0)
    await fillBroadcast(db, id)

    expect(await recipientsOf(db, id)).toMatchObject([{ status: 'stopped' }, { status: 'stopped' }])
  })
})

describe('a preview', () => {
  test('counts all and shows the typed numbers first, each with the own text', async ({ db }) => {
    const [one, other] = await twoUsers(db)
    const noEmail = await createUser(db, { name: 'Ravi', email: '' })
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const audience = {
      phones: ['9300000000', other.phone!, noEmail.phone!],
      everyone: { search: 'Stopwala', except: [] },
    }
    const draft = {
      channel: 'email',
      purpose: 'service',
      body: 'Dear {full_name}',
      audience,
    } as const
    const preview = await previewMessage(db, staff, draft, senderSettings)

    expect(preview).toMatchObject({
      total: 4,
      strangers: 1,
      template: undefined,
      leftOut: [
        { reason: 'not_user', people: 1 },
        { reason: 'no_email', people: 1 },
      ],
    })
    expect(preview.people).toMatchObject([
      { phone: '9300000000', text: 'Dear null', reason: 'not_user' },
      { phone: other.phone, text: 'Dear Meher Stopwala', reason: null },
      { phone: noEmail.phone, text: 'Dear Ravi', reason: 'no_email' },
      { phone: one.phone, text: 'Dear Zubin Stopwala', reason: null },
    ])
    const entries = db.selectFrom('auditEntry').select(['actorId', 'action', 'subjectId', 'facts'])
    expect(await entries.execute()).toEqual([
      { actorId: staff.id, action: 'message.preview', subjectId: 'email', facts: { people: 4 } },
    ])
  })

  test('shows the first of many and counts all', async ({ db }) => {
    await twoUsers(db)
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const show = async (typed: number) => {
      const phones = phonesFrom(9_300_000_000, typed)
      const audience = { phones, everyone: { search: 'Stopwala', except: [] } }
      const draft = { channel: 'sms', purpose: 'service', body: 'Hi', audience } as const
      const { total, people } = await previewMessage(db, staff, draft, senderSettings)
      return [total, people.length]
    }
    expect(await show(senderLimits.listed - 1)).toEqual([
      senderLimits.listed + 1,
      senderLimits.listed,
    ])
    expect(await show(senderLimits.listed + 1)).toEqual([
      senderLimits.listed + 3,
      senderLimits.listed,
    ])
  })
})

test('the names and addresses of numbers are for the audit log', async ({ db }) => {
  const [one, other] = await twoUsers(db)
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { id, phone, name, email } = one
  expect(await findContacts(db, staff, [phone!, '9300000000'])).toEqual([
    { id, phone, name, email },
  ])
  expect(await findContacts(db, staff, [phone!, other.phone!])).toHaveLength(2)
  expect(await findContacts(db, staff, ['9300000000'])).toEqual([])

  const entries = db
    .selectFrom('auditEntry')
    .select(['actorId', 'action', 'subjectKind', 'subjectId', 'facts'])
    .orderBy('id')
  const seen = { actorId: staff.id, action: 'message.contacts', subjectKind: 'user' }
  expect(await entries.execute()).toEqual([
    { ...seen, subjectId: one.id, facts: {} },
    { ...seen, subjectId: '', facts: { people: 2 } },
    { ...seen, subjectId: '', facts: { people: 0 } },
  ])
})

async function twoUsers(db: Db) {
  return [
    await createUser(db, { name: 'Zubin Stopwala' }),
    await createUser(db, { name: 'Meher Stopwala' }),
  ] as const
}
