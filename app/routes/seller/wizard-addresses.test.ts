import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { loader as loadBasics } from '#app/routes/seller/basic-details.tsx'
import { loader as loadStart } from '#app/routes/seller/list-property.tsx'
import { loader as loadStep } from '#app/routes/seller/wizard-step.tsx'
import { resourcesContext, viewerContext } from '#app/session/context.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const unknown = 'SPN00000000'

test.for(['/list-property', '/list-property/amenities?id=SPN1', '/list-property/basic_details'])(
  'a visitor logs in first and comes back to %s',
  async (address, { db }) => {
    const back = encodeURIComponent(address)
    expect(await leadsTo(db, null, address)).toBe(`/login?redirect_url=${back}`)
  },
)

test('the number of a draft of one’s own opens its first step, and each of its steps', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const { spn } = await createListing(db, { ownerId: owner.id, status: 'draft', bhk: '3bhk' })

  const first = `/list-property/prop_details?id=${spn}`
  expect(await leadsTo(db, owner, `/list-property?id=${spn}`)).toBe(first)
  const { draft } = await load(db, owner, first, loadStep)
  expect(draft).toMatchObject({ spn, answers: { bhk: '3bhk' } })
})

test('numbers of others, wrong ones and steps without one start anew', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const { spn } = await createListing(db, { status: 'draft' })

  for (const address of [
    `?id=${spn}`,
    `/amenities?id=${spn}`,
    `/basic_details?id=${spn}`,
    `?id=${unknown}`,
    `/amenities?id=${unknown}`,
    '/amenities',
    '/nothing',
  ])
    expect(await leadsTo(db, viewer, `/list-property${address}`), address).toBe('/list-property')
})

/** Where an address of the wizard leads on to. */
async function leadsTo(db: Db, viewer: Viewer | null, address: string) {
  const loaded = load(db, viewer, address, loaderOf(address))
  const answer = await loaded.catch((thrown: unknown) => thrown)
  return answer instanceof Response ? answer.headers.get('location') : answer
}

function loaderOf(address: string): typeof loadStart | typeof loadBasics | typeof loadStep {
  if (/basic_details/.test(address)) return loadBasics
  return /property\/\w/.test(address) ? loadStep : loadStart
}

function load<Answer>(
  db: Db,
  viewer: Viewer | null,
  address: string,
  loader: (args: Parameters<typeof loadStep>[0]) => Promise<Answer>,
) {
  const context = new RouterContextProvider()
  context.set(resourcesContext, resourcesFor(db))
  context.set(viewerContext, viewer)
  const url = new URL(address, 'http://localhost:3000')
  const step = url.pathname.split('/')[2] ?? ''
  const request = new Request(url)
  return loader({ request, context, params: { step }, url, pattern: '/list-property/:step' })
}
