import { expect, test } from 'vitest'
import {
  areaText,
  fullAddress,
  listingKind,
  listingPageTitle,
  listingPlace,
  listingTitle,
  wholeAddress,
} from '#contract/listing/listing-title.ts'

const floor = {
  category: 'residential',
  propertyType: 'individual_floor',
  bhk: '3bhk',
  bedrooms: null,
  builtUpArea: 1_800,
  areaUnit: 'sq_ft',
  locality: 'Sector 57',
  city: 'gurugram',
}

const draft = {
  ...floor,
  propertyType: null,
  bhk: null,
  builtUpArea: null,
  locality: null,
  city: null,
}

test('names a home', () => {
  expect(listingKind(floor)).toBe('3 BHK individual floor')
  expect(listingTitle(floor)).toBe('3 BHK individual floor in Sector 57')
  expect(listingPageTitle(floor)).toBe('3 BHK individual floor, Sector 57, Gurugram')
  expect(listingPlace(floor)).toBe('Sector 57, Gurugram')
})

test.each([
  ['commercial', 'office_space', null, 'Office space'],
  ['commercial', 'co-working', null, 'Co-working'],
  ['commercial', 'wharehouse', null, 'Warehouse'],
  ['commercial', 'other', null, 'Commercial property'],
  ['residential', 'agricultural_land', null, 'Agricultural land'],
  ['residential', 'villa', '3mbhk', '3+ BHK villa'],
  ['residential', 'apartment', '1rk', '1 RK apartment'],
  ['residential', null, '2bhk', '2 BHK residential property'],
  ['residential', null, null, 'Residential property'],
])('%s %s %s is called %s', (category, propertyType, bhk, kind) => {
  expect(listingKind({ category, propertyType, bhk, bedrooms: null })).toBe(kind)
})

test('says how many bedrooms there are beyond three, where the owner does', () => {
  const villa = { ...floor, propertyType: 'villa', bhk: '3mbhk' }
  expect(listingTitle({ ...villa, bedrooms: 4 })).toBe('4 BHK villa in Sector 57')
  expect(listingTitle({ ...villa, bedrooms: 7 })).toBe('7 BHK villa in Sector 57')
  expect(listingTitle(villa)).toBe('3+ BHK villa in Sector 57')
})

test('puts the house number before the address for those who may see it', () => {
  expect(wholeAddress({ houseNo: 'B-204', address: 'Sector 57' })).toBe('B-204, Sector 57')
  expect(wholeAddress({ houseNo: null, address: 'Sector 57' })).toBe('Sector 57')
  expect(wholeAddress({ houseNo: 'B-204', address: null })).toBe('B-204')
})

test('names a draft by what it has', () => {
  expect(listingTitle(draft)).toBe('Residential property')
  expect(listingTitle({ ...draft, city: 'hisar' })).toBe('Residential property in Hisar')
  expect(listingPlace(draft)).toBe('')
  expect(listingTitle({ ...draft, city: 'hisar', locality: ' ' })).toBe(
    'Residential property in Hisar',
  )
  expect(listingPlace({ city: 'hisar', locality: ' Civil Lines ' })).toBe('Civil Lines, Hisar')
})

test('writes an area only when there is one', () => {
  expect(areaText(1_20_000, 'sq_ft')).toBe('1,20,000 sq ft')
  expect(areaText(null, 'sq_ft')).toBe('')
  expect(areaText(0, 'sq_ft')).toBe('')
  expect(areaText(900, 'bigha')).toBe('900')
})

test.each([
  ['Neem Heights, Sector 57', 'Neem Heights, Sector 57, Gurugram 122011'],
  ['Sector 57, gurugram', 'Sector 57, gurugram 122011'],
  ['Sector 57, Gurugram 122011', 'Sector 57, Gurugram 122011'],
  [null, 'Gurugram 122011'],
])('an address of %j is told as %j', (address, told) => {
  expect(fullAddress({ address, city: 'gurugram', pinCode: '122011' })).toBe(told)
})
