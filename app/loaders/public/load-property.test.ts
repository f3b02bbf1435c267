import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { loadProperty } from '#app/loaders/public/load-property.ts'
import { resourcesContext, siteContext, viewerContext } from '#app/session/context.ts'
import { addDays, formatDay, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import type { Viewer } from '#domain/viewer.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('only its owner reads why a listing has its status', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const statusReason = 'Called 98100 12345, papers are fine.'
  const facts = { ownerId: owner.id, status: 'sold_out', statusReason } as const
  const { spn } = await createListing(db, facts)
  const other = asViewer(await createUser(db))

  for (const viewer of [null, other]) {
    expect(JSON.stringify(await load(db, viewer, spn))).not.toContain('papers')
  }
  expect((await load(db, owner, spn)).view.statusReason).toBe(statusReason)
})

test('the house number is only for those who may see it, and never in what engines read', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const place = {
    houseNo: 'B-204',
    address: 'Neem Heights, Sector 45',
    lat: 28.44463,
    lng: 77.06391,
  }
  const { spn } = await createListing(db, { ownerId: owner.id, ...place })

  expect(JSON.stringify(await load(db, null, spn))).not.toContain('B-204')
  const { houseNo, view, jsonLd } = await load(db, owner, spn)
  expect(houseNo).toBe('B-204')
  expect(JSON.stringify({ view, jsonLd })).not.toContain('B-204')
  expect(view.description).not.toContain('Neem Heights')
  expect(JSON.stringify(jsonLd)).not.toContain('Neem Heights')
  expect(jsonLd?.['@graph'][0]).toMatchObject({
    mainEntity: {
      address: { addressLocality: 'Sector 45', addressRegion: 'Gurugram' },
      geo: { latitude: 28.44, longitude: 77.06 },
    },
  })
})

test('an agent is called an agent wherever the page names who offers it', async ({ db }) => {
  const of = async (byAgent: boolean) => (await load(db, null, (await offer(byAgent)).spn)).view
  const offer = (byAgent: boolean) => createListing(db, { byAgent })

  const byAgent = await of(true)
  expect(byAgent.who).toBe('agent')
  expect(byAgent.description).toMatch(/Talk to the agent and visit\.$/)
  expect(JSON.stringify({ ...byAgent, costs: undefined })).not.toMatch(/\bowner\b/i)
  expect((await of(false)).description).toMatch(/Talk to the owner and visit\.$/)
})

test('a listing leads to the page of its locality', async ({ db }) => {
  const placed = await createListing(db, { placeId: 'gurugram/sector-45', locality: 'Sector 45' })
  expect((await load(db, null, placed.spn)).view.about).toEqual({
    to: '/localities/gurugram/sector-45',
    label: 'About Sector 45: prices, metro, neighbours',
  })
  const elsewhere = await createListing(db, { placeId: null })
  expect((await load(db, null, elsewhere.spn)).view.about).toBeUndefined()
})

test('similar listings are called nearby only where all of them are', async ({ db }) => {
  const { spn } = await createListing(db)
  await createListing(db, { lat: 28.46 })
  expect(await load(db, null, spn)).toMatchObject({ areSimilarNear: true, similar: [{}] })
})

test('similar listings may come from all of the city', async ({ db }) => {
  const { spn } = await createListing(db)
  await createListing(db, { lat: 28.54 })
  expect(await load(db, null, spn)).toMatchObject({ areSimilarNear: false, similar: [{}] })
})

test('a listing that was public and is gone leads to its kind and place', async ({ db }) => {
  const gone = { status: 'delete', deal: 'rent', city: 'delhi', locality: 'Saket' } as const
  const { spn, id } = await createListing(db, gone)

  for (const name of [spn, id]) {
    expect(await leadsTo(db, name)).toBe('/search/rent?q=Saket&city=delhi&cityIs=chosen&gone=1')
  }
  const without = await createListing(db, { status: 'review_failed', locality: null })
  expect(await leadsTo(db, without.spn)).toBe('/search/buy?city=gurugram&gone=1')
})

test('a listing that never was public leads where an unknown one does', async ({ db }) => {
  const { spn } = await createListing(db, { status: 'under_review', activeAt: null })

  for (const name of [spn, 'SPN00000000', 'nothing']) {
    expect(await leadsTo(db, name)).toBe('/search#gone')
  }
})

async function leadsTo(db: Db, name: string) {
  const answer: Response = await load(db, null, name).catch((redirected) => redirected)
  return answer.headers.get('location')
}

test('the page of a draft leads its owner to the steps that ask for it, and nobody else', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { spn } = await createListing(db, { ownerId: owner.id, status: 'draft' })
  const shown = await createListing(db, { ownerId: owner.id })

  const { edits } = await load(db, owner, spn)
  expect(edits.map(({ label }) => label)).toEqual([
    'Property Details',
    'Resale Details',
    'Location Details',
    'Amenities',
    'Additional Information',
    'Gallery',
  ])
  expect(edits[0]?.path).toBe(`/list-property/prop_details?id=${spn}`)
  expect((await load(db, staff, spn)).edits).toEqual([])
  expect((await load(db, owner, shown.spn)).edits).toEqual([])
})

const soon = addDays(indiaDay(new Date()), 90)

test.for<[string, Partial<NewListing>, string]>([
  ['is built', { propertyAge: '1_3_year', availableFrom: null }, 'Ready to move'],
  [
    'is built but not free yet',
    { propertyAge: '1_3_year', availableFrom: soon },
    `Available from ${formatDay(soon)}`,
  ],
  ['is not built', { propertyAge: 'under_construction' }, 'Under construction'],
  ['says nothing about it', { propertyAge: null, availableFrom: null }, ''],
])('a home that %s is called what it is', async ([, facts, readiness], { db }) => {
  const { spn } = await createListing(db, facts)
  expect((await load(db, null, spn)).view.readiness).toBe(readiness)
})

test.for<[Partial<NewListing>, number | null]>([
  [{ deal: 'resale', price: 90_00_000 }, 90_00_000],
  [{ deal: 'resale', price: 90_00_000, status: 'sold_out' }, null],
  [{ deal: 'resale', price: 90_00_000, propertyType: 'agricultural_land' }, null],
  [{ deal: 'rent', price: 20_000 }, null],
])('of %j the EMI is worked out for %s', async ([facts, price], { db }) => {
  const { spn } = await createListing(db, facts)
  expect((await load(db, null, spn)).view.emiPrice).toBe(price)
})

test('a home that is let is not called sold', async ({ db }) => {
  const { spn } = await createListing(db, { deal: 'rent', status: 'sold_out' })
  const { view } = await load(db, null, spn)
  expect(`${view.pageTitle} ${view.description}`).toMatch(/^Rented out: .* is rented out\.$/)
})

function load(db: Db, viewer: Viewer | null, spn: string) {
  const resources = resourcesFor(db)
  const context = new RouterContextProvider()
  context.set(resourcesContext, resources)
  context.set(siteContext, siteSettings(resources.env))
  context.set(viewerContext, viewer)
  return loadProperty(new Request(`http://localhost:3000/property/?id=${spn}`), context)
}
