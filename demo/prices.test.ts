import { describe, expect, test } from 'vitest'
import { type City, cities } from '#contract/options.ts'
import type { ListingRow } from '#demo/listing-row.ts'
import { sqFtPerAcre } from '#demo/prices.ts'
import { demoListings } from '#tests/demo-listings.ts'

const listings = demoListings.filter(({ status }) => status !== 'draft')

/** The lowest, the usual and the highest price of a square foot in a flat or on a floor. */
const bands: Record<City, { range: [number, number]; usual: [number, number] }> = {
  gurugram: { range: [4_500, 30_000], usual: [9_000, 18_000] },
  delhi: { range: [4_000, 46_000], usual: [11_000, 24_000] },
  noida: { range: [3_400, 20_000], usual: [6_500, 13_000] },
  ghaziabad: { range: [2_800, 13_500], usual: [5_000, 9_000] },
  faridabad: { range: [2_800, 13_500], usual: [5_000, 9_000] },
  hisar: { range: [2_000, 8_000], usual: [3_000, 6_000] },
  bhiwani: { range: [1_800, 7_000], usual: [2_500, 5_000] },
}

describe.each(cities.values)('prices in %s', (city) => {
  const flats = listings.filter(
    ({ propertyType, ...listing }) =>
      listing.city === city && /apartment|individual_floor/.test(propertyType ?? ''),
  )

  test('of flats for sale are those of the market', () => {
    const rates = flats.filter(({ deal }) => deal === 'resale').map(perSqFt)
    const { range, usual } = bands[city]
    expect(Math.min(...rates)).toBeGreaterThan(range[0])
    expect(Math.max(...rates)).toBeLessThan(range[1])
    expect(median(rates)).toBeGreaterThan(usual[0])
    expect(median(rates)).toBeLessThan(usual[1])
  })

  test('of flats to let are about a quarter of a percent of their value a month', () => {
    const share = median(rates('rent')) / median(rates('resale'))
    expect(share).toBeGreaterThan(0.0018)
    expect(share).toBeLessThan(0.0045)
  })

  function rates(deal: string) {
    return flats.filter((flat) => flat.deal === deal).map(perSqFt)
  }
})

describe('prices', () => {
  test('of homes to let come with a deposit of one or two months', () => {
    const homes = listings.filter(({ category }) => category === 'residential')
    const others = homes.filter(({ deal, price, deposit }) => {
      const months = deal === 'rent' ? [1, 2] : [0]
      return !months.includes((deposit ?? 0) / (price ?? 1))
    })
    expect(others.map(({ spn }) => spn)).toEqual([])
  })

  test('of an acre of farmland lie between 20 lakh and 6 crore', () => {
    const farms = listings.filter(({ propertyType }) => propertyType === 'agricultural_land')
    for (const farm of farms) {
      expect(perSqFt(farm) * sqFtPerAcre).toBeGreaterThan(20_00_000)
      expect(perSqFt(farm) * sqFtPerAcre).toBeLessThan(6_00_00_000)
    }
  })

  test('of shops are above those of offices, those of warehouses below', () => {
    const usual = (type: string) =>
      median(
        listings
          .filter(({ propertyType, deal }) => propertyType === type && deal === 'rent')
          .map(perSqFt),
      )
    expect(usual('shop')).toBeGreaterThan(usual('office_space'))
    expect(usual('wharehouse')).toBeLessThan(usual('office_space'))
  })
})

function perSqFt({ price, builtUpArea }: ListingRow) {
  return (price ?? 0) / (builtUpArea ?? 1)
}

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
