import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test.for([
  ['rent', texts.dashboard.markedRented],
  ['resale', texts.dashboard.markedSold],
] as const)(
  'a listing for %s that is no longer available is told "%s"',
  async ([deal, message], { db }) => {
    const owner = await createUser(db)
    const { id } = await createListing(db, {
      ownerId: owner.id,
      deal,
      status: 'active',
      askedAt: new Date(),
    })
    const api = apiFor(db)
    await api.signIn(owner.phone!)

    const reply = await api.post('/api/prop/confirm', { _id: id, available: 'false' })

    expect(await reply.json()).toMatchObject({ data: { message } })
  },
)

test('"rented" by a slip of the finger is undone', async ({ db }) => {
  const owner = await createUser(db)
  const { id } = await createListing(db, { ownerId: owner.id, askedAt: new Date() })
  const api = apiFor(db)
  await api.signIn(owner.phone!)
  await api.post('/api/prop/confirm', { _id: id, available: 'false' })

  const reply = await api.post('/api/prop/sbpl/undo', { _id: id })

  expect(await reply.json()).toMatchObject({ data: { message: texts.dashboard.undone } })
  const found = await db.selectFrom('listing').select('status').where('id', '=', id).execute()
  expect(found).toEqual([{ status: 'active' }])
})
