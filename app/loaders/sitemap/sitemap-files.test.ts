import { describe, expect } from 'vitest'
import { makeSitemapFile, makeSitemapIndex } from '#app/loaders/sitemap/sitemap-files.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const site = 'https://basera.example'

describe('the index', () => {
  test('names the pages and each kind of which something is on show', async ({ db }) => {
    await createListing(db)
    await createListing(db, { bhk: '3bhk', propertyType: 'villa' })
    await createListing(db, { city: 'hisar', deal: 'rent' })
    await createListing(db, { city: 'noida', status: 'sold_out' })

    expect(addresses(await makeSitemapIndex(db, `${site}/`))).toEqual([
      `${site}/sitemaps/pages.xml`,
      `${site}/sitemaps/hisar-residential-rent.xml`,
      `${site}/sitemaps/gurugram-residential-resale.xml`,
    ])
  })

  test('names only files that are there', async ({ db }) => {
    await createListing(db)

    for (const address of addresses(await makeSitemapIndex(db, site))) {
      const file = address.slice(`${site}/sitemaps/`.length)
      expect(await makeSitemapFile(db, site, file)).toMatch(/^<\?xml /)
    }
  })
})

describe('a file of listings', () => {
  test('gives the address and the last change of each', async ({ db }) => {
    const { spn } = await createListing(db, { updatedAt: new Date('2026-02-03T10:00:00Z') })

    expect(await makeSitemapFile(db, site, 'gurugram-residential-resale.xml')).toContain(
      `<url><loc>${site}/property/?id=${spn}</loc><lastmod>2026-02-03</lastmod></url>`,
    )
  })

  test.for([
    'gurugram-residential-rent.xml',
    'gurugram-residential-resale',
    'paris-residential-rent.xml',
    '',
  ])('“%s” is not there', async (file, { db }) => {
    await createListing(db)

    expect(await makeSitemapFile(db, site, file)).toBeUndefined()
  })
})

test('the pages are known by the address they call their own, and no private one is among them', async ({
  db,
}) => {
  const pages = addresses((await makeSitemapFile(db, site, 'pages.xml')) ?? '')

  expect(pages).toEqual(
    expect.arrayContaining([
      `${site}/`,
      `${site}/about`,
      `${site}/search?city=hisar`,
      `${site}/search/commercial/buy?city=delhi`,
    ]),
  )
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.filter((page) => /login|saved|compare|profile|list-property/.test(page))).toEqual([])
})

test('what has a meaning in XML is written as text', async ({ db }) => {
  const xml = await makeSitemapFile(db, `${site}/a&b<c>'"`, 'pages.xml')

  expect(xml).toContain(`<loc>${site}/a&amp;b&lt;c&gt;&apos;&quot;/about</loc>`)
})

function addresses(xml: string) {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
}
