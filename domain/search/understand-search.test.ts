import { describe, expect, test } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { understandSearch, understandWithin } from '#domain/search/understand-search.ts'

const homes: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'resale',
  text: '',
  filters: { ...noFilters, furnishing: ['semi_furnished'] },
}

describe('understandSearch', () => {
  test.each([
    [
      '3 bhk dwarka under 80 lakh',
      '/search/buy?q=dwarka&city=delhi&filterBHK=3bhk&filterPriceMax=8000000&filterFurnishing=semi_furnished',
    ],
    [
      '2bhk sec 14 gurgaon 25k rent',
      '/search/rent?q=sec+14&city=gurugram&filterBHK=2bhk&filterPriceMax=25000',
    ],
    [
      'do kamre kiraya 15 hazar noida',
      '/search/rent?city=noida&filterBHK=2bhk&filterPriceMax=15000',
    ],
    ['dukan karol bagh', '/search/commercial/buy?q=karol+bagh&city=delhi&filterPropType=shop'],
    ['saket', '/search/buy?q=saket&city=delhi&filterFurnishing=semi_furnished'],
    [
      'lift and gym, pet friendly',
      '/search/buy?city=delhi&filterFurnishing=semi_furnished&filterAmenities=amenities_lift,amenities_gym&wishes=Pets+allowed',
    ],
    [
      'sasta 3rd floor flat near metro',
      '/search/buy?city=delhi&filterFurnishing=semi_furnished&filterPropType=apartment&filterFloor=3&sort=cheapest&wishes=near+metro',
    ],
    [
      'immediate 2bhk buy',
      '/search/buy?city=delhi&filterBHK=2bhk&filterPropStatus=ready&filterFurnishing=semi_furnished',
    ],
    [
      'bachelor 2bhk',
      '/search/rent?city=delhi&filterBHK=2bhk&filterTenants=bachelor_male,bachelor_female',
    ],
    [
      'family 2bhk for sale',
      '/search/buy?city=delhi&filterBHK=2bhk&filterFurnishing=semi_furnished',
    ],
    ['3 bhk office', '/search/commercial/buy?city=delhi&filterPropType=office_space&wishes=3+BHK'],
    [
      'mumbai 2bhk',
      '/search/buy?city=delhi&filterBHK=2bhk&filterFurnishing=semi_furnished&wishes=mumbai',
    ],
    ['rent out my flat', '/search/rent?city=delhi&filterPropType=apartment&offer=rent+out+my+flat'],
    [
      'saket metro walking distance',
      '/search/buy?q=saket+metro+within+1+km&city=delhi&filterFurnishing=semi_furnished',
    ],
    ['plot on rent', '/search/rent?city=delhi&wishes=Plot'],
  ])('turns “%s” into an address', (text, href) => {
    const understood = understandSearch({ ...homes, text })

    expect(searchHref(understood)).toBe(href)
    expect(understandSearch(understood), 'a second time changes nothing').toEqual(understood)
  })
})

describe('understandWithin', () => {
  test('adds filters but keeps city, kind and what was chosen', () => {
    const search = understandWithin({ ...homes, text: 'unfurnished 3 bhk saket rent 50k' })

    expect(search).toMatchObject({ city: 'delhi', deal: 'resale', text: 'saket' })
    expect(search.filters).toMatchObject({
      bhk: ['3bhk'],
      furnishing: ['semi_furnished'],
      priceMax: 50_000,
    })
  })

  test.each([
    ['3 bhk mumbai under 80 lakh', 'mumbai', { bhk: ['3bhk'], priceMax: 80_00_000 }],
    ['3 bhk gurgaon under 80 lakh', 'gurgaon', { bhk: ['3bhk'], priceMax: 80_00_000 }],
    ['office saket under 80 lakh', 'office saket', { bhk: [], priceMax: 80_00_000 }],
  ])('leaves another city or category of “%s” among the words', (text, left, filters) => {
    expect(understandWithin({ ...homes, text })).toMatchObject({
      city: 'delhi',
      category: 'residential',
      text: left,
      filters,
    })
  })

  test('reads travel times as the page does, within the city that was asked for', () => {
    const text = '2bhk 30 min to cyber city by metro and 45 min to saket'
    const [call, page] = [understandWithin, understandSearch].map((understand) =>
      understand({ ...homes, text }),
    )

    expect(call).toMatchObject({
      city: 'delhi',
      text: '',
      to: 'gurugram.dlf-cyber-city,delhi.saket',
      within: '30,45',
    })
    expect(page).toMatchObject({ region: 'ncr', to: call?.to, within: call?.within })
  })

  test('asks nobody who buys who is going to live there', () => {
    const search = understandWithin({ ...homes, text: 'bachelors 3rd floor' })

    expect(search.filters).toMatchObject({ tenants: [], floors: ['3'] })
  })

  test('asks no commercial listing for its bedrooms or for being a villa', () => {
    const search = understandWithin({ ...homes, category: 'commercial', text: '3 bhk villa saket' })

    expect(search).toMatchObject({ text: 'villa saket', filters: { bhk: [], propertyTypes: [] } })
  })
})
