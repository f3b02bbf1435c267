import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { photoKey } from '#contract/listing/pictures.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { eraseWholeAccount } from '#server/api/erase-whole-account.ts'
import { removeUnusedPhotos } from '#server/photos/remove-photos.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const phone = '9876543210'
const settings = { OTP_GAP_SECONDS: 0 }

describe('devices', () => {
  test('are ended one by one', async ({ db }) => {
    await createUser(db, { phone })
    const [phoneApp, laptop] = [await device(db), await device(db)]
    const session_id = await newestSession(db)

    const ended = await phoneApp.post('/api/user/sessions/end', { session_id })

    expect(await ended.json()).toMatchObject({ result_code: 1 })
    expect((await laptop.post('/api/user')).status).toBe(401)
    expect((await phoneApp.post('/api/user')).status).toBe(200)
  })

  test('are ended all but this one', async ({ db }) => {
    await createUser(db, { phone })
    const devices = [await device(db), await device(db), await device(db)]

    await devices[1]?.post('/api/user/sessions/end-others')

    const answers = await Promise.all(devices.map((one) => one.post('/api/user')))
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 401])
  })

  test('of another person cannot be ended', async ({ db }) => {
    await createUser(db, { phone })
    await createUser(db, { phone: '9876543211' })
    const stranger = await device(db, '9876543211')
    const victim = await device(db)

    const reply = await stranger.post('/api/user/sessions/end', {
      session_id: await newestSession(db),
    })

    expect(reply.status).toBe(404)
    expect((await victim.post('/api/user')).status).toBe(200)
  })
})

describe('an account', () => {
  test('is erased with a code of its own, and every device is logged out', async ({ db }) => {
    await createUser(db, { phone })
    const other = await device(db)
    const api = await device(db)
    const sent = await api.post('/api/user/erase/code')
    const reply = await api.post('/api/user/erase', { u_otp: await api.code(phone) })

    expect((await sent.json()).data.message).toBe(texts.login.codeSent('+91 98765 43210'))
    expect(await reply.json()).toMatchObject({ result_code: 1 })
    expect(reply.headers.getSetCookie().join()).toMatch(/basera_session=;.*Max-Age=0/)
    expect((await other.post('/api/user')).status).toBe(401)
    expect(await api.code(phone)).toBe('')
    expect(await db.selectFrom('appUser').select(['phone', 'name']).execute()).toEqual([
      { phone: null, name: '' },
    ])
  })

  test('is not erased by a code for logging in, nor by a wrong one', async ({ db }) => {
    await createUser(db, { phone })
    const api = await device(db)
    await api.post('/api/user/erase/code')
    const eraseCode = await api.code(phone)
    await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    const loginCode = await api.code(phone)

    const wrong = await api.post('/api/user/erase', {
      u_otp:
        loginCode === eraseCode ? String(9_999 - Number(eraseCode)).padStart(4, '0') : loginCode,
    })
    const byLogin = await api.post('/api/otp/v', {
      loginSign: 'login',
      phone_no: phone,
      u_otp: loginCode === eraseCode ? '' : eraseCode,
    })

    expect([wrong.status, byLogin.status]).toEqual([422, 422])
    expect((await api.post('/api/user')).status).toBe(200)
  })

  test('that is erased during an upload stays without a photo, and no file is left', async ({
    freshDatabase: { db },
  }) => {
    const user = await createUser(db, { phone })
    const api = await device(db)
    const { storage } = api.resources
    const files = new Set<string>()
    api.resources.storage = {
      ...storage,
      async put(name, bytes) {
        await storage.put(name, bytes)
        if (files.size === 0) {
          files.add(name)
          await eraseWholeAccount(api.resources, asViewer(user))
        }
        files.add(name)
      },
    }

    const reply = await uploadPhoto(api)

    expect([reply.status, (await reply.json()).result_code]).toEqual([401, 401])
    expect(files.size).toBeGreaterThan(1)
    for (const name of files) expect(await storage.get(name), name).toBeUndefined()
    expect(await db.selectFrom('photo').selectAll().execute()).toEqual([])
    const [account] = await db.selectFrom('appUser').select(['photo', 'phone']).execute()
    expect(account).toEqual({ photo: null, phone: null })
  })

  test('leaves pictures that could not be removed to the hourly clean-up', async ({
    freshDatabase: { db },
  }) => {
    const user = await createUser(db, { phone })
    const api = await device(db)
    const { upload } = await (await uploadPhoto(api)).json()
    const file = `${photoKey(upload.path)}/320.webp`
    const { storage } = api.resources
    api.resources.storage = { ...storage, removeFolder: () => Promise.reject(new Error('away')) }
    await eraseWholeAccount(api.resources, asViewer(user))
    expect(await storage.get(file)).toBeDefined()

    await removeUnusedPhotos({ ...api.resources, storage })

    expect(await storage.get(file)).toBeUndefined()
    expect(await db.selectFrom('photo').selectAll().execute()).toEqual([])
  })
})

async function device(db: Db, number = phone) {
  const api = apiFor(db, { settings })
  await api.signIn(number)
  return api
}

async function uploadPhoto(api: ReturnType<typeof apiFor>) {
  const body = new FormData()
  const square = { width: 400, height: 400, channels: 3, background: 'teal' } as const
  const jpeg = await sharp({ create: square }).jpeg().toBuffer()
  body.append('image', new File([new Uint8Array(jpeg)], 'me.jpg', { type: 'image/jpeg' }))
  return api.request('/api/user/upload/profile', { body })
}

async function newestSession(db: Db) {
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
