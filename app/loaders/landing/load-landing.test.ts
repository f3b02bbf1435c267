import { RouterContextProvider } from 'react-router'
import { describe, expect } from 'vitest'
import { findLandingOfSearch, findPageAbout } from '#app/loaders/landing/find-landing-of-search.ts'
import { loadCity } from '#app/loaders/landing/load-city.ts'
import { loadLanding } from '#app/loaders/landing/load-landing.ts'
import { loadLocality } from '#app/loaders/landing/load-locality.ts'
import { resourcesContext, siteContext, viewerContext } from '#app/session/context.ts'
import { loginPath } from '#app/session/redirect.ts'
import { landingSearch } from '#contract/landing/landing-path.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { summariseHistory } from '#domain/market/summarise-history.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { test } from '#tests/database.ts'
import { createListings } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const sector45 = { placeId: 'gurugram/sector-45' } as const

describe('a landing page', () => {
  test('tells how many there are, what they cost, and shows them', async ({ db }) => {
    await createMany(db, 8, sector45)
    await createMany(db, 1, { ...sector45, bhk: '3bhk', price: 20_000_000 })
    const page = await landing(db, '/buy/gurugram/sector-45')

    expect(page.heading).toBe('Homes for sale in Sector 45, Gurugram')
    expect(page.sentences.slice(0, 2)).toEqual([
      '9 homes are for sale in Sector 45, Gurugram, from owners and agents.',
      'The median asking price is ₹ 85 Lakh for 2 BHK.',
    ])
    expect(page.prices.map(({ label, price, count }) => [label, price, count])).toEqual([
      ['2 BHK', '₹ 85 Lakh', '8'],
      ['3 BHK', undefined, '1'],
      ['All', '₹ 85 Lakh', '9'],
    ])
    expect(page.listings).toHaveLength(9)
    expect(page.search.to).toBe('/search/buy?q=Sector+45&city=gurugram')
    expect(page).toMatchObject({ isEmpty: false, canonical: '/buy/gurugram/sector-45' })
    expect(page.image).toMatch(/^\/share\/buy\/gurugram\/sector-45\.jpg\?v=\w+$/)
  })

  test('leads down, up and sideways, only to pages that have something', async ({ db }) => {
    await createMany(db, 2, sector45)
    await createMany(db, 1, { ...sector45, deal: 'rent', propertyType: 'villa' })
    await createMany(db, 1, { placeId: 'gurugram/sector-44', locality: 'Sector 44' })
    const { groups } = await landing(db, '/buy/gurugram/sector-45')

    const links = groups.flatMap((group) => group.links.map(({ to }) => to))
    expect(links).toEqual([
      '/buy/gurugram/sector-45/2bhk',
      '/buy/gurugram/sector-45/apartments',
      '/buy/gurugram/sector-44',
      '/rent/gurugram/sector-45',
      ...links.filter((link) => /old-gurugram|new-gurugram/.test(link)),
      '/buy/gurugram',
      '/localities/gurugram/sector-45',
    ])
  })

  test('without anything on offer is kept out of search engines, with what is near', async ({
    db,
  }) => {
    await createMany(db, 1, sector45)
    const page = await landing(db, '/buy/gurugram/sector-44/4bhk-villas')

    expect(page).toMatchObject({ isEmpty: true, image: undefined })
    expect(page.sentences[0]).toBe('No 4 BHK villas are for sale in Sector 44, Gurugram just now.')
    expect(page.questions).toEqual([])
    const search = '/search/buy?q=Sector+44&city=gurugram&filterBHK=4bhk&filterPropType=villa'
    expect(page.wish).toEqual({
      to: loginPath(`${search}#save-search`),
      label: 'Tell me about new homes like this',
    })
  })

  test('leaves out what lies elsewhere and only mentions the place', async ({ db }) => {
    await createMany(db, 1, sector45)
    const address = 'Beside Sector 45'
    await createMany(db, 1, { placeId: 'gurugram/sector-44', locality: 'Sector 44', address })
    const page = await landing(db, '/buy/gurugram/sector-45')

    expect(page.sentences[0]).toMatch(/^1 home is for sale in Sector 45/)
    expect(page.listings.map(({ locality }) => locality)).toEqual(['Sector 45'])
  })

  test('says the same to search engines as to people', async ({ db }) => {
    await createMany(db, 8, sector45)
    const { jsonLd, crumbs, questions } = await landing(db, '/buy/gurugram/sector-45/2bhk')
    const [breadcrumbs, faq] = jsonLd['@graph'] as [
      { itemListElement: { name: string; item: string }[] },
      { mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
    ]

    expect(crumbs.map(({ label }) => label)).toEqual([
      'Home',
      'Buy in Gurugram',
      'Sector 45',
      '2 BHK',
    ])
    expect(breadcrumbs.itemListElement.map(({ name }) => name)).toEqual(
      crumbs.map(({ label }) => label),
    )
    expect(breadcrumbs.itemListElement[2]?.item).toMatch(/^https?:.+\/buy\/gurugram\/sector-45$/)
    expect(faq.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ ask }) => ask))
    expect(questions).toContainEqual({
      ask: 'What do owners ask for 2 BHK homes in Sector 45, Gurugram?',
      answer: 'The median of 8 is ₹ 85 Lakh.',
    })
  })

  test('is there only for cities, places and kinds of homes that there are', async ({ db }) => {
    for (const path of [
      '/rent/paris',
      '/rent/gurugram/atlantis',
      '/rent/gurugram/sector-45/castles',
    ])
      await expect(landingNow(db, path), path).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('has one address', async ({ db }) => {
    const answer = landingNow(db, '/Buy/Gurugram/Sector-45')
    const moved = await answer.catch((response: Response) => response)
    expect(moved).toMatchObject({ status: 301 })
    expect((moved as Response).headers.get('location')).toBe('/buy/gurugram/sector-45')
  })
})

test('the page of a locality says where too few homes are known, and tells of the city', async ({
  db,
}) => {
  await createMany(db, 3, sector45)
  const { context, url } = await ask(db, '/localities/gurugram/sector-45')
  const page = await loadLocality(url, { city: 'gurugram', place: 'sector-45' }, context)

  expect(page.markets[1]?.rows[0]).toMatchObject({ label: '2 BHK', price: undefined, count: '3' })
  expect(page.markets[1]?.trendNote).toBe(
    'Too few homes came in Sector 45 to compare months there.',
  )
  expect(page.stay[1]).toMatch(/^Too few homes for sale in Sector 45 have left/)
  expect(page.listings).toHaveLength(3)
  expect(page.landmarks.length).toBeGreaterThan(0)
  expect(page.image).toMatch(/^\/share\/localities\/gurugram\/sector-45\.jpg\?v=\w+$/)
})

test('the page of a city names its localities in the order of their numbers', async ({ db }) => {
  for (const sector of ['sector-10', 'sector-9', 'sushant-lok-1'])
    await createMany(db, 1, { placeId: `gurugram/${sector}` })
  const { context, url } = await ask(db, '/localities/gurugram')
  const { groups, image } = await loadCity(url, { city: 'gurugram' }, context)

  const sectors = groups.flatMap(({ links }) => links.map(({ label }) => label))
  expect(sectors.filter((name) => name.startsWith('Sector'))).toEqual(['Sector 9', 'Sector 10'])
  expect(image).toMatch(/^\/share\/localities\/gurugram\.jpg\?v=\w+$/)
})

describe('a search that equals a landing page is known by it', () => {
  const homes = { city: 'gurugram', category: 'residential', deal: 'rent' } as const
  const searches = [
    [landingSearch(homes), '/rent/gurugram'],
    [{ ...landingSearch(homes), order: 'cheapest' }, '/rent/gurugram'],
    [landingSearch({ ...homes, rooms: '2bhk' }, 'Sector 45'), '/rent/gurugram/sector-45/2bhk'],
    [landingSearch(homes, 'pool'), undefined],
    [
      {
        ...landingSearch(homes),
        filters: { ...landingSearch(homes).filters, priceMax: 20_000 },
      },
      undefined,
    ],
  ] as const

  test('where the page shows all that it finds, in whatever order', async ({ db }) => {
    await createMany(db, 1, { ...sector45, deal: 'rent' })
    await summariseMarket(db)
    for (const [search, path] of searches) {
      const match = await findTextMatch(db, search)
      expect(await findLandingOfSearch(db, search, match), JSON.stringify(search)).toBe(path)
    }
  })

  test('unless what it finds only mentions the place', async ({ db }) => {
    const address = 'Beside Sector 45'
    await createMany(db, 1, { placeId: 'gurugram/sector-44', deal: 'rent', address })
    await summariseMarket(db)
    const search = landingSearch(homes, 'Sector 45')
    const match = await findTextMatch(db, search)
    expect(await findLandingOfSearch(db, search, match)).toBeUndefined()
  })
})

describe('results lead to the page about the place or the city', () => {
  const homes = landingSearch({ city: 'gurugram', category: 'residential', deal: 'rent' })
  const sector = { name: 'Sector 45', to: '/localities/gurugram/sector-45' }
  test.for([
    [homes, { name: 'Gurugram', to: '/localities/gurugram' }],
    [{ ...homes, text: 'sector 45', filters: { ...homes.filters, priceMax: 20_000 } }, sector],
    [{ ...homes, text: 'sector 45 within 2 km' }, undefined],
    [{ ...homes, text: 'pool' }, undefined],
    [{ ...homes, region: 'ncr' }, undefined],
  ] as const)('%j: %j', async ([search, about], { db }) => {
    const match = await findTextMatch(db, search)
    expect(await findPageAbout(db, search, match)).toEqual(about)
  })
})

async function landing(db: Db, path: string) {
  const { context, url } = await ask(db, path)
  return loadLanding(url, context)
}

async function ask(db: Db, path: string) {
  await summariseMarket(db)
  await summariseHistory(db)
  return asked(db, path)
}

/** The page before anything was counted, which takes the most time. */
async function landingNow(db: Db, path: string) {
  const { context, url } = asked(db, path)
  return loadLanding(url, context)
}

function asked(db: Db, path: string) {
  const resources = resourcesFor(db)
  const context = new RouterContextProvider()
  context.set(resourcesContext, resources)
  context.set(viewerContext, null)
  context.set(siteContext, siteSettings(resources.env))
  return { context, url: new URL(path, 'http://localhost:3000') }
}

async function createMany(db: Db, count: number, differences: Partial<NewListing>) {
  await createListings(
    db,
    Array.from({ length: count }, () => differences),
  )
}
