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
  const { draft } = await openStep(db, owner, first)
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
  const answer = await open(db, viewer, address).catch((thrown: unknown) => thrown)
  return answer instanceof Response ? answer.headers.get('location') : answer
}

function open(db: Db, viewer: Viewer | null, address: string): Promise<unknown> {
  const args = { ...argsFor(db, viewer, address), params: {} }
  if (/property\/basic_details/.test(address))
    return loadBasics({ ...args, pattern: '/list-property/basic_details' })
  if (/property\/\w/.test(address)) return openStep(db, viewer, address)
  return loadStart({ ...args, pattern: '/list-property' })
}

function openStep(db: Db, viewer: Viewer | null, address: string) {
  const args = argsFor(db, viewer, address)
  const step = args.url.pathname.split('/')[2] ?? ''
  return loadStep({ ...args, params: { step }, pattern: '/list-property/:step' })
}

function argsFor(db: Db, viewer: Viewer | null, address: string) {
  const context = new RouterContextProvider()
  context.set(resourcesContext, resourcesFor(db))
  context.set(viewerContext, viewer)
  const url = new URL(address, 'http://localhost:3000')
  return { context, url, request: new Request(url) }
}
