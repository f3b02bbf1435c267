import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { servicesContext, siteContext, viewerContext } from '#app/context.ts'
import { loadProperty } from '#app/routes/public/load-property.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { servicesFor } from '#tests/services-for.ts'

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

function load(db: Db, viewer: Viewer | null, spn: string) {
  const services = servicesFor(db)
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(siteContext, siteSettings(services.env))
  context.set(viewerContext, viewer)
  return loadProperty(new Request(`http://localhost:3000/property/?id=${spn}`), context)
}
