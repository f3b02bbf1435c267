import { expect } from 'vitest'
import type { Access } from '#server/api/call.ts'
import { createCalls } from '#server/api/calls.ts'
import { readEnv } from '#server/env.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

/** Who may make which call. A call that is missing here, or answers to others, fails. */
const access = {
  '/api/geo/geocode': 'member',
  '/api/geo/reverse': 'member',
  '/api/geo/suggest': 'member',
  '/api/map/listings': 'anyone',
  '/api/mess/contacts': 'staff',
  '/api/mess/cus-mess': 'staff',
  '/api/mess/mess-r': 'staff',
  '/api/mess/preview': 'staff',
  '/api/mess/progress': 'staff',
  '/api/mess/ref': 'staff',
  '/api/otp/s': 'anyone',
  '/api/otp/v': 'anyone',
  '/api/prop/copy': 'member',
  '/api/prop/confirm': 'member',
  '/api/prop/contact-mode': 'member',
  '/api/prop/data': 'anyone',
  '/api/prop/draft': 'member',
  '/api/prop/listing': 'member',
  '/api/prop/report': 'anyone',
  '/api/prop/save': 'member',
  '/api/prop/save/get': 'member',
  '/api/prop/sbpl': 'member',
  '/api/prop/sbpl/undo': 'member',
  '/api/prop/sbpl/update': 'member',
  '/api/prop/search': 'anyone',
  '/api/prop/still-available': 'anyone',
  '/api/prop/user/appointment': 'member',
  '/api/prop/sentence': 'member',
  '/api/prop/sentence/draft': 'member',
  '/api/prop/user/appointment/withdraw': 'member',
  '/api/prop/user/data': 'member',
  '/api/req/call': 'anyone',
  '/api/req/mail': 'anyone',
  '/api/req/move': 'staff',
  '/api/review/claim': 'staff',
  '/api/review/dismiss': 'staff',
  '/api/search/cards': 'anyone',
  '/api/search/saved': 'anyone',
  '/api/search/suggest': 'anyone',
  '/api/summary': 'staff',
  '/api/user': 'member',
  '/api/user/a': 'staff',
  '/api/user/alerts': 'member',
  '/api/user/block': 'member',
  '/api/user/blocked': 'staff',
  '/api/user/contact-request': 'member',
  '/api/user/data': 'member',
  '/api/user/erase': 'member',
  '/api/user/erase/code': 'member',
  '/api/user/leads/get': 'member',
  '/api/user/leads/update': 'member',
  '/api/user/noti': 'member',
  '/api/user/noti/read': 'member',
  '/api/user/location': 'member',
  '/api/user/location/erase': 'member',
  '/api/user/promotions': 'member',
  '/api/user/unsubscribe': 'anyone',
  '/api/user/searches': 'member',
  '/api/user/searches/clear': 'member',
  '/api/user/sessions/end': 'member',
  '/api/user/sessions/end-others': 'member',
  '/api/user/upload/profile': 'member',
  '/api/user/visits/update': 'member',
  '/img/upload': 'member',
}

const calls: [string, { access: Access }][] = Object.entries(createCalls(readEnv({})))

test('every call answers to exactly those who are written down here', () => {
  const found = calls.map(([path, call]) => [path, call.access])

  expect(Object.fromEntries(found)).toEqual(access)
})

test('a visitor gets no further than the calls for anyone', async ({ db }) => {
  const api = apiFor(db)
  for (const [path, call] of calls) {
    const { status } = await api.post(path)
    if (call.access === 'anyone') expect(status, path).not.toBe(401)
    else expect(status, path).toBe(401)
  }
})

test('a member gets no further than the calls for members', async ({ db }) => {
  const { phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone!)
  for (const [path, call] of calls) {
    const { status } = await api.post(path)
    if (call.access === 'staff') expect(status, path).toBe(403)
    else expect(status, path).not.toBe(403)
  }
})

test('the handles that sign-up answers sign nobody in', async ({ db }) => {
  const { id, phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone!)
  const { id: session } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow()

  const cookie = `jykw=${session}; user_id=${id}; session_id=${session}; phum=${phone}`
  const stranger = apiFor(db, { headers: { cookie } })

  expect((await stranger.post('/api/user')).status).toBe(401)
})
