import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('price and date of a shown listing are checked as the wizard checks them', async ({ db }) => {
  const { api, id } = await prepare(db)
  const change = async (form: Record<string, string>) =>
    (await api.post('/api/prop/live', { _id: id, ...form })).json()

  expect(await change({ price: 'some' })).toMatchObject({
    data: { errors: { price: expect.any(String) } },
  })
  expect(await change({ price: '79,00,000', avalible_from: '2020-01-01' })).toMatchObject({
    result_code: 422,
    data: { errors: { avalible_from: expect.any(String) } },
  })
  // The stored date has passed; who changes the price alone is not asked for another one.
  expect(await change({ price: '79,00,000', description: 'Not this way' })).toMatchObject({
    result_code: 1,
    data: { message: texts.revision.liveChanged },
  })
  expect(await find(db, id)).toMatchObject({
    price: 7_900_000,
    availableFrom: completeAnswers.availableFrom,
    description: completeAnswers.description,
  })
})

test('changes are begun, gone on with and discarded', async ({ db }) => {
  const { api, id } = await prepare(db)
  const begin = async () => (await api.post('/api/prop/revise', { _id: id })).json()
  const { data } = await begin()
  expect(await begin()).toMatchObject({ data: { spn: data.spn } })

  const reply = await api.post('/api/prop/revise/discard', { _id: data.spn })
  expect(await reply.json()).toMatchObject({ data: { message: texts.revision.discarded } })
  expect((await api.post('/api/prop/draft', { spnInput: data.spn })).status).toBe(404)
})

test('what was sold by mistake is put back', async ({ db }) => {
  const { api, id } = await prepare(db)
  await api.post('/api/prop/sbpl/update', { _id: id, status_code: 'sold_out' })
  const reply = await api.post('/api/prop/put-back', { _id: id })
  expect(await reply.json()).toMatchObject({ data: { message: texts.dashboard.isBack } })
  expect((await find(db, id)).status).toBe('active')
})

async function prepare(db: Db) {
  const owner = await createUser(db)
  const { id } = await createListing(db, { ...completeAnswers, ownerId: owner.id })
  const api = apiFor(db)
  await api.signIn(owner.phone!)
  return { api, id }
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
