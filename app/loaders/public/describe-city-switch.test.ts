import { describe, expect } from 'vitest'
import { describeCitySwitch } from '#app/loaders/public/describe-city-switch.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { test } from '#tests/database.ts'

const moved: ListingSearch = {
  city: 'gurugram',
  cityWas: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: 'huda city center',
  filters: { ...noFilters, bhk: ['2bhk'] },
}

describe('describeCitySwitch', () => {
  test('says where the place is by the name that was used, and offers the way back', async ({
    db,
  }) => {
    const { line, links } = (await describeCitySwitch(db, moved, undefined))!

    expect(line).toBe('Showing Gurugram, where HUDA City Centre is.')
    expect(links).toEqual([
      {
        to: '/search/rent?q=huda+city+center&city=delhi&filterBHK=2bhk&cityIs=kept',
        label: 'Search Delhi instead',
      },
    ])
  })

  test('names the other cities that have such a place', async ({ db }) => {
    const search = { ...moved, city: 'noida', text: 'sector 62' } as const
    const { line, links } = (await describeCitySwitch(db, search, undefined))!

    expect(line).toBe('Showing Noida, where Sector 62 is.')
    expect(links.map(({ label }) => label)).toEqual(['Also in Gurugram', 'Search Delhi instead'])
  })

  test('leads back to all of Delhi NCR where that was asked for', async ({ db }) => {
    const search = { ...moved, city: 'hisar', cityWas: 'ncr', text: 'sector 14' } as const
    const { links } = (await describeCitySwitch(db, search, undefined))!

    expect(links).toEqual([
      {
        to: '/search/rent?q=sector+14&city=ncr&filterBHK=2bhk&cityIs=kept',
        label: 'Search Delhi NCR instead',
      },
    ])
  })

  test('is silent where the city is the one that was asked for', async ({ db }) => {
    expect(
      await describeCitySwitch(db, { ...moved, cityWas: undefined }, undefined),
    ).toBeUndefined()
    expect(
      await describeCitySwitch(db, { ...moved, cityWas: 'gurugram' }, undefined),
    ).toBeUndefined()
  })
})
