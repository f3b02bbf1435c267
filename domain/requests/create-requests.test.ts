import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { findOpenWork } from '#domain/reports/find-open-work.ts'
import { createCallRequest } from '#domain/requests/create-call-request.ts'
import { createMailRequest } from '#domain/requests/create-mail-request.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'

const ritu = { name: 'Ritu', phone: '9810012345', address: '10.0.0.1' }
const letter = { email: 'ritu@example.com', message: 'Is it let?', address: '10.0.0.1' }

test('a request is stored with the account of whoever was signed in', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  await createCallRequest(db, viewer, ritu)
  await createCallRequest(db, null, { ...ritu, name: 'A visitor' })
  await createMailRequest(db, viewer, letter)
  await createMailRequest(db, null, { ...letter, message: 'Of a visitor' })

  const calls = db.selectFrom('callRequest').select(['userId', 'name', 'phone', 'status'])
  expect(await calls.orderBy('id').execute()).toEqual([
    { userId: viewer.id, name: 'Ritu', phone: '9810012345', status: 'new' },
    { userId: null, name: 'A visitor', phone: '9810012345', status: 'new' },
  ])
  const mails = db.selectFrom('mailRequest').select(['userId', 'email', 'message', 'status'])
  expect(await mails.orderBy('id').execute()).toEqual([
    { userId: viewer.id, email: letter.email, message: 'Is it let?', status: 'new' },
    { userId: null, email: letter.email, message: 'Of a visitor', status: 'new' },
  ])
})

describe('too many requests', () => {
  test('ten a day are answered to one number, wherever they come from', async ({ db }) => {
    const ask = (n: number) => createCallRequest(db, null, { ...ritu, address: `10.0.0.${n}` })
    for (let n = 1; n <= 10; n++) await ask(n)

    await expect(ask(11)).rejects.toMatchObject({
      code: 'too_many',
      message: texts.help.tooMany,
      retryAfter: expect.closeTo(86_400, -2),
      isOfAddress: false,
    })
    await createCallRequest(db, null, { ...ritu, phone: '9810012346' })
    expect((await countRequests(db)).call_req).toBe(11)
    await letTimePass(db, '24 hours')
    await expect(ask(11)).resolves.toBeUndefined()
  })

  test('ten a day are answered to one e-mail address, in large letters or small', async ({
    db,
  }) => {
    for (let n = 1; n <= 10; n++) await createMailRequest(db, null, letter)

    const shouting = { ...letter, email: 'RITU@example.com' }
    await expect(createMailRequest(db, null, shouting)).rejects.toMatchObject({ code: 'too_many' })
    await createMailRequest(db, null, { ...letter, email: 'somebody.else@example.com' })
    expect((await countRequests(db)).mail_req).toBe(11)
  })

  test('sixty an hour come from one address, calls and mails together', async ({ db }) => {
    await createCallRequest(db, null, ritu)
    await createMailRequest(db, null, letter)
    await fillUses(db, { subject: ritu.address }, 58)
    await createCallRequest(db, null, { ...ritu, phone: '9810012346' })
    await createMailRequest(db, null, { ...letter, email: 'another@example.com' })

    const lateMail = { ...letter, email: 'late@example.com' }
    await expect(createMailRequest(db, null, lateMail)).rejects.toMatchObject({ code: 'too_many' })
    const late = { ...ritu, phone: '9999999999' }
    await expect(createCallRequest(db, null, late)).rejects.toMatchObject({
      code: 'too_many',
      message: texts.help.tooMany,
      retryAfter: expect.closeTo(3_600, -2),
      isOfAddress: true,
    })
    await createCallRequest(db, null, { ...late, address: '10.0.0.2' })
    await letTimePass(db, '1 hour')
    await expect(createCallRequest(db, null, late)).resolves.toBeUndefined()
  })
})

test('counts the requests that nobody has taken, of each kind and no further than a hundred', async ({
  db,
}) => {
  expect(await countRequests(db)).toEqual({ call_req: 0, mail_req: 0 })
  await sql`
    insert into call_request (name, phone, status)
    select 'Ritu', '9810012345', status from unnest(array['new', 'new', 'taken', 'done']) as status
  `.execute(db)
  await sql`
    insert into mail_request (email, message, status)
    select 'ritu@example.com', '', status from unnest(array['new', 'taken']) as status
  `.execute(db)
  expect(await countRequests(db)).toEqual({ call_req: 2, mail_req: 1 })

  await sql`
    insert into mail_request (email, message)
    select 'ritu@example.com', '' from generate_series(1, 101)
  `.execute(db)
  expect(await countRequests(db)).toEqual({ call_req: 2, mail_req: 100 })
})

async function letTimePass(db: Db, time: string) {
  await sql`update usage_event set used_at = used_at - ${time}::interval`.execute(db)
}

async function countRequests(db: Db) {
  const { call_req, mail_req } = await findOpenWork(db, { id: crypto.randomUUID() })
  return { call_req: call_req.count, mail_req: mail_req.count }
}
