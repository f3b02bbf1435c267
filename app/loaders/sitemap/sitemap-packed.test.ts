import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { packSitemapFile } from '#app/loaders/sitemap/sitemap-packed.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const site = 'https://basera.example'
const file = 'gurugram-residential-resale-1.xml'

test('a file that took long to make is kept, and shared by those who ask at once', async ({
  db,
}) => {
  const { spn } = await createListing(db)
  await summariseMarket(db)
  const ask = () => packSitemapFile(db, site, file, { minCostMs: 0 })

  const [first, second] = await Promise.all([ask(), ask()])
  await createListing(db)

  expect(gunzipSync(first!).toString()).toContain(spn)
  expect(second).toBe(first)
  expect(await ask()).toBe(first)
})

test('a short file stays exact', async ({ db }) => {
  const ask = () => packSitemapFile(db, site, file, { minCostMs: 60_000 })
  expect(await ask()).toBeUndefined()

  const { spn } = await createListing(db)
  await summariseMarket(db)

  expect(gunzipSync((await ask())!).toString()).toContain(spn)
})

test('other names are not looked for', async ({ db }) => {
  expect(await packSitemapFile(db, site, 'paris-residential-rent.xml')).toBeUndefined()
})
