import { describe, expect } from 'vitest'
import { noFilters, type SearchFilters } from '#contract/search/listing-search.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { test } from '#tests/database.ts'
import { fill, found, homes } from '#tests/listed-homes.ts'

const besideSaketStation = { lat: 28.5215, lng: 77.2024 }
const farFromAny = { lat: 28.1, lng: 76.1 }
const cityArea = { south: 28, west: 76, north: 29, east: 78 }

describe('the further filters', () => {
  test.for<[string, Partial<SearchFilters>, string[]]>([
    ['area from', { areaMin: 1_000 }, ['house', 'flat']],
    ['area up to', { areaMax: 900 }, ['house', 'room']],
    ['an area that no listing can have', { areaMin: 9_999_999_999 }, []],
    // The room costs a rupee more with all that comes on top, the house does not say how much that is.
    ['the whole month', { monthlyMax: 12_000 }, ['house', 'flat']],
    ['the whole month of all', { monthlyMax: 12_001 }, ['house', 'flat', 'room']],
    ['bathrooms', { bathrooms: '2' }, ['house', 'flat']],
    ['a metro station', { metro: '500' }, ['room']],
    ['ground floor', { floors: ['ground'] }, ['room']],
    ['floors', { floors: ['ground', '7'] }, ['flat', 'room']],
    ['high floors', { floors: ['5m'] }, ['flat']],
    ['upper floors', { floors: ['upper'] }, ['flat']],
    ['top floor', { floors: ['top'] }, ['flat', 'room']],
    ['basement', { floors: ['basement'] }, []],
    ['facing', { facing: ['east', 'north'] }, ['flat', 'room']],
    ['a family', { tenants: ['family'] }, ['house', 'flat']],
    ['bachelors', { tenants: ['bachelor_male', 'bachelor_female'] }, ['house', 'room']],
    ['one amenity', { amenities: ['amenities_gym'] }, ['house', 'flat']],
    ['all amenities', { amenities: ['amenities_gym', 'amenities_swimming_pool'] }, ['flat']],
    ['a lift', { amenities: ['amenities_lift'] }, ['flat']],
    ['power backup', { amenities: ['amenities_power_backup'] }, ['house', 'flat']],
    ['a balcony', { features: ['balcony'] }, ['flat']],
    ['a corner', { features: ['corner_property'] }, ['house']],
    ['all features', { features: ['corner_property', 'on_main_road'] }, []],
    ['owners', { features: ['direct_owner'] }, ['flat', 'room']],
    ['a servant room', { features: ['servant_room'] }, ['house', 'flat']],
    ['pets and a terrace', { features: ['pets_allowed', 'private_terrace'] }, ['flat']],
    ['others too', { floors: ['7'], bhk: ['1rk'] }, []],
  ])('find by %s, on page, in counts and on the map', async ([, further, expected], { db }) => {
    await fill(db, [
      {
        address: 'room',
        price: 11_000,
        maintenance: 'maintance_extra',
        maintenanceAmount: 500,
        parkingAmount: 300,
        powerBackupAmount: 201,
        bhk: '1rk',
        ...besideSaketStation,
        builtUpArea: 400,
        bathrooms: 1,
        balconies: 0,
        floor: 'ground',
        totalFloors: 'ground_only',
        facing: 'north',
        tenants: ['bachelor_female'],
      },
      {
        address: 'flat',
        price: 12_000,
        maintenance: 'maintance_included',
        maintenanceAmount: 3_000,
        ...farFromAny,
        builtUpArea: 1_050,
        bathrooms: 2,
        balconies: 1,
        floor: '7',
        totalFloors: '7',
        facing: 'east',
        tenants: ['family', 'company'],
        homeFeatures: ['pets_allowed', 'private_terrace', 'servant_room'],
        amenities: [
          'amenities_gym',
          'amenities_swimming_pool',
          'amenities_lift',
          'amenities_power_backup',
        ],
      },
      {
        address: 'house',
        byAgent: true,
        price: 12_000,
        maintenance: 'maintance_extra',
        ...farFromAny,
        propertyType: 'individual_house',
        builtUpArea: 2_400,
        plotArea: 900,
        bathrooms: 3,
        facing: 'south_west',
        amenities: ['amenities_gym'],
        powerBackup: 'partial',
        otherFeatures: ['corner_property'],
        homeFeatures: ['servant_room'],
      },
    ])
    const search = { ...homes, filters: { ...noFilters, ...further } }

    expect(await found(db, search)).toEqual(expected)
    const onMap = await findListingsOnMap(db, { ...search, area: cityArea })
    expect(onMap.total).toBe(expected.length)
    const { total, without } = await countListings(db, search)
    expect(total).toBe(expected.length)
    expect(without.bhk).toBe(further.bhk ? 1 : expected.length)
  })

  test('take the lift of a workplace from its own column', async ({ db }) => {
    const office = { category: 'commercial', propertyType: 'office_space', bhk: null } as const
    await fill(db, [
      { ...office, address: 'with', lift: 'common' },
      { ...office, address: 'without', lift: 'none' },
    ])
    const filters: SearchFilters = { ...noFilters, amenities: ['amenities_lift'] }

    expect(await found(db, { category: 'commercial', filters })).toEqual(['with'])
  })
})
