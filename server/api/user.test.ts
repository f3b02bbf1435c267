import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { photoKey } from '#contract/listing/pictures.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9876543210'

describe('without a session', () => {
  test.for([
    '/api/user',
    '/api/user/data',
    '/api/user/upload/profile',
    '/api/user/location',
    '/api/user/location/erase',
    '/api/user/sessions/end',
    '/api/user/sessions/end-others',
    '/api/user/erase/code',
    '/api/user/erase',
  ])('%s is refused, also with the public handles', async (path, { db }) => {
    const user = await createUser(db, { phone })
    const api = apiFor(db)
    api.cookies.set('user_id', user.id)
    api.cookies.set('session_id', user.id)
    api.cookies.set('jykw', user.id)

    const reply = await api.post(path, { latitude: '28.6', longitude: '77.2' })

    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ result_code: 401 })
  })
})

describe('the profile', () => {
  test('shows and changes name and e-mail', async ({ db }) => {
    const api = await signedIn(db)
    const saved = await api.post('/api/user/data', {
      user_name: '  Asha   Devi ',
      user_email: 'asha.devi@example.in',
      role: 'staff',
      phone_no: '9999999999',
    })
    const shown = await api.post('/api/user')

    expect(await saved.json()).toMatchObject({ result_code: 1 })
    expect((await shown.json()).data.user).toEqual({
      user_name: 'Asha Devi',
      phone_no: phone,
      user_email: 'asha.devi@example.in',
      profile_url: '',
    })
  })

  test('refuses an empty name and a strange address with the texts', async ({ db }) => {
    const api = await signedIn(db)
    const reply = await api.post('/api/user/data', { user_name: ' ', user_email: 'asha@mail' })

    expect(reply.status).toBe(422)
    expect((await reply.json()).data.errors).toEqual({
      user_name: texts.profile.fullName,
      user_email: texts.validation.email,
    })
  })

  test('says what is missing in a sentence of ours', async ({ db }) => {
    const api = await signedIn(db)
    const { data } = await (await api.post('/api/user/data')).json()

    expect(data.errors).toEqual({
      user_name: texts.profile.fullName,
      user_email: texts.validation.email,
    })
  })

  test('keeps the longest name that it accepts', async ({ db }) => {
    const api = await signedIn(db)
    const save = (user_name: string) =>
      api.post('/api/user/data', { user_name, user_email: `${'a'.repeat(109)}@example.in` })

    expect((await save('न'.repeat(80))).status).toBe(200)
    expect((await save('न'.repeat(81))).status).toBe(422)
  })
})

describe('the photo', () => {
  test('can be fetched under its answered path, and replaces the one of before', async ({ db }) => {
    const api = await signedIn(db)
    const first = await upload(api, await picture('red'))
    const second = await upload(api, await picture('blue'))

    expect(second).toMatchObject({
      result_code: 1,
      upload: { message: texts.profile.uploaded, path: expect.stringMatching(/^\/img\/.*jpg$/) },
    })
    const files = [first, second].map(({ upload }) =>
      api.resources.storage.get(`${photoKey(upload.path)}/1280.jpg`),
    )
    expect(await Promise.all(files)).toEqual([undefined, expect.any(Uint8Array)])
    expect(await db.selectFrom('photo').select('key').execute()).toHaveLength(1)
    const shown = await api.post('/api/user')
    expect((await shown.json()).data.user.profile_url).toBe(second.upload.path)
  })

  test('that is no picture is refused, whatever it calls itself', async ({ db }) => {
    const api = await signedIn(db)
    const page = new File(['<script>alert(1)</script>'], '../../me.png', { type: 'image/png' })
    const form = new FormData()
    form.append('image', page)

    const fake = await api.request('/api/user/upload/profile', { body: form })
    const empty = await api.request('/api/user/upload/profile', { body: new FormData() })

    expect([fake.status, empty.status]).toEqual([415, 422])
    expect(await db.selectFrom('photo').select('key').execute()).toEqual([])
  })

  test('finds no room: the answer says to come back, and nothing is left behind', async ({
    db,
  }) => {
    const api = await signedIn(db)
    api.resources.storage.put = () =>
      Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))

    expect(await upload(api, await picture('red'))).toMatchObject({ result_code: 503 })
    expect(await db.selectFrom('photo').select('key').execute()).toEqual([])
  })
})

describe('the place', () => {
  test('is kept roughly, the last one only, and can be erased', async ({ db }) => {
    const api = await signedIn(db)
    await api.post('/api/user/location', { latitude: '12.3456', longitude: '65.4321' })
    await api.post('/api/user/location', { latitude: '28.6139391', longitude: '77.2090212' })
    expect(await placeOf(db)).toMatchObject({ lat: '28.61', lng: '77.21' })

    await api.post('/api/user/location/erase')
    expect(await placeOf(db)).toEqual({ lat: null, lng: null, locatedAt: null })
  })

  test('must be on the earth', async ({ db }) => {
    const api = await signedIn(db)
    const reply = await api.post('/api/user/location', { latitude: '91', longitude: '77' })
    expect(reply.status).toBe(422)
  })
})

async function signedIn(db: Db) {
  await createUser(db, { phone })
  const api = apiFor(db)
  await api.signIn(phone)
  return api
}

async function upload(api: ReturnType<typeof apiFor>, bytes: Buffer) {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }))
  const reply = await api.request('/api/user/upload/profile', { body: form })
  return reply.json()
}

function picture(background: string) {
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

function placeOf(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['lat', 'lng', 'locatedAt'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
}

test('calls of one person that wait for each other leave connections to everybody else', async ({
  freshDatabase: { db },
}) => {
  const [one, two] = [apiFor(db), apiFor(db)]
  for (const [api, number] of [
    [one, phone],
    [two, '9876543211'],
  ] as const) {
    await createUser(db, { phone: number })
    await api.signIn(number)
  }
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const held = inTransaction(db, async (trx) => {
    await trx.updateTable('appUser').set({ name: 'Asha' }).where('phone', '=', phone).execute()
    await mayEnd
  })
  const own = { user_name: 'Asha Rani', user_email: 'asha@example.com' }
  const many = Array.from({ length: 16 }, () => one.post('/api/user/data', own))
  await sleep(200)

  const other = await Promise.race([two.post('/api/user'), sleep(2_000)])
  end()
  await held
  expect(other?.status).toBe(200)
  for (const reply of await Promise.all(many)) expect(reply.status).toBe(200)
})
