import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import { audited } from '#contract/texts/audit.ts'
import type { Db } from '#db/connect.ts'
import type { Access } from '#server/api/call.ts'
import { createCalls } from '#server/api/calls.ts'
import { readEnv } from '#server/env.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createCheck, createListing, createUser } from '#tests/factories.ts'

/** The staff's calls that leave no entry, and why they need none. */
const notAudited: Record<string, string> = {
  '/api/summary': 'counts only',
  '/api/user/a': "the viewer's own profile",
  '/api/staff/role/code': 'sends a code to whoever asks',
  '/api/mess/mess-r': 'texts of earlier messages, without receivers',
  '/api/assist/state': "how the viewer's own question was answered",
  '/api/mess/ref': 'reserves a reference; sending is audited',
}

const calls: [string, { access: Access }][] = Object.entries(createCalls(readEnv({})))
const staffPaths = calls
  .filter(([, { access }]) => access === 'staff' || access === 'administrator')
  .map(([path]) => path)

function actionsBy(path: string): string[] {
  const actions = Object.entries<{ by: readonly string[] }>(audited)
  return actions.flatMap(([action, { by }]) => (by.includes(path) ? [action] : []))
}

test('every call of the staff is audited, or it is written down why not', () => {
  const decided = (path: string) => actionsBy(path).length > 0 !== Object.hasOwn(notAudited, path)

  expect(staffPaths.filter((path) => !decided(path))).toEqual([])
  expect(Object.keys(notAudited).filter((path) => !staffPaths.includes(path))).toEqual([])
})

test('the table of audited actions names no call that there is not', () => {
  const named = Object.values<{ by: readonly string[] }>(audited).flatMap(({ by }) => by)
  const paths = calls.map(([path]) => path)

  expect(named.filter((name) => name.startsWith('/') && !paths.includes(name))).toEqual([])
})

test.for(staffPaths)('%s leaves exactly the entries that the table says', async (path, { db }) => {
  const staff = await createUser(db, { role: 'administrator' })
  const api = apiFor(db)
  await api.signIn(staff.phone!)
  const post = async (to: string, form: Form) => {
    // As if the last code had been sent long ago.
    await db.deleteFrom('usageEvent').where('scope', '=', 'code-gap').execute()
    const reply = await api.post(to, form)
    expect(reply.status, to).toBe(200)
    return reply.json()
  }
  const freshCode = async () => {
    await post('/api/staff/role/code', {})
    return api.code(staff.phone!)
  }
  const forms = (await examples[path]?.({ db, post, freshCode })) ?? [{}]
  const earlier = await listEntries(db)
  for (const form of forms) await post(path, typeof form === 'function' ? await form() : form)

  const made = (await listEntries(db)).filter(({ id }) => !earlier.some((one) => one.id === id))
  expect([...new Set(made.map(({ action }) => action))].toSorted()).toEqual(
    actionsBy(path).toSorted(),
  )
  expect(made.every(({ actorId }) => actorId === staff.id)).toBe(true)
})

type Form = Record<string, string>
type Given = {
  db: Db
  post(path: string, form: Form): Promise<{ data: { referenceNo: string } }>
  freshCode(): Promise<string>
}

/** Tomorrow at ten in India. */
const later = `${addDays(indiaDay(Date.now()), 1)}T10:00`
const stranger = JSON.stringify([{ phone_no: '9000099999' }])
const message = { list: stranger, raw_message: 'Hi', mess_send_type: 'sms' }

/** What is posted, where an empty form would not do. */
const examples: Record<string, (given: Given) => Promise<(Form | (() => Promise<Form>))[]>> = {
  '/api/user/data/g': async () => [{ all: '' }, { all: 'all' }],
  '/api/people/message': async ({ db }) => {
    const { id: _id } = await createUser(db)
    return [{ _id, channel: 'noti', message: 'Please call us.' }]
  },
  '/api/people/searches': async ({ db }) => {
    const { id: _id } = await createUser(db)
    return [{ _id, purpose: 'request', reason: 'Asked by mail' }]
  },
  '/api/people/erase': async ({ db }) => {
    const { id: _id, phone } = await createUser(db)
    await createListing(db, { ownerId: _id })
    return [{ _id, typed_phone: phone!, reason: 'Asked by mail' }]
  },
  '/api/assist/caller': async ({ db }) => [{ user_id: (await createUser(db)).id }],
  '/api/assist/state': async ({ db }) => [{ spnInput: (await createListing(db)).spn }],
  '/api/assist/ask': async ({ db }) => {
    const { spn } = await createListing(db, { status: 'draft' })
    return [{ spnInput: spn }]
  },
  '/api/assist/finish': async ({ db }) => {
    const { id: listingId, ownerId, spn } = await createListing(db, { status: 'draft' })
    const staff = await db
      .selectFrom('appUser')
      .select('id')
      .where('role', '=', 'administrator')
      .executeTakeFirstOrThrow()
    const hour = { givenAt: new Date(), endsAt: new Date(Date.now() + 3_600_000) }
    await db
      .insertInto('assistConsent')
      .values({ listingId, ownerId, staffId: staff.id, ...hour })
      .execute()
    return [{ spnInput: spn }]
  },
  '/api/review/check/accept': async ({ db }) => [{ _id: (await createCheck(db, { looks: 1 })).id }],
  '/api/review/check/refuse': async ({ db }) => [
    { _id: (await createCheck(db)).id, reason: 'too_old' },
  ],
  '/api/review/claim': async ({ db }) => {
    const { spn } = await createListing(db, { status: 'under_review' })
    return [{ spnInput: spn }]
  },
  '/api/review/dismiss': async ({ db }) => {
    const { id: listingId, spn } = await createListing(db)
    await db.insertInto('complaint').values({ listingId, reason: 'sold' }).execute()
    return [{ spnInput: spn }]
  },
  '/api/review/home/join': async ({ db }) => {
    const [{ spn }, { spn: other }] = [await createListing(db), await createListing(db)]
    return [{ spnInput: spn, other }]
  },
  '/api/review/home/separate': async ({ db }) => {
    const homeId = crypto.randomUUID()
    const listings = [await createListing(db), await createListing(db)]
    const rows = listings.map(({ id: listingId }) => ({ listingId, homeId }))
    await db.insertInto('homeListing').values(rows).execute()
    return [{ spnInput: listings[0]!.spn }]
  },
  '/api/review/undo': async ({ db, post }) => {
    const { id: _id, spn } = await createListing(db, { status: 'under_review' })
    await post('/api/prop/sbpl/update', { _id, status_code: 'active', can_undo: 'true' })
    return [{ spnInput: spn }]
  },
  '/api/req/move': async ({ db }) => {
    const request = { name: 'Ravi', phone: '9812345670' }
    const { id: _id } = await db
      .insertInto('callRequest')
      .values(request)
      .returning('id')
      .executeTakeFirstOrThrow()
    return [{ _id, req_type: 'call', status: 'taken', version: '1' }]
  },
  '/api/user/blocked': async ({ db }) => {
    const { id: _id } = await createUser(db)
    await createListing(db, { ownerId: _id })
    return [
      { _id, block: 'true', reason: 'Fraud' },
      { _id, block: 'false', reason: '' },
    ]
  },
  '/api/staff/role': async ({ db, freshCode }) => {
    const { phone } = await createUser(db)
    const form = async (role: string) => ({ phone_no: phone!, role, u_otp: await freshCode() })
    return [() => form('staff'), () => form('member')]
  },
  '/api/mess/ref': async () => [{ mess_type: 'sms' }],
  '/api/mess/contacts': async () => [{ list: stranger }],
  '/api/mess/preview': async () => [message],
  '/api/mess/cus-mess': async (given) => [{ ...message, ref_no: await reference(given) }],
  '/api/mess/progress': async (given) => {
    const ref_no = await reference(given)
    await given.post('/api/mess/cus-mess', { ...message, ref_no })
    return [{ ref_no, list: 'true' }]
  },
  '/api/mess/schedule': async (given) => [{ ref_no: await scheduled(given), send_at: later }],
  '/api/mess/cancel': async (given) => [{ ref_no: await scheduled(given) }],
  '/api/mess/recipients': async (given) => [{ ref_no: await scheduled(given) }],
  '/api/mess/template/save': async () => [{ name: 'Diwali', raw_message: 'Hi' }],
  '/api/mess/template/remove': async ({ db, post }) => {
    await post('/api/mess/template/save', { name: 'Diwali', raw_message: 'Hi' })
    const { id: _id } = await db.selectFrom('staffTemplate').select('id').executeTakeFirstOrThrow()
    return [{ _id }]
  },
  '/api/mess/stop': async (given) => {
    const ref_no = await reference(given)
    await given.db
      .updateTable('broadcast')
      .set({ status: 'sending' })
      .where('referenceNo', '=', ref_no)
      .execute()
    return [{ ref_no }]
  },
}

async function scheduled(given: Given) {
  const ref_no = await reference(given)
  await given.post('/api/mess/cus-mess', { ...message, ref_no, send_at: later })
  return ref_no
}

async function reference({ post }: Given) {
  const { data } = await post('/api/mess/ref', { mess_type: 'sms' })
  return data.referenceNo
}

function listEntries(db: Db) {
  return db.selectFrom('auditEntry').select(['id', 'action', 'actorId']).execute()
}
