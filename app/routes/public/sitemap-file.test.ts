import { gunzipSync } from 'node:zlib'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { loader } from '#app/routes/public/sitemap-file.ts'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import type { Db } from '#db/connect.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('goes out gzipped to those who read it so, and plain to others', async ({ db }) => {
  const { spn } = await createListing(db)
  await summariseMarket(db)

  const packed = await ask(db, 'br;q=1.0, gzip;q=0.8')
  const plain = [await ask(db, 'identity'), await ask(db, 'gzip;q=0, br')]

  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toContain(spn)
  for (const each of plain) {
    expect(each.headers.get('content-encoding')).toBeNull()
    expect(await each.text()).toContain(spn)
  }
  expect(packed.headers.get('vary')).toBe('Accept-Encoding')
})

function ask(db: Db, encodings: string) {
  const resources = resourcesFor(db)
  const context = new RouterContextProvider()
  context.set(resourcesContext, resources)
  context.set(siteContext, siteSettings(resources.env))
  const file = 'gurugram-residential-resale-1.xml'
  const url = new URL(`http://localhost:3000/sitemaps/${file}`)
  const request = new Request(url, { headers: { 'accept-encoding': encodings } })
  return loader({ request, context, params: { file }, url, pattern: '/sitemaps/:file' })
}
