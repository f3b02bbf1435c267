import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { markerCookie } from '#contract/session-marker.ts'
import type { Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { withViewer } from '#server/pages/with-viewer.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

describe('the marker of a session', () => {
  test('comes with the login, can be read by scripts and holds the public id', async ({ db }) => {
    const user = await createUser(db)
    const api = apiFor(db)
    const entered = await api.logIn(user.phone!)

    const { id } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow()
    const line = entered.headers.getSetCookie().find((each) => each.startsWith(markerCookie))
    expect(line).toMatch(new RegExp(`^${markerCookie}=${id};`))
    expect(line).not.toMatch(/HttpOnly/i)
  })

  test('is another one after the next login', async ({ db }) => {
    const user = await createUser(db)
    const api = apiFor(db, { settings: { OTP_GAP_SECONDS: 0 } })
    await api.logIn(user.phone!)
    const before = api.cookies.get(markerCookie)
    await api.logIn(user.phone!)

    expect(api.cookies.get(markerCookie)).toMatch(/./)
    expect(api.cookies.get(markerCookie)).not.toBe(before)
  })

  test('goes with a session that has ended', async ({ db }) => {
    const marker = `${markerCookie}=gone`
    for (const cookie of [marker, `basera_session=gone; ${marker}`]) {
      const reply = await openPage(db, cookie)
      expect(reply.headers.getSetCookie()).toEqual([
        expect.stringMatching(new RegExp(`^${markerCookie}=; Max-Age=0`)),
      ])
    }
  })

  test('is set for a session that has none or another', async ({ db }) => {
    const { id, token } = await newSession(db)
    for (const marker of ['', `; ${markerCookie}=other`]) {
      const reply = await openPage(db, `basera_session=${token}${marker}`)
      const lines = reply.headers.getSetCookie()
      expect(lines.some((line) => line.startsWith(`${markerCookie}=${id};`))).toBe(true)
    }
  })

  test('is not set again while it is right', async ({ db }) => {
    const { id, token } = await newSession(db)
    const signedIn = await openPage(db, `basera_session=${token}; ${markerCookie}=${id}`)
    const visitor = await openPage(db, 'city=delhi')

    expect(signedIn.headers.getSetCookie()).toEqual([])
    expect(visitor.headers.getSetCookie()).toEqual([])
  })
})

async function newSession(db: Db) {
  const { id } = await createUser(db)
  const client = { device: 'Chrome on Android', address: '127.0.0.1' }
  return startSession(db, resourcesFor(db).sessions, id, client)
}

async function openPage(db: Db, cookie: string) {
  const site = new Hono<AppEnv>()
    .use(requestContext(resourcesFor(db)))
    .use(withViewer())
    .get('*', (c) => c.text(''))
  return site.request('/about', { headers: { cookie } })
}
