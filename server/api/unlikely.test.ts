import { describe, expect } from 'vitest'
import { addDays, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const head = wizardHead('residential', 'rent')
const forms = wizardForms('residential', 'rent')
const { unlikely, pinFarFromCity } = texts.wizard

describe('POST /api/prop/unlikely', () => {
  test('asks about a rent far from what similar listings ask, by the listings that are there', async ({
    db,
  }) => {
    const { ask } = await ownerOf(db)
    for (let at = 0; at < 12; at++) await createListing(db, { deal: 'rent', price: 20_000 + at })

    expect(await ask('resale_details', { price: '19000' })).toEqual({})
    expect(await ask('resale_details', { price: '4,00,000' })).toEqual({
      price: unlikely.price('₹ 4 Lakh', '₹ 20,000', '₹ 20,000'),
    })
    expect(await ask('resale_details', { price: '190', deposit_price: '0' })).toMatchObject({
      price: expect.any(String),
    })
  })

  test('asks by usual prices where nothing is comparable', async ({ db }) => {
    const { ask } = await ownerOf(db)
    expect(await ask('resale_details', { price: '4,00,000' })).toEqual({})
    expect(await ask('resale_details', { price: '85', deposit_price: '0' })).toEqual({
      price: unlikely.priceAlone('₹ 85'),
    })
  })

  test('asks about deposit, area, date and a number that may be a phone', async ({ db }) => {
    const { ask } = await ownerOf(db)
    const avalible_from = formatDayMonthYear(addDays(indiaDay(new Date()), 400))
    const money = { price: '18500', deposit_price: '9,25,000' }
    const odd = { ...money, avalible_from, description: 'Plots 62 1200 2500' }
    expect(await ask('resale_details', odd)).toEqual({
      deposit_price: unlikely.deposit(50),
      avalible_from: unlikely.date,
      description: unlikely.contact('62 1200 2500'),
    })
    expect(await ask('prop_details', { build_up_area: '180' })).toEqual({
      build_up_area: unlikely.area('180 sq ft'),
    })
  })

  test('asks about a pin across the border, and nothing about answers that are wrong', async ({
    db,
  }) => {
    const { ask } = await ownerOf(db)
    expect(await ask('location_details', {})).toEqual({})
    expect(await ask('location_details', { l_lat: '28.6139', l_long: '77.2090' })).toEqual({
      l_lat: expect.stringContaining('Gurugram'),
    })
    expect(await ask('resale_details', { price: 'x' })).toEqual({})
  })
})

describe('POST /api/prop/listing', () => {
  test('saves what is unlikely: other clients are not asked', async ({ db }) => {
    const { save } = await ownerOf(db)
    expect(await save('resale_details', { price: '85', deposit_price: '0' })).toMatchObject({
      result_code: 1,
    })
  })

  test('refuses a pin that cannot be in the city, and saves nothing', async ({ db }) => {
    const { save } = await ownerOf(db)
    const reply = await save('location_details', { l_lat: '12.9716', l_long: '77.5946' })
    expect(reply).toMatchObject({
      result_code: 422,
      data: { errors: { l_lat: pinFarFromCity('Gurugram') } },
    })
    const { lat } = await db.selectFrom('listing').select('lat').executeTakeFirstOrThrow()
    expect(lat).toBe(28.4446)
  })

  test('asks for the pin again when the listing moves to a city far away', async ({ db }) => {
    const { save } = await ownerOf(db)
    await save('prop_details', { city: 'delhi' })
    const near = await db.selectFrom('listing').select('lat').executeTakeFirstOrThrow()
    expect(near.lat).toBe(28.4446)
    await save('prop_details', { city: 'hisar' })
    const far = await db.selectFrom('listing').select(['lat', 'lng']).executeTakeFirstOrThrow()
    expect(far).toEqual({ lat: null, lng: null })
  })
})

async function ownerOf(db: Db) {
  const { id: ownerId, phone } = await createUser(db)
  const { spn } = await createListing(db, { ownerId, status: 'draft', deal: 'rent', price: null })
  const api = apiFor(db)
  await api.signIn(phone!)

  async function post(path: string, step: keyof typeof forms, answers: Record<string, string>) {
    const form = { ...head, upload_type: step, spn_already: spn, ...forms[step], ...answers }
    return (await api.post(path, form)).json()
  }
  return {
    ask: async (step: keyof typeof forms, answers: Record<string, string>) =>
      (await post('/api/prop/unlikely', step, answers)).data.unlikely,
    save: (step: keyof typeof forms, answers: Record<string, string>) =>
      post('/api/prop/listing', step, answers),
  }
}
