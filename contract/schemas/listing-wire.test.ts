import { describe, expect, test } from 'vitest'
import { wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { readListingStep } from '#contract/schemas/listing.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import {
  listingFromWire,
  listingToDraft,
  listingToForm,
  listingToWire,
  listingWireNames,
} from '#contract/schemas/listing-wire.ts'

const listing: ListingFields = {
  id: '0199a0de-0000-7000-8000-000000000001',
  spn: 'SPN4K7M2QXA',
  status: 'active',
  category: 'residential',
  deal: 'resale',
  propertyType: 'individual_floor',
  ownership: 'self_owned',
  bhk: '3bhk',
  bedrooms: null,
  plotArea: 1_620,
  builtUpArea: 1_800,
  areaUnit: 'sq_ft',
  propertyAge: '1_3_year',
  facing: 'north_east',
  floor: '2',
  totalFloors: '4',
  buildingType: null,
  otherFeatures: ['corner_property'],
  homeFeatures: ['servant_room'],
  builtUpAreaTyped: null,
  plotAreaTyped: '180 sq_yd',
  city: 'gurugram',
  houseNo: 'House 1146',
  address: 'Block C, Sector 57',
  locality: 'Sector 57',
  pinCode: '122011',
  lat: 28.42,
  lng: 77.07,
  price: 1_25_00_000,
  priceNegotiable: true,
  deposit: null,
  depositNegotiable: false,
  idealFor: null,
  maintenance: null,
  maintenanceAmount: null,
  parkingAmount: null,
  powerBackupAmount: null,
  availableFrom: '2026-12-01',
  tenure: null,
  leaseYears: null,
  lockInYears: null,
  underLoan: false,
  tenants: [],
  furnishing: 'semi_furnished',
  parking: 'car_and_bike',
  commercialParking: null,
  description: 'A quiet floor.',
  bathrooms: 3,
  balconies: 0,
  amenities: ['amenities_gym', 'amenities_wifi'],
  washroom: null,
  lift: null,
  powerBackup: 'full',
  waterSupply: 'corporation',
  waterStorage: true,
  taxPaid: true,
  occupancyCertificate: null,
  saleDeed: false,
  photos: ['demo-1', 'demo-2', 'demo-3'],
  activeAt: new Date('2026-11-14T10:00:00Z'),
  createdAt: new Date('2026-11-13T10:00:00Z'),
  updatedAt: new Date('2026-11-15T10:00:00Z'),
}

describe('a flat listing', () => {
  test('has the names and spellings of the contract', () => {
    expect(listingToWire(listing)).toMatchObject({
      SPN_id: 'SPN4K7M2QXA',
      _id: listing.id,
      status_code: 'active',
      property_category: 'residential',
      property_status: 'resale',
      property_type: 'individual_floor',
      city_name: 'gurugram',
      full_address: 'Block C, Sector 57',
      l_lat: 28.42,
      l_long: 77.07,
      build_up_area: 1_800,
      area_unit: 'sq_ft',
      formatted_price: '₹ 1.25 Cr',
      price: 1_25_00_000,
      priceNegotable: 'true',
      price_negotable: 'true',
      deposite_price_negotable: 'false',
      furnish_status: 'semi_furnished',
      prop_floor: '2',
      total_floor: '4',
      balcony: 0,
      amenities: ['amenities_gym', 'amenities_wifi'],
      property_under_loan: 'false',
      avalible_from: '01/12/2026',
      water_supply_fac_coo: 'yes',
      occupancy_certificate: null,
      images: ['/img/demo-1.jpg', '/img/demo-2.jpg', '/img/demo-3.jpg'],
      active_at: '2026-11-14T10:00:00.000Z',
      created_at: '2026-11-13T10:00:00.000Z',
      updatedAt: '2026-11-15T10:00:00.000Z',
    })
  })

  test('has every field even when nothing is answered', () => {
    const nothing = Object.fromEntries(Object.keys(listingWireNames).map((name) => [name, null]))
    const draft = { ...listing, ...nothing, activeAt: null, photos: [] } as ListingFields
    const wire = listingToWire(draft)
    expect(Object.keys(wire).sort()).toEqual(Object.keys(listingToWire(listing)).sort())
    expect(wire).toMatchObject({ formatted_price: '', images: [], active_at: null, bhk: null })
  })

  test('carries no house number', () => {
    expect(JSON.stringify(listingToWire(listing))).not.toMatch(/1146|house_no/)
  })

  test('carries nothing of its owner', () => {
    const row = { ...listing, ownerId: 'secret-owner', statusReason: 'secret-reason' }
    expect(JSON.stringify(listingToWire(row))).not.toContain('secret')
    expect(JSON.stringify(listingToDraft(row))).not.toContain('secret-owner')
  })
})

test('a draft has the parts of its steps', () => {
  expect(listingToDraft(listing)).toMatchObject({
    property_category: 'residential',
    property_status: 'resale',
    images: '/img/demo-1.jpg,/img/demo-2.jpg,/img/demo-3.jpg',
    data1: {
      property_type: 'individual_floor',
      prop_floor: '2',
      other_feature: ['corner_property'],
    },
    location: { city_name: 'gurugram', l_lat: 28.42, house_no: 'House 1146' },
    price: { price: 1_25_00_000, priceNegotable: 'true', deposit_price: null, ideal_for: null },
    data3: {
      avalible_from: '01/12/2026',
      avalible_fro: '01/12/2026',
      description: 'A quiet floor.',
    },
    data4: { bathroom: 3, power_backup: 'full', parking_coo: null, water_supply_fac_coo: 'yes' },
    data5: {
      paid_property_tax: 'true',
      occupancy_certificate: null,
      sale_deed_certificate: 'false',
    },
  })
})

test('a listing survives being written as a form and read step by step', () => {
  const form = listingToForm(listing)
  const read = Object.assign(
    {},
    ...wizardStepsFor({ category: 'residential', deal: 'resale' }).map((step) => {
      const result = readListingStep(step, form, listing)
      expect(result.errors).toBeUndefined()
      return result.answers
    }),
  )
  for (const [name, value] of Object.entries(read)) {
    expect(value, name).toEqual(listing[name as keyof ListingFields])
  }
})

test('names are mapped one to one', () => {
  const posted = Object.values(listingWireNames).map((names) => names.posted)
  expect(new Set(posted).size).toBe(posted.length)
})

test('what was not posted and what nobody knows is left out', () => {
  expect(
    listingFromWire({ bhk: '2bhk', plot_area: null, status_code: 'active', spn: 'x' }),
  ).toEqual({
    bhk: '2bhk',
    plotArea: null,
  })
})
