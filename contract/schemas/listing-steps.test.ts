import { describe, expect, test } from 'vitest'
import { readListingStep } from '#contract/schemas/listing.ts'
import type { StepScope } from '#contract/schemas/listing-steps.ts'
import type { UploadType } from '#contract/wizard-steps.ts'

const today = '2026-11-15'
const homeRent = { category: 'residential', deal: 'rent', today } as const
const homeResale = { category: 'residential', deal: 'resale', today } as const
const workRent = { category: 'commercial', deal: 'rent', today } as const

const propDetails = {
  property_type: 'apartment',
  bhk: '3bhk',
  build_up_area: '1,800',
  property_age: '1_3_year',
  facing: 'north_east',
  floor: '2',
  total_floor: '4',
}
const shopDetails = {
  ...propDetails,
  property_type: 'show',
  floor: 'lower_basement',
  building_type_coo: 'mall',
  other_feature: '["on_main_road"]',
}
const rentDetails = {
  price: '18500',
  price_negotable: 'true',
  deposit_price: '37000',
  monthly_maintance: 'maintance_extra',
  avalible_from: '01/12/2026',
  furnish_status: 'semi_furnished',
  parking: 'car_and_bike',
  prefered_tanents: 'family,company',
  description: 'A quiet floor near the park.',
}

function errorsOf(step: UploadType, form: object, scope: StepScope) {
  return readListingStep(step, { ...form }, scope).errors
}

describe('property details', () => {
  test('come back under our names', () => {
    expect(readListingStep('prop_details', propDetails, homeRent).answers).toMatchObject({
      propertyType: 'apartment',
      bhk: '3bhk',
      builtUpArea: 1_800,
      propertyAge: '1_3_year',
      facing: 'north_east',
      floor: '2',
      totalFloors: '4',
      otherFeatures: [],
    })
  })

  test('take show for shop, on every floor of a building', () => {
    const { answers } = readListingStep('prop_details', shopDetails, workRent)
    expect(answers).toMatchObject({
      propertyType: 'shop',
      floor: 'lower_basement',
      otherFeatures: ['on_main_road'],
      bhk: null,
    })
    expect(errorsOf('prop_details', { ...shopDetails, floor: '12' }, workRent)).toBeUndefined()
  })

  test('refuse what belongs to the other category', () => {
    const unknown = 'Please choose one of the options.'
    expect(errorsOf('prop_details', { ...propDetails, property_type: 'shop' }, homeRent)).toEqual({
      property_type: unknown,
    })
    expect(errorsOf('prop_details', { ...propDetails, floor: 'full_building' }, homeRent)).toEqual({
      floor: unknown,
    })
    expect(errorsOf('prop_details', { ...shopDetails, property_type: 'villa' }, workRent)).toEqual({
      property_type: unknown,
    })
  })

  test('limit areas to 10 characters', () => {
    const form = (build_up_area: string) => ({ ...propDetails, build_up_area })
    expect(errorsOf('prop_details', form('1234567890'), homeRent)).toBeUndefined()
    expect(errorsOf('prop_details', form('12345678901'), homeRent)).toEqual({
      build_up_area: 'Please use at most 10 characters.',
    })
    expect(errorsOf('prop_details', form('0'), homeRent)).toHaveProperty('build_up_area')
  })

  test('of land ask for no rooms and floors, and only when it is sold', () => {
    const land = {
      property_type: 'plot',
      ownership_type: 'self_owned',
      plot_area: '2000',
      build_up_area: '2000',
      facing: 'east',
      floor: '3',
    }
    const { answers } = readListingStep('prop_details', land, homeResale)
    expect(answers).toMatchObject({
      propertyType: 'plot',
      bhk: null,
      floor: null,
      totalFloors: null,
    })
    expect(errorsOf('prop_details', land, homeRent)).toHaveProperty('property_type')
    expect(
      errorsOf(
        'resale_details',
        { price: '1', avalible_from: today, description: 'Flat' },
        {
          ...homeResale,
          propertyType: 'plot',
        },
      ),
    ).toBeUndefined()
  })
})

describe('deal details', () => {
  test('come back under our names', () => {
    expect(readListingStep('resale_details', rentDetails, homeRent).answers).toMatchObject({
      price: 18_500,
      priceNegotiable: true,
      deposit: 37_000,
      maintenance: 'maintance_extra',
      availableFrom: '2026-12-01',
      tenants: ['family', 'company'],
      furnishing: 'semi_furnished',
      leaseYears: null,
    })
  })

  test('take the other spelling of the date, and the date as ISO', () => {
    const { avalible_from: _, ...form } = rentDetails
    const spelled = readListingStep(
      'resale_details',
      { ...form, avalible_fro: '2026-12-01' },
      homeRent,
    )
    expect(spelled.answers?.availableFrom).toBe('2026-12-01')
    const both = { ...form, avalible_from: '', avalible_fro: '02/12/2026' }
    expect(readListingStep('resale_details', both, homeRent).answers?.availableFrom).toBe(
      '2026-12-02',
    )
  })

  test.each([
    ['14/11/2026', 'Please choose today or a later date.'],
    ['31/02/2027', 'Please enter the date as dd/mm/yyyy.'],
  ])('refuse the date %s', (avalible_from, message) => {
    expect(errorsOf('resale_details', { ...rentDetails, avalible_from }, homeRent)).toEqual({
      avalible_from: message,
    })
  })

  test.each([
    ['99999999999999', undefined],
    ['999999999999999', 'Please use at most 14 characters.'],
    ['18500.50', 'Please enter a whole number.'],
    ['cheap', 'Please enter a whole number.'],
  ])('price %s gives %s', (price, message) => {
    expect(errorsOf('resale_details', { ...rentDetails, price }, homeRent)?.price).toBe(message)
  })

  test('keep only any one of the tenants', () => {
    const form = { ...rentDetails, prefered_tanents: ['family', 'any_one'] }
    expect(readListingStep('resale_details', form, homeRent).answers?.tenants).toEqual(['any_one'])
  })

  test('ignore what is not asked, and clear what was answered before', () => {
    const sale = { ...rentDetails, deposit_price: 'junk', lease_duration: '99' }
    expect(readListingStep('resale_details', sale, homeResale).answers).toMatchObject({
      deposit: null,
      depositNegotiable: false,
      tenants: [],
      leaseYears: null,
    })
  })

  test('limit lease and lock-in to 49 years', () => {
    const form = {
      ...rentDetails,
      ideal_for: 'A clinic',
      lease_duration: '49',
      lockin_period: '50',
    }
    expect(errorsOf('resale_details', form, workRent)).toEqual({
      lockin_period: 'Please enter a number from 1 to 49.',
    })
  })
})

describe('amenities', () => {
  const home = {
    water_supply: 'both',
    power_backup: 'partial',
    amenities: 'amenities_gym,amenities_wifi',
  }

  test.each([
    [{ bathroom: '1', balcony: '0' }, undefined],
    [{ bathroom: '10', balcony: '10' }, undefined],
    [{ bathroom: '0' }, { bathroom: 'Please enter a number from 1 to 10.' }],
    [{ bathroom: '11' }, { bathroom: 'Please enter a number from 1 to 10.' }],
    [{ balcony: '11' }, { balcony: 'Please enter a number from 0 to 10.' }],
    [{ power_backup: 'dg_backup' }, { power_backup: 'Please choose one of the options.' }],
    [{ amenities: ['amenities_helipad'] }, { amenities: 'Please choose one of the options.' }],
  ])('of a home with %j give %j', (more, errors) => {
    expect(errorsOf('amenities', { ...home, ...more }, homeResale)).toEqual(errors)
  })

  test('of a workplace have their own lists', () => {
    const form = {
      power_backup: 'dg_backup',
      parking_coo: 'reserve',
      lift_coo: 'common',
      washroom_coo: 'no',
      water_supply_fac_coo: 'yes',
      bathroom: '0',
    }
    expect(readListingStep('amenities', form, workRent).answers).toMatchObject({
      powerBackup: 'dg_backup',
      commercialParking: 'reserve',
      waterStorage: true,
      bathrooms: null,
    })
  })
})

describe('the place', () => {
  const place = {
    city: 'gurugram',
    full_address: ' Block C, Sector 57 ',
    l_lat: '28.42',
    l_long: '77.07',
  }

  test('comes back under our names', () => {
    expect(readListingStep('location_details', place, homeRent).answers).toMatchObject({
      city: 'gurugram',
      address: 'Block C, Sector 57',
      lat: 28.42,
      lng: 77.07,
    })
  })

  test.each([
    [{ city: 'mumbai' }, 'city'],
    [{ l_lat: '91' }, 'l_lat'],
    [{ l_long: 'east' }, 'l_long'],
    [{ full_address: 'a\0b' }, 'full_address'],
    [{ pin_code: '012345' }, 'pin_code'],
  ])('refuses %j', (wrong, name) => {
    expect(
      Object.keys(errorsOf('location_details', { ...place, ...wrong }, homeRent) ?? {}),
    ).toEqual([name])
  })

  test('may name its city with every step', () => {
    const form = { ...propDetails, city: 'hisar' }
    expect(readListingStep('prop_details', form, homeRent).answers?.city).toBe('hisar')
    expect(
      readListingStep('prop_details', { ...propDetails, city: '' }, homeRent).answers,
    ).not.toHaveProperty('city')
    expect(errorsOf('prop_details', { ...propDetails, city: 'mumbai' }, homeRent)).toHaveProperty(
      'city',
    )
  })
})

describe('the gallery', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, i) => `/img/k${i}.jpg`)

  test.each([
    [paths(2), 'Upload min 3 or max 10'],
    [paths(3), undefined],
    [paths(10), undefined],
    [paths(11), 'Upload min 3 or max 10'],
    [['/img/k1.jpg', '/img/k1.jpg', '/img/k2.jpg'], 'Upload min 3 or max 10'],
    [
      [...paths(3), 'https://evil.example/x.jpg'],
      'Please use only pictures that you have uploaded.',
    ],
    [[...paths(3), '/img/../../etc/passwd'], 'Please use only pictures that you have uploaded.'],
  ])('of %j gives %s', (images, message) => {
    expect(errorsOf('gallery', { images: images.join(',') }, homeRent)?.images).toBe(message)
    expect(errorsOf('gallery', { images: JSON.stringify(images) }, homeRent)?.images).toBe(message)
  })

  test('keeps the keys in order', () => {
    const images = '/img/b.jpg,/img/a.jpg,/img/c.jpg'
    expect(readListingStep('gallery', { images }, homeRent).answers?.photos).toEqual([
      'b',
      'a',
      'c',
    ])
  })
})
