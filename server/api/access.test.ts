import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { Access } from '#server/api/call.ts'
import { createCalls } from '#server/api/calls.ts'
import { readEnv } from '#server/env.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

/** Who may make which call. A call that is missing here, or answers to others, fails. */
const access = {
  '/api/assist/answer': 'anyone',
  '/api/assist/ask': 'staff',
  '/api/assist/caller': 'staff',
  '/api/assist/finish': 'staff',
  '/api/assist/state': 'staff',
  '/api/assist/stop': 'member',
  '/api/family/heart': 'anyone',
  '/api/family/join': 'anyone',
  '/api/family/note': 'anyone',
  '/api/geo/geocode': 'member',
  '/api/geo/reverse': 'member',
  '/api/geo/suggest': 'member',
  '/api/map/listings': 'anyone',
  '/api/mess/contacts': 'staff',
  '/api/mess/cus-mess': 'staff',
  '/api/mess/mess-r': 'staff',
  '/api/mess/preview': 'staff',
  '/api/mess/progress': 'staff',
  '/api/mess/stop': 'staff',
  '/api/mess/schedule': 'staff',
  '/api/mess/cancel': 'staff',
  '/api/mess/recipients': 'staff',
  '/api/mess/template/save': 'staff',
  '/api/mess/template/remove': 'staff',
  '/api/mess/ref': 'staff',
  '/api/otp/s': 'anyone',
  '/api/otp/v': 'anyone',
  '/api/people/erase': 'administrator',
  '/api/people/message': 'staff',
  '/api/people/searches': 'administrator',
  '/api/prop/confirm': 'member',
  '/api/prop/contact-mode': 'member',
  '/api/prop/check/paper': 'member',
  '/api/prop/copy': 'member',
  '/api/prop/data': 'anyone',
  '/api/prop/draft': 'member',
  '/api/prop/listing': 'member',
  '/api/prop/report': 'anyone',
  '/api/prop/save': 'member',
  '/api/prop/save/get': 'member',
  '/api/prop/sbpl': 'member',
  '/api/prop/sbpl/das': 'staff',
  '/api/prop/sbpl/undo': 'member',
  '/api/prop/revise': 'member',
  '/api/prop/revise/discard': 'member',
  '/api/prop/live': 'member',
  '/api/prop/put-back': 'member',
  '/api/prop/sbpl/update': 'member',
  '/api/prop/search': 'anyone',
  '/api/prop/sentence': 'member',
  '/api/prop/sentence/draft': 'member',
  '/api/prop/still-available': 'anyone',
  '/api/prop/unlikely': 'member',
  '/api/prop/unsaved': 'member',
  '/api/prop/unsaved/drop': 'member',
  '/api/prop/unsaved/keep': 'member',
  '/api/prop/user/appointment': 'member',
  '/api/prop/user/appointment/withdraw': 'member',
  '/api/prop/user/ask': 'member',
  '/api/prop/user/asked': 'member',
  '/api/prop/user/data': 'member',
  '/api/prop/user/slots': 'member',
  '/api/req/appointment/g': 'staff',
  '/api/req/call': 'anyone',
  '/api/req/call/g': 'staff',
  '/api/req/mail': 'anyone',
  '/api/req/move': 'staff',
  '/api/review/check/accept': 'staff',
  '/api/review/check/refuse': 'staff',
  '/api/review/claim': 'staff',
  '/api/review/dismiss': 'staff',
  '/api/review/home/join': 'staff',
  '/api/review/home/separate': 'staff',
  '/api/review/undo': 'staff',
  '/api/req/mail/g': 'staff',
  '/api/req/message_req/g': 'staff',
  '/api/search/cards': 'anyone',
  '/api/search/near': 'anyone',
  '/api/search/saved': 'anyone',
  '/api/search/suggest': 'anyone',
  '/api/staff/role': 'administrator',
  '/api/staff/role/code': 'administrator',
  '/api/summary': 'staff',
  '/api/system/alerts/get': 'staff',
  '/api/user': 'member',
  '/api/user/a': 'staff',
  '/api/user/alerts': 'member',
  '/api/user/block': 'member',
  '/api/user/blocked': 'staff',
  '/api/user/check/rera': 'member',
  '/api/user/check/withdraw': 'member',
  '/api/user/contact-request': 'member',
  '/api/user/conversations/complain': 'member',
  '/api/user/conversations/link': 'anyone',
  '/api/user/conversations/read': 'member',
  '/api/user/conversations/write': 'member',
  '/api/user/data': 'member',
  '/api/user/data/g': 'staff',
  '/api/user/erase': 'member',
  '/api/user/erase/code': 'member',
  '/api/user/family/remove': 'member',
  '/api/user/family/revoke': 'member',
  '/api/user/family/share': 'member',
  '/api/user/leads/get': 'member',
  '/api/user/leads/update': 'member',
  '/api/user/location': 'member',
  '/api/user/location/erase': 'member',
  '/api/user/promotions': 'member',
  '/api/user/unsubscribe': 'anyone',
  '/api/user/noti': 'member',
  '/api/user/noti/read': 'member',
  '/api/user/saved-searches/choose': 'member',
  '/api/user/saved-searches/link': 'anyone',
  '/api/user/saved-searches/pause': 'member',
  '/api/user/saved-searches/remove': 'member',
  '/api/user/saved-searches/save': 'member',
  '/api/user/noti/read-all': 'member',
  '/api/user/note': 'member',
  '/api/user/searches': 'member',
  '/api/user/searches/clear': 'member',
  '/api/user/sessions/end': 'member',
  '/api/user/sessions/end-others': 'member',
  '/api/user/slots/add': 'member',
  '/api/user/slots/remove': 'member',
  '/api/user/upload/profile': 'member',
  '/api/user/visits/link': 'anyone',
  '/api/user/contact/link': 'anyone',
  '/api/user/visits/update': 'member',
  '/api/web-vitals': 'anyone',
  '/img/turn': 'member',
  '/img/upload': 'member',
}

const calls: [string, { access: Access }][] = Object.entries(createCalls(readEnv({})))

test('every call answers to exactly those who are written down here', () => {
  const found = calls.map(([path, call]) => [path, call.access])

  expect(Object.fromEntries(found)).toEqual(access)
})

/** Who is let in, by the access of a call; everyone else is asked to sign in or refused. */
const letIn: Record<Access, readonly Person[]> = {
  anyone: ['visitor', 'user', 'owner', 'staff', 'administrator'],
  member: ['user', 'owner', 'staff', 'administrator'],
  staff: ['staff', 'administrator'],
  administrator: ['administrator'],
}

type Person = 'visitor' | 'user' | 'owner' | 'staff' | 'administrator'

test.for(letIn.anyone)(
  '%s gets as far as the calls for him, and no further',
  async (person, { db }) => {
    const api = await signedIn(db, person)
    for (const [path, { access }] of calls) {
      const { status } = await api.post(path)
      if (letIn[access].includes(person)) expect([401, 403], path).not.toContain(status)
      else expect(status, path).toBe(person === 'visitor' ? 401 : 403)
    }
  },
)

async function signedIn(db: Db, person: Person) {
  const api = apiFor(db)
  if (person === 'visitor') return api
  const role = person === 'staff' || person === 'administrator' ? person : 'member'
  const { id: ownerId, phone } = await createUser(db, { role })
  if (person === 'owner') await createListing(db, { ownerId })
  await api.signIn(phone!)
  return api
}

test('the handles that sign-up answers sign nobody in', async ({ db }) => {
  const { id, phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone!)
  const { id: session } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow()

  const cookie = `jykw=${session}; user_id=${id}; session_id=${session}; phum=${phone}`
  const stranger = apiFor(db, { headers: { cookie } })

  expect((await stranger.post('/api/user')).status).toBe(401)
})
