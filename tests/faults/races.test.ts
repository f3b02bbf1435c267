import { expect } from 'vitest'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const phone = '9811112222'

test('200 parallel changes of a saved listing end as the last acknowledged one says, in one row', async ({
  freshDatabase: { db },
}) => {
  await createUser(db, { phone })
  const { spn } = await createListing(db)
  const api = apiFor(db)
  await api.signIn(phone)
  const change = (isSaved: boolean) =>
    api.post('/api/prop/save', { spnInput: spn, save_status: String(isSaved) })
  const rows = () => db.selectFrom('savedListing').select('listingId').execute()

  await Promise.all(Array.from({ length: 200 }, (_, at) => change(at % 2 === 0)))
  await change(true)
  expect(await rows()).toHaveLength(1)

  await Promise.all(Array.from({ length: 50 }, (_, at) => change(at % 2 === 0)))
  await change(false)
  expect(await rows()).toEqual([])
})

test('100 parallel wishes for the same visit are one visit, of which the owner hears once', async ({
  freshDatabase: { db },
}) => {
  await createUser(db, { phone })
  const { spn, ownerId } = await createListing(db)
  const api = apiFor(db)
  await api.signIn(phone)

  const replies = await Promise.all(
    Array.from({ length: 100 }, () => api.post('/api/prop/user/appointment', { spnInput: spn })),
  )
  const statuses = new Set(replies.map(({ status }) => status))
  expect(statuses).toContain(200)
  expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([])
  expect(await db.selectFrom('visit').select('id').execute()).toHaveLength(1)
  const heard = await db
    .selectFrom('notification')
    .select('kind')
    .where('userId', '=', ownerId)
    .execute()
  expect(heard.filter(({ kind }) => kind.startsWith('visit'))).toHaveLength(1)
})
