import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { endOtherSessions, endSession, endSessionOfToken } from '#domain/sessions/end-session.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test('logging out ends the session of this browser alone', async ({ db }) => {
  const { viewer, other, stranger } = await signInThree(db)
  await endSessionOfToken(db, viewer.token)

  expect(await sessions(db)).toEqual([other, stranger].toSorted())
})

test('one of the own sessions is ended, and the others last', async ({ db }) => {
  const { viewer, other, stranger } = await signInThree(db)
  await endSession(db, viewer, other)

  expect(await sessions(db)).toEqual([viewer.sessionId, stranger].toSorted())
})

test('the session of somebody else, one that is over and what is no id are not found', async ({
  db,
}) => {
  const { viewer, other, stranger } = await signInThree(db)
  await endSession(db, viewer, other)

  for (const id of [stranger, other, 'no id']) {
    await expect(endSession(db, viewer, id)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await sessions(db)).toEqual([viewer.sessionId, stranger].toSorted())
})

test('ending all others keeps this one and those of other people', async ({ db }) => {
  const { viewer, stranger } = await signInThree(db)
  await endOtherSessions(db, viewer)

  expect(await sessions(db)).toEqual([viewer.sessionId, stranger].toSorted())
})

/** Somebody with two browsers, and somebody else with one. */
async function signInThree(db: Db) {
  const user = await createUser(db)
  const here = await signIn(db, user.id)
  const other = await signIn(db, user.id)
  const stranger = await signIn(db, (await createUser(db)).id)
  const viewer = { ...asViewer(user), sessionId: here.id, token: here.token }
  return { viewer, other: other.id, stranger: stranger.id }
}

function signIn(db: Db, userId: string) {
  const settings = { days: 30, staffIdleHours: 12 }
  return startSession(db, settings, userId, { device: 'phone', address: '10.0.0.1' })
}

async function sessions(db: Db) {
  const rows = await db.selectFrom('session').select('id').execute()
  return rows.map(({ id }) => id).toSorted()
}
