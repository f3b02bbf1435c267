import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test as databaseTest } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { startGateway } from '#tests/start-gateway.ts'

const phone = '9811112222'
const inDwarka = { city: 'delhi', l_lat: '28.5823', l_long: '77.0500' }

const test = databaseTest.extend('photon', async ({}, { onCleanup }) => {
  const photon = await startGateway()
  onCleanup(photon.close)
  photon.behave({ status: 200, body: JSON.stringify({ features: [street] }) })
  return photon
})

const street = {
  geometry: { coordinates: [77.0512, 28.5831] },
  properties: {
    housenumber: '14',
    street: 'Palam Marg',
    district: 'Dwarka',
    city: 'New Delhi',
    postcode: '110075',
    countrycode: 'IN',
  },
}

describe('POST /api/geo/suggest', () => {
  test('finds localities of the gazetteer without any network, the chosen city first', async ({
    db,
  }) => {
    const reply = await ask(db, '/api/geo/suggest', { text: 'sectr 14', city: 'gurugram' })
    expect(reply.data.status).toBe('OK')
    expect(reply.data.found[0]).toMatchObject({ city: 'gurugram' })
    expect(reply.data.found[0].address).toMatch(/^Sector 14, Gurugram/)
  })

  test('says that there is no such place', async ({ db }) => {
    const reply = await ask(db, '/api/geo/suggest', { text: 'qqqxyzzyq', city: 'delhi' })
    expect(reply.data).toMatchObject({ status: 'ZERO_RESULTS', message: 'No results found' })
  })

  test('adds streets from Photon behind the localities', async ({ db, photon }) => {
    const settings = { PHOTON_URL: photon.url }
    const reply = await ask(db, '/api/geo/suggest', { text: 'dwarka', city: 'delhi' }, settings)
    const addresses = reply.data.found.map(({ address }: { address: string }) => address)
    expect(addresses[0]).toMatch(/^Dwarka/)
    expect(addresses.at(-1)).toBe('Palam Marg, Dwarka, New Delhi 110075')
    expect(photon.received[0]?.path).toMatch(/^\/api\?q=dwarka/)
  })

  test('keeps answering from the gazetteer while Photon is down', async ({ db, photon }) => {
    photon.behave({ status: 502 })
    const settings = { PHOTON_URL: photon.url }
    const reply = await ask(db, '/api/geo/suggest', { text: 'rohini', city: 'delhi' }, settings)
    expect(reply.data.found[0].address).toMatch(/^Rohini/)
  })
})

describe('POST /api/geo/geocode', () => {
  test.for([
    [{ status: 502 }, 'UNAVAILABLE'],
    [{ status: 429 }, 'OVER_QUERY_LIMIT'],
    [{ status: 200, body: 'no JSON' }, 'UNKNOWN_ERROR'],
  ] as const)('says why nothing could be asked: %o', async ([manners, status], { db, photon }) => {
    photon.behave(manners)
    const form = { text: `qqqxyzzyq ${status}`, city: 'delhi' }
    const reply = await ask(db, '/api/geo/geocode', form, { PHOTON_URL: photon.url })
    expect(reply.data).toMatchObject({
      found: null,
      status,
      message: `Geocoder failed due to: ${status}`,
    })
  })

  test('refuses an empty text beside its field', async ({ db }) => {
    const reply = await ask(db, '/api/geo/geocode', { text: ' ', city: 'delhi' })
    expect(reply).toMatchObject({
      result_code: 422,
      data: { errors: { text: 'Field cannot be empty' } },
    })
  })
})

describe('POST /api/geo/reverse', () => {
  test('answers the nearest locality, at the pin itself', async ({ db }) => {
    const { data } = await ask(db, '/api/geo/reverse', inDwarka)
    expect(data.found).toMatchObject({ city: 'delhi', lat: 28.5823, lng: 77.05 })
    expect(data.found.address).toMatch(/Delhi 1100\d\d$/)
    expect(data.warning).toBeUndefined()
  })

  test('answers the street where Photon knows it, and asks only once for the same pin', async ({
    db,
    photon,
  }) => {
    const api = await memberApi(db, { PHOTON_URL: photon.url })
    for (const _ of [1, 2]) {
      const { data } = await (await api.post('/api/geo/reverse', inDwarka)).json()
      expect(data.found.address).toBe('Palam Marg, Dwarka, New Delhi 110075')
    }
    expect(photon.received).toHaveLength(1)
  })

  test('warns when the pin lies in another city than the chosen one', async ({ db }) => {
    const { data } = await ask(db, '/api/geo/reverse', { ...inDwarka, city: 'hisar' })
    expect(data.warning).toMatch(/lies in Delhi, but you chose Hisar/)
  })

  test('finds nothing in the middle of nowhere', async ({ db }) => {
    const sea = { city: 'delhi', l_lat: '15', l_long: '70' }
    const { data } = await ask(db, '/api/geo/reverse', sea)
    expect(data).toMatchObject({ found: null, message: 'No results found' })
    expect(data.warning).toMatch(/outside Delhi/)
  })
})

test('is for members only', async ({ db }) => {
  const reply = await apiFor(db).post('/api/geo/reverse', inDwarka)
  expect(reply.status).toBe(401)
})

type Settings = { PHOTON_URL?: string }

async function ask(db: Db, path: string, form: Record<string, string>, settings?: Settings) {
  const api = await memberApi(db, settings)
  return (await api.post(path, form)).json()
}

async function memberApi(db: Db, settings: Settings = {}) {
  await createUser(db, { phone })
  const api = apiFor(db, { settings })
  await api.signIn(phone)
  return api
}
