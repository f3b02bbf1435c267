import { expect } from 'vitest'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

test('an administrator makes somebody staff with a fresh code, and only with that', async ({
  db,
}) => {
  const administrator = await createUser(db, { role: 'administrator' })
  const member = await createUser(db, { name: 'Meera' })
  const api = apiFor(db)
  await api.signIn(administrator.phone!)
  const loginCode = await api.code(administrator.phone!)
  const form = { phone_no: member.phone!, role: 'staff' }

  expect((await api.post('/api/staff/role', form)).status).toBe(422)
  expect((await api.post('/api/staff/role', { ...form, u_otp: loginCode })).status).toBe(422)
  expect(await roleOf(member.id)).toBe('member')

  await db.deleteFrom('usageEvent').where('scope', '=', 'code-gap').execute()
  expect((await api.post('/api/staff/role/code')).status).toBe(200)
  const u_otp = await api.code(administrator.phone!)
  const reply = await api.post('/api/staff/role', { ...form, u_otp })
  expect((await reply.json()).data.message).toBe('Meera is Staff now.')
  expect(await roleOf(member.id)).toBe('staff')
  expect((await api.post('/api/staff/role', { ...form, role: 'member', u_otp })).status).toBe(422)

  async function roleOf(id: string) {
    const { role } = await db
      .selectFrom('appUser')
      .select('role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return role
  }
})

test('what cannot be done uses no code up', async ({ db }) => {
  const administrator = await createUser(db, { role: 'administrator' })
  const api = apiFor(db)
  await api.signIn(administrator.phone!)
  await db.deleteFrom('usageEvent').where('scope', '=', 'code-gap').execute()
  await api.post('/api/staff/role/code')
  const u_otp = await api.code(administrator.phone!)
  const own = { phone_no: administrator.phone!, role: 'member', u_otp }
  const unknown = { phone_no: '9876543211', role: 'staff', u_otp }

  expect((await api.post('/api/staff/role', own)).status).toBe(403)
  const reply = await api.post('/api/staff/role', unknown)
  expect([reply.status, (await reply.json()).data.errors]).toEqual([
    404,
    { phone_no: expect.stringContaining('no account') },
  ])
  const codes = await db
    .selectFrom('loginCode')
    .select('usedAt')
    .where('intent', '=', 'role')
    .execute()
  expect(codes).toEqual([{ usedAt: null }])
})
