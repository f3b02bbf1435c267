import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/format/dates.ts'
import { listingLimits } from '#contract/limits.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import { readListingStep } from '#contract/schemas/listing.ts'
import type { StepScope } from '#contract/schemas/listing-steps.ts'
import { propDetails, rentDetails } from '#tests/posted-steps.ts'

const homeRent = { category: 'residential', deal: 'rent' } as const
const homeResale = { category: 'residential', deal: 'resale' } as const
const workRent = { category: 'commercial', deal: 'rent' } as const
const workResale = { category: 'commercial', deal: 'resale' } as const

const shopDetails = {
  ...propDetails,
  property_type: 'show',
  floor: 'lower_basement',
  building_type_coo: 'mall',
  other_feature: '["on_main_road"]',
}

let today = '2026-11-15'

/** Schemas are kept for a day, so each reading has a day of its own. */
function read(step: UploadType, form: object, scope: StepScope) {
  today = addDays(today, -1)
  return readListingStep(step, { ...form }, { ...scope, today })
}

function errorsOf(step: UploadType, form: object, scope: StepScope) {
  return read(step, form, scope).errors
}

describe('property details', () => {
  test('come back under our names', () => {
    expect(read('prop_details', propDetails, homeRent).answers).toMatchObject({
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
    const { answers } = read('prop_details', shopDetails, workRent)
    expect(answers).toMatchObject({
      propertyType: 'shop',
      floor: 'lower_basement',
      otherFeatures: ['on_main_road'],
      bhk: null,
    })
    const high = { floor: '12', total_floor: '20' }
    expect(errorsOf('prop_details', { ...shopDetails, ...high }, workRent)).toBeUndefined()
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
    const { answers } = read('prop_details', land, homeResale)
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
        { price: '1', avalible_from: '2026-12-01', description: 'Flat' },
        {
          ...homeResale,
          propertyType: 'plot',
        },
      ),
    ).toBeUndefined()
  })
})

describe('land', () => {
  const land = { ...homeResale, propertyType: 'plot' } as const
  const details = {
    property_type: 'plot',
    ownership_type: 'self_owned',
    plot_area: '1800',
    facing: 'east',
  }

  test('has one area, which answers both questions', () => {
    const one = read('prop_details', details, homeResale).answers
    expect(one).toMatchObject({ plotArea: 1_800, builtUpArea: 1_800 })
    const empty = read('prop_details', { ...details, build_up_area: '' }, homeResale).answers
    expect(empty).toMatchObject({ plotArea: 1_800, builtUpArea: 1_800 })
  })

  test('keeps a second area that a call still sends', () => {
    const both = read('prop_details', { ...details, build_up_area: '400' }, homeResale).answers
    expect(both).toMatchObject({ plotArea: 1_800, builtUpArea: 400 })
  })

  test('takes amenities and an occupancy certificate that a call still sends, and keeps neither', () => {
    const amenities = { amenities: 'amenities_gym', water_supply: 'both', power_backup: 'full' }
    expect(read('amenities', amenities, land).answers).toMatchObject({
      amenities: [],
      waterSupply: null,
      powerBackup: null,
    })
    const papers = { occupancy_certificate: 'yes', sale_deed_certificate: 'yes' }
    expect(read('additional_info', papers, land).answers).toMatchObject({
      occupancyCertificate: null,
      saleDeed: true,
    })
  })

  test('drops the amenities of the home that it was before', () => {
    expect(read('prop_details', details, homeResale).answers).toMatchObject({
      amenities: [],
      parking: null,
      occupancyCertificate: null,
    })
  })
})

describe('deal details', () => {
  test('come back under our names', () => {
    expect(read('resale_details', rentDetails, homeRent).answers).toMatchObject({
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
    const spelled = read('resale_details', { ...form, avalible_fro: '2026-12-01' }, homeRent)
    expect(spelled.answers?.availableFrom).toBe('2026-12-01')
    const both = { ...form, avalible_from: '', avalible_fro: '02/12/2026' }
    expect(read('resale_details', both, homeRent).answers?.availableFrom).toBe('2026-12-02')
  })

  test.each([
    ['2026-11-14', 'Please choose today or a later date.'],
    ['31/02/2027', 'There is no such day. Please check the date.'],
    ['15/11/2026', undefined],
  ])('of a listing that is available from %s give %s', (avalible_from, message) => {
    const form = { ...rentDetails, avalible_from }
    const { errors } = readListingStep('resale_details', form, { ...homeRent, today: '2026-11-15' })
    expect(errors?.avalible_from).toBe(message)
  })

  test('refuse yesterday and take today, whatever day it is', () => {
    const from = (avalible_from: string) => ({ ...rentDetails, avalible_from })
    expect(errorsOf('resale_details', from(addDays(today, -2)), homeRent)).toEqual({
      avalible_from: 'Please choose today or a later date.',
    })
    expect(errorsOf('resale_details', from(addDays(today, -1)), homeRent)).toBeUndefined()
  })

  test.each([
    ['99999999999999', undefined],
    ['999999999999999', 'Please use at most 14 characters.'],
    ['18500.50', 'Please enter a whole number.'],
    ['0', 'Please enter a number from 1 to 9,99,99,99,99,99,999.'],
    ['cheap', 'Please enter a whole number.'],
  ])('price %s gives %s', (price, message) => {
    expect(errorsOf('resale_details', { ...rentDetails, price }, homeRent)?.price).toBe(message)
  })

  test('keep only any one of the tenants', () => {
    const form = { ...rentDetails, prefered_tanents: ['family', 'any_one'] }
    expect(read('resale_details', form, homeRent).answers?.tenants).toEqual(['any_one'])
  })

  test('ignore what is not asked, and clear what was answered before', () => {
    const sale = { ...rentDetails, deposit_price: 'junk', lease_duration: '99' }
    expect(read('resale_details', sale, homeResale).answers).toMatchObject({
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
    expect(read('amenities', form, workRent).answers).toMatchObject({
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
    expect(read('location_details', place, homeRent).answers).toMatchObject({
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
    expect(read('prop_details', form, homeRent).answers?.city).toBe('hisar')
    expect(read('prop_details', { ...propDetails, city: '' }, homeRent).answers).not.toHaveProperty(
      'city',
    )
    expect(errorsOf('prop_details', { ...propDetails, city: 'mumbai' }, homeRent)).toHaveProperty(
      'city',
    )
  })
})

describe('the gallery', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, i) => `/img/k${i}.jpg`)

  test.each([
    [paths(2), 'One more photo and you can go on.'],
    [paths(1), 'Two more photos and you can go on.'],
    [paths(3), undefined],
    [paths(10), undefined],
    [paths(11), 'Remove one photo: at most 10 can be shown.'],
    [['/img/k1.jpg', '/img/k1.jpg', '/img/k2.jpg'], 'One more photo and you can go on.'],
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
    expect(read('gallery', { images }, homeRent).answers?.photos).toEqual(['b', 'a', 'c'])
  })
})

describe('every kind of listing must answer', () => {
  const land = { ...homeResale, propertyType: 'plot' } as const
  const property = ['build_up_area', 'facing', 'property_type']
  const building = [...property, 'floor', 'property_age', 'total_floor']
  const home = ['avalible_from', 'description', 'furnish_status', 'parking', 'price']
  const work = ['avalible_from', 'ideal_for', 'price']
  const workAmenities = ['lift_coo', 'parking_coo', 'power_backup', 'washroom_coo']

  test.each<[UploadType, StepScope, string[]]>([
    ['prop_details', homeRent, [...building, 'bhk']],
    ['prop_details', homeResale, [...building, 'bhk', 'plot_area', 'ownership_type']],
    ['prop_details', workRent, [...building, 'building_type_coo']],
    ['prop_details', workResale, [...building, 'building_type_coo', 'ownership_type']],
    ['resale_details', homeRent, [...home, 'deposit_price', 'monthly_maintance']],
    ['resale_details', homeResale, home],
    ['resale_details', land, ['avalible_from', 'description', 'price']],
    ['resale_details', workRent, [...work, 'deposit_price', 'lease_duration', 'lockin_period']],
    ['resale_details', workResale, work],
    ['location_details', homeRent, ['city', 'full_address', 'l_lat', 'l_long']],
    ['amenities', homeRent, ['water_supply']],
    ['amenities', homeResale, ['power_backup', 'water_supply']],
    ['amenities', land, []],
    ['amenities', workRent, workAmenities],
    ['amenities', workResale, workAmenities],
    ['additional_info', homeResale, []],
    ['gallery', homeRent, ['images']],
    ['finish', homeRent, []],
  ])('in %s of %j', (step, scope, names) => {
    const errors = errorsOf(step, {}, scope) ?? {}
    expect(Object.keys(errors).sort()).toEqual(names.sort())
    expect(new Set(Object.values(errors))).toEqual(
      new Set(names.length > 0 ? ['Field cannot be empty'] : []),
    )
  })

  test('in land’s property details neither rooms nor floors', () => {
    const errors = errorsOf('prop_details', { property_type: 'plot' }, homeResale)
    expect(Object.keys(errors ?? {}).sort()).toEqual(['facing', 'ownership_type', 'plot_area'])
  })
})

describe('limits', () => {
  const place = { city: 'hisar', full_address: 'Civil Lines', l_lat: '29', l_long: '75' }
  const work = { price: '1', avalible_from: '2026-12-01', ideal_for: 'A clinic' }
  const long = (count: number) => 'a'.repeat(count)
  const { idealForChars, descriptionChars, houseNoChars, addressChars, localityChars } =
    listingLimits

  test.each<[UploadType, object, StepScope, string, string, string]>([
    ['location_details', place, homeRent, 'l_lat', '-90', '-90.1'],
    ['location_details', place, homeRent, 'l_lat', '90', '90.1'],
    ['location_details', place, homeRent, 'l_long', '-180', '-180.1'],
    ['location_details', place, homeRent, 'l_long', '180', '180.1'],
    ['location_details', place, homeRent, 'house_no', long(houseNoChars), long(houseNoChars + 1)],
    [
      'location_details',
      place,
      homeRent,
      'full_address',
      long(addressChars),
      long(addressChars + 1),
    ],
    ['location_details', place, homeRent, 'locality', long(localityChars), long(localityChars + 1)],
    ['location_details', place, homeRent, 'pin_code', '125001', '025001'],
    ['location_details', place, homeRent, 'pin_code', '999999', '12500'],
    ['location_details', place, homeRent, 'pin_code', '', '1250011'],
    ['location_details', place, homeRent, 'pin_code', '100000', '12500a'],
    ['resale_details', work, workResale, 'ideal_for', long(idealForChars), long(idealForChars + 1)],
    [
      'resale_details',
      rentDetails,
      homeRent,
      'description',
      long(descriptionChars),
      long(descriptionChars + 1),
    ],
    ['resale_details', rentDetails, homeRent, 'deposit_price', '0', '-1'],
    ['resale_details', rentDetails, homeRent, 'maintenance_amount', '', '-1'],
    ['resale_details', rentDetails, homeRent, 'maintenance_amount', '0', '1500.5'],
    ['resale_details', rentDetails, homeRent, 'maintenance_amount', '10000000', '10000001'],
    ['resale_details', rentDetails, homeRent, 'parking_amount', '', '-1'],
    ['resale_details', rentDetails, homeRent, 'parking_amount', '1,500', '10000001'],
    ['resale_details', rentDetails, homeRent, 'power_backup_amount', '', 'some'],
    ['resale_details', rentDetails, homeRent, 'power_backup_amount', '10000000', '10000001'],
    ['prop_details', { ...propDetails, bhk: '3mbhk' }, homeRent, 'bedrooms', '4', '3'],
    ['prop_details', { ...propDetails, bhk: '3mbhk' }, homeRent, 'bedrooms', '9', '10'],
    ['prop_details', propDetails, homeRent, 'build_up_area', '2147483647', '2147483648'],
  ])('%s %o of %j: %s', (step, form, scope, name, within, beyond) => {
    expect(errorsOf(step, { ...form, [name]: within }, scope)).toBeUndefined()
    expect(Object.keys(errorsOf(step, { ...form, [name]: beyond }, scope) ?? {})).toEqual([name])
  })
})

test('a picture list of any length is one sentence', () => {
  const images = Array.from({ length: 101 }, (_, at) => `/img/k${at}.jpg`)
  expect(errorsOf('gallery', { images }, homeRent)).toEqual({
    images: 'Please choose at most 100.',
  })
  expect(errorsOf('gallery', { images: ['x'.repeat(201)] }, homeRent)).toEqual({
    images: 'Please use at most 200 characters.',
  })
})

test('papers are answered yes, no or not at all', () => {
  const form = { paid_property_tax: 'yes', occupancy_certificate: 'no', sale_deed_certificate: '' }
  expect(read('additional_info', form, homeResale).answers).toMatchObject({
    taxPaid: true,
    occupancyCertificate: false,
    saleDeed: null,
  })
})
