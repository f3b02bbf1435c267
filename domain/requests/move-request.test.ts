import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { moveRequest } from '#domain/requests/move-request.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test('a request is taken, noted and closed, each in the audit log', async ({ db }) => {
  const staff = await createStaff(db, 'Meera')
  const request = await createRequest(db)
  await moveRequest(db, staff, request, { to: 'taken', version: 1 })
  await moveRequest(db, staff, request, { to: 'done', note: 'Called back', version: 2 })

  expect(await find(db)).toMatchObject({
    status: 'done',
    takenBy: staff.id,
    note: 'Called back',
    version: 3,
  })
  const audit = await db
    .selectFrom('auditEntry')
    .select(['actorId', 'action', 'subjectKind', 'subjectId', 'beforeState', 'afterState'])
    .orderBy('id')
    .execute()
  const entry = {
    actorId: staff.id,
    action: 'move_request',
    subjectKind: 'call_request',
    subjectId: request.id,
  }
  expect(audit).toEqual([
    { ...entry, beforeState: 'new', afterState: 'taken' },
    { ...entry, beforeState: 'taken', afterState: 'done' },
  ])
})

test('the second who takes a request is told who was first', async ({ db }) => {
  const [first, second] = [await createStaff(db, 'Meera'), await createStaff(db, 'Ravi')]
  const request = await createRequest(db)
  await moveRequest(db, first, request, { to: 'taken', version: 1 })

  const late = moveRequest(db, second, request, { to: 'taken', version: 1 })
  await expect(late).rejects.toMatchObject({
    code: 'conflict',
    message: 'Meera has taken this request in the meantime.',
  })
  expect(await find(db)).toMatchObject({ takenBy: first.id })
})

test('of many who take a request at once, one gets it', async ({ freshDatabase: { db } }) => {
  const staff = await Promise.all(['A', 'B', 'C'].map((name) => createStaff(db, name)))
  const request = await createRequest(db)
  const taken = await Promise.allSettled(
    staff.map((viewer) => moveRequest(db, viewer, request, { to: 'taken', version: 1 })),
  )

  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a request that is given back belongs to nobody', async ({ db }) => {
  const staff = await createStaff(db, 'Meera')
  const request = await createRequest(db)
  await moveRequest(db, staff, request, { to: 'taken', note: 'No answer', version: 1 })
  await moveRequest(db, staff, request, { to: 'new', version: 2 })

  expect(await find(db)).toMatchObject({ status: 'new', takenBy: null, note: 'No answer' })
})

test('a colleague takes a request over, or closes it in the name of whoever had taken it', async ({
  db,
}) => {
  const [first, second] = [await createStaff(db, 'Meera'), await createStaff(db, 'Ravi')]
  const request = await createRequest(db)
  await moveRequest(db, first, request, { to: 'taken', version: 1 })
  await moveRequest(db, second, request, { to: 'done', version: 2 })
  expect(await find(db)).toMatchObject({ status: 'done', takenBy: first.id })

  await moveRequest(db, second, request, { to: 'taken', version: 3 })
  expect(await find(db)).toMatchObject({ status: 'taken', takenBy: second.id })
})

test('a request that nobody had taken is closed in the name of whoever closes it', async ({
  db,
}) => {
  const staff = await createStaff(db, 'Meera')
  await moveRequest(db, staff, await createRequest(db), { to: 'done', version: 1 })

  expect(await find(db)).toMatchObject({ status: 'done', takenBy: staff.id })
})

test('whoever moves a request that was closed or given back is told that it changed', async ({
  db,
}) => {
  const [first, second] = [await createStaff(db, 'Meera'), await createStaff(db, 'Ravi')]
  const closed = await createRequest(db)
  await moveRequest(db, first, closed, { to: 'done', version: 1 })
  const givenBack = await createRequest(db)
  await moveRequest(db, first, givenBack, { to: 'new', note: 'No answer', version: 1 })

  for (const request of [closed, givenBack]) {
    await expect(
      moveRequest(db, second, request, { to: 'taken', version: 1 }),
    ).rejects.toMatchObject({ code: 'conflict', message: texts.review.requestChanged })
  }
})

test('moving a request leaves all others alone, and one that is missing is not found', async ({
  db,
}) => {
  const staff = await createStaff(db, 'Meera')
  const [moved, other] = [await createRequest(db), await createRequest(db)]
  await moveRequest(db, staff, moved, { to: 'taken', version: 1 })

  const missing = moveRequest(db, staff, { ...other, kind: 'mail' }, { to: 'taken', version: 1 })
  await expect(missing).rejects.toMatchObject({ code: 'not_found' })
  const rest = db.selectFrom('callRequest').select(['status', 'version']).where('id', '=', other.id)
  expect(await rest.execute()).toEqual([{ status: 'new', version: 1 }])
})

async function createStaff(db: Db, name: string) {
  return asViewer(await createUser(db, { role: 'staff', name }))
}

async function createRequest(db: Db) {
  const { id } = await db
    .insertInto('callRequest')
    .values({ name: 'Ritu', phone: '9810012345' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'call', id } as const
}

function find(db: Db) {
  return db.selectFrom('callRequest').selectAll().executeTakeFirstOrThrow()
}
