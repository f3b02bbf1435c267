import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { grantStaff } from '#domain/users/grant-staff.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import { revokeStaff } from '#domain/users/revoke-staff.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9876543210'

test('grants once, and leaves one trace', async ({ db }) => {
  const { id } = await createUser(db, { phone, name: 'Meera' })

  expect(await grantStaff(db, phone)).toEqual({ name: 'Meera', isChanged: true })
  expect(await grantStaff(db, phone)).toEqual({ name: 'Meera', isChanged: false })
  expect(await listStaff(db)).toEqual([{ phone, name: 'Meera' }])
  expect(await audit(db)).toMatchObject([
    {
      actorId: null,
      action: 'staff.grant',
      subjectKind: 'user',
      subjectId: id,
      beforeState: 'member',
      afterState: 'staff',
      reason: 'command',
    },
  ])
})

test('revokes, logs out everywhere and leaves a trace', async ({ db }) => {
  const { id: userId } = await createUser(db, { phone, role: 'staff' })
  const other = await createUser(db)
  for (const [i, each] of [userId, userId, other.id].entries())
    await db
      .insertInto('session')
      .values({ userId: each, tokenHash: Buffer.from([i]), expiresAt: new Date('2100-01-01') })
      .execute()

  expect(await revokeStaff(db, phone)).toMatchObject({ isChanged: true })
  expect(await listStaff(db)).toEqual([])
  expect(await db.selectFrom('session').select('userId').execute()).toEqual([{ userId: other.id }])
  expect(await audit(db)).toMatchObject([{ action: 'staff.revoke', afterState: 'member' }])
})

test('makes no account', async ({ db }) => {
  await expect(grantStaff(db, phone)).rejects.toMatchObject({ code: 'not_found' })
  await expect(grantStaff(db, '12345')).rejects.toMatchObject({ code: 'invalid' })
  expect(await db.selectFrom('appUser').select('id').execute()).toEqual([])
})

function audit(db: Db) {
  return db.selectFrom('auditEntry').selectAll().execute()
}
