import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { isSessionLive } from '#domain/sessions/is-session-live.ts'
import { listSessions } from '#domain/sessions/list-sessions.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test('lists the own sessions that last, the one used last first', async ({ db }) => {
  const user = await createUser(db)
  const old = await addSession(db, user.id, { device: 'laptop', usedMinutesAgo: 90 })
  const latest = await addSession(db, user.id, { device: 'phone', usedMinutesAgo: 1 })
  const between = await addSession(db, user.id, { device: 'tablet', usedMinutesAgo: 30 })
  await addSession(db, user.id, { device: 'expired', usedMinutesAgo: 0, secondsLeft: 0 })
  await addSession(db, (await createUser(db)).id, { device: 'stranger', usedMinutesAgo: 0 })

  expect(await listSessions(db, { ...asViewer(user), sessionId: between.id })).toEqual([
    { ...latest, isThis: false },
    { ...between, isThis: true },
    { ...old, isThis: false },
  ])
})

test('a session lasts until the moment of its expiry or its logout', async ({ db }) => {
  const user = await createUser(db)
  const used = { device: 'phone', usedMinutesAgo: 0 }
  const lasting = await addSession(db, user.id, { ...used, secondsLeft: 1 })
  const expired = await addSession(db, user.id, { ...used, secondsLeft: 0 })
  const isLive = ({ id }: { id: string }) => isSessionLive(db, { ...asViewer(user), sessionId: id })

  expect(await isLive(lasting)).toBe(true)
  expect(await isLive(expired)).toBe(false)
  await db.deleteFrom('session').where('id', '=', lasting.id).execute()
  expect(await isLive(lasting)).toBe(false)
})

type Made = { device: string; usedMinutesAgo: number; secondsLeft?: number }

function addSession(db: Db, userId: string, { device, usedMinutesAgo, secondsLeft = 60 }: Made) {
  return db
    .insertInto('session')
    .values({
      userId,
      device,
      address: `address of the ${device}`,
      tokenHash: Buffer.from(`${device} ${secondsLeft}`),
      lastUsedAt: sql<Date>`now() - make_interval(mins => ${usedMinutesAgo})`,
      expiresAt: sql<Date>`now() + make_interval(secs => ${secondsLeft})`,
    })
    .returning(['id', 'device', 'address', 'createdAt', 'lastUsedAt'])
    .executeTakeFirstOrThrow()
}
