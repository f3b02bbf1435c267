import { expect } from 'vitest'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

test('a client without a key is no missing session', async ({ db }) => {
  const reply = await apiFor(db, { headers: { 'x-api-key': 'wrong' } }).post('/api/user/a')

  expect([reply.status, (await reply.json()).result_code]).toEqual([401, 401])
})

test('tells a staff member who he is, and others why not', async ({ db }) => {
  const staff = await createUser(db, { role: 'staff', name: 'Meera Nair' })
  const member = await createUser(db)
  const answers = []
  for (const phone of [undefined, member.phone, staff.phone]) {
    const api = apiFor(db)
    if (phone) await api.signIn(phone)
    const reply = await api.post('/api/user/a')
    answers.push([reply.status, await reply.json()])
  }

  expect(answers).toMatchObject([
    [401, { result_code: 934 }],
    [403, { result_code: 403 }],
    [200, { result_code: 1, data: { user: { user_name: 'Meera Nair' } } }],
  ])
})
