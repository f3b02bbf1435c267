import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { createStaff } from '#domain/users/create-staff.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import { setRole } from '#domain/users/set-role.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const phone = '9876543210'

test('grants once, and leaves one trace', async ({ db }) => {
  const { id } = await createUser(db, { phone, name: 'Meera' })

  expect(await setRole(db, phone, 'staff')).toEqual({ name: 'Meera', isChanged: true })
  expect(await setRole(db, phone, 'staff')).toEqual({ name: 'Meera', isChanged: false })
  expect(await listStaff(db)).toEqual([{ id, phone, name: 'Meera', role: 'staff' }])
  expect(await audit(db)).toMatchObject([
    {
      actorId: null,
      action: 'staff.grant',
      subjectKind: 'user',
      subjectId: id,
      beforeState: 'member',
      afterState: 'staff',
    },
  ])
})

test('revokes, logs out everywhere and leaves a trace', async ({ db }) => {
  const { id: userId } = await createUser(db, { phone, role: 'administrator' })
  const other = await createUser(db)
  for (const [i, each] of [userId, userId, other.id].entries())
    await db
      .insertInto('session')
      .values({ userId: each, tokenHash: Buffer.from([i]), expiresAt: new Date('2100-01-01') })
      .execute()

  expect(await setRole(db, phone, 'staff')).toMatchObject({ isChanged: true })
  expect(await setRole(db, phone, 'member')).toMatchObject({ isChanged: true })
  expect(await listStaff(db)).toEqual([])
  expect(await db.selectFrom('session').select('userId').execute()).toEqual([{ userId: other.id }])
  expect(await audit(db)).toMatchObject([
    { action: 'staff.revoke', beforeState: 'administrator', afterState: 'staff' },
    { action: 'staff.revoke', beforeState: 'staff', afterState: 'member' },
  ])
})

test('makes no account', async ({ db }) => {
  await expect(setRole(db, phone, 'staff')).rejects.toMatchObject({ code: 'not_found' })
  await expect(setRole(db, '12345', 'staff')).rejects.toMatchObject({ code: 'invalid' })
  expect(await db.selectFrom('appUser').select('id').execute()).toEqual([])
})

test('makes an account for staff where there is none, once, and leaves one trace', async ({
  db,
}) => {
  const staff = { phone, name: 'Asha Rao', role: 'administrator' } as const
  expect(await createStaff(db, staff)).toEqual({
    name: 'Asha Rao',
    isChanged: true,
    isCreated: true,
  })
  expect(await createStaff(db, { ...staff, name: 'Other' })).toEqual({
    name: 'Asha Rao',
    isChanged: false,
    isCreated: false,
  })
  expect(await listStaff(db)).toMatchObject([{ phone, name: 'Asha Rao', role: 'administrator' }])
  expect(await audit(db)).toMatchObject([
    { actorId: null, action: 'staff.grant', beforeState: 'member', afterState: 'administrator' },
  ])
  await expect(createStaff(db, { ...staff, phone: '12345' })).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('an administrator changes the role of others, never his own', async ({ db }) => {
  const administrator = await createUser(db, { role: 'administrator' })
  const staff = await createUser(db, { role: 'staff' })
  await createUser(db, { phone })

  expect(await setRole(db, phone, 'staff', asViewer(administrator))).toMatchObject({
    isChanged: true,
  })
  expect(await audit(db)).toMatchObject([{ actorId: administrator.id, reason: '' }])
  const own = setRole(db, administrator.phone!, 'member', asViewer(administrator))
  await expect(own).rejects.toMatchObject({ code: 'forbidden' })
  const byStaff = setRole(db, phone, 'administrator', asViewer(staff))
  await expect(byStaff).rejects.toMatchObject({ code: 'forbidden' })
})

test('two administrators who remove each other at once leave one', async ({
  freshDatabase: { db },
}) => {
  const first = await createUser(db, { role: 'administrator' })
  const second = await createUser(db, { role: 'administrator' })

  const results = await Promise.allSettled([
    setRole(db, second.phone!, 'member', asViewer(first)),
    setRole(db, first.phone!, 'member', asViewer(second)),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listStaff(db)).toHaveLength(1)
})

function audit(db: Db) {
  return db.selectFrom('auditEntry').selectAll().orderBy('id').execute()
}
