import { Readable } from 'node:stream'
import { describe, expect } from 'vitest'
import { makeSitemapFile, makeSitemapIndex } from '#app/loaders/sitemap/sitemap-files.ts'
import type { Db } from '#db/connect.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const site = 'https://basera.example'

describe('the index', () => {
  test('names the pages, the places and each kind of which something is on show', async ({
    db,
  }) => {
    await createListing(db)
    await createListing(db, { bhk: '3bhk', propertyType: 'villa' })
    await createListing(db, { city: 'hisar', deal: 'rent' })
    await createListing(db, { city: 'noida', status: 'sold_out' })
    await summariseMarket(db)

    expect(addresses(await makeSitemapIndex(db, `${site}/`))).toEqual([
      `${site}/sitemaps/pages.xml`,
      `${site}/sitemaps/gurugram-places.xml`,
      `${site}/sitemaps/hisar-places.xml`,
      `${site}/sitemaps/gurugram-residential-resale-1.xml`,
      `${site}/sitemaps/hisar-residential-rent-1.xml`,
    ])
  })

  test('dates each file by the last change in it', async ({ db }) => {
    await createListing(db, { activeAt: new Date('2026-01-01'), updatedAt: new Date('2026-02-03') })
    await createListing(db, { activeAt: new Date('2026-01-02'), updatedAt: new Date('2026-01-02') })
    await summariseMarket(db, { perFile: 1 })

    const index = await makeSitemapIndex(db, site)

    expect(index).toContain('resale-1.xml</loc><lastmod>2026-02-03</lastmod>')
    expect(index).toContain('resale-2.xml</loc><lastmod>2026-01-02</lastmod>')
    expect(index).toContain('gurugram-places.xml</loc><lastmod>2026-02-03</lastmod>')
  })

  test('names only files that are there', async ({ db }) => {
    await createListing(db)
    await summariseMarket(db)

    for (const address of addresses(await makeSitemapIndex(db, site))) {
      const file = address.slice(`${site}/sitemaps/`.length)
      expect(await read(db, file)).toMatch(/^<\?xml [\s\S]+<\/urlset>\n$/)
    }
  })
})

describe('a file of listings', () => {
  test('gives the address and the last change of each', async ({ db }) => {
    const { spn } = await createListing(db, { updatedAt: new Date('2026-02-03T10:00:00Z') })
    await summariseMarket(db)

    expect(await read(db, 'gurugram-residential-resale-1.xml')).toContain(
      `<url><loc>${site}/property/?id=${spn}</loc><lastmod>2026-02-03</lastmod></url>`,
    )
  })

  test('is there only under a name that the index has', async ({ db }) => {
    await createListing(db)
    await summariseMarket(db)

    for (const file of [
      'gurugram-residential-rent-1.xml',
      'gurugram-residential-resale-2.xml',
      'gurugram-residential-resale-0.xml',
      'gurugram-residential-resale-1',
      'paris-residential-rent-1.xml',
      'hisar-places.xml',
      '',
    ])
      expect(await read(db, file), file).toBe('')
  })
})

test('a file of places has every landing page with something on offer, and no other', async ({
  db,
}) => {
  const inSector = { placeId: 'gurugram/sector-45' }
  await createListing(db, inSector)
  await createListing(db, { ...inSector, bhk: '3mbhk' })
  await createListing(db, { ...inSector, bhk: null, propertyType: 'plot' })
  await createListing(db, { status: 'sold_out', deal: 'rent' })
  await summariseMarket(db)

  const places = addresses(await read(db, 'gurugram-places.xml'))
  const found = ['', '/2bhk', '/2bhk-apartments', '/apartments', '/plots']
  const inScope = (scope: string) => found.map((what) => `${site}/buy/${scope}${what}`)

  expect(places.filter((page) => !page.includes('/old-') && !page.includes('/new-'))).toEqual(
    expect.arrayContaining([
      `${site}/localities/gurugram`,
      ...inScope('gurugram'),
      `${site}/localities/gurugram/sector-45`,
      ...inScope('gurugram/sector-45'),
    ]),
  )
  expect(places.filter((page) => page.includes('/rent/') || page.includes('3'))).toEqual([])
  expect(new Set(places).size).toBe(places.length)
})

test('the pages are known by the address they call their own, and no private one is among them', async ({
  db,
}) => {
  const pages = addresses(await read(db, 'pages.xml'))

  expect(pages).toEqual(
    expect.arrayContaining([`${site}/`, `${site}/about`, `${site}/search?city=hisar`]),
  )
  expect(new Set(pages).size).toBe(pages.length)
  expect(
    pages.filter((page) => /login|saved|compare|profile|list-property|search\/rent/.test(page)),
  ).toEqual([])
})

test('what has a meaning in XML is written as text', async ({ db }) => {
  const xml = await read(db, 'pages.xml', `${site}/a&b<c>'"`)

  expect(xml).toContain(`<loc>${site}/a&amp;b&lt;c&gt;&apos;&quot;/about</loc>`)
})

async function read(db: Db, file: string, publicUrl = site) {
  return (await Readable.from(makeSitemapFile(db, publicUrl, file)).toArray()).join('')
}

function addresses(xml: string) {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
}
