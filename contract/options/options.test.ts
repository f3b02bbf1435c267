import { describe, expect, test } from 'vitest'
import { alertChoice, alertChoices, deliveryStatuses } from '#contract/options/alert-choices.ts'
import { leftOutReasons, resultReasons } from '#contract/options/left-out-reasons.ts'
import { isOption, labelOf, ordinal } from '#contract/options/option-list.ts'
import { roles } from '#contract/options/roles.ts'
import * as options from '#contract/options.ts'

describe('values', () => {
  test('keep the spellings of the contract', () => {
    expect(options.cities.values).toEqual([
      'hisar',
      'bhiwani',
      'gurugram',
      'delhi',
      'faridabad',
      'noida',
      'ghaziabad',
    ])
    expect(options.commercialTypes.values).toEqual([
      'office_space',
      'co-working',
      'shop',
      'showroom',
      'cafe',
      'wharehouse',
      'other',
    ])
    expect(options.buildingTypes.values).toEqual([
      'independent_house',
      'bussiness_park',
      'mall',
      'standlone_building',
      'independent_shop',
    ])
    expect(options.maintenances.values).toEqual(['maintance_included', 'maintance_extra'])
    expect(options.commercialParkings.values).toEqual([
      'none',
      'public_reserved',
      'public',
      'reserve',
    ])
    expect(options.bhks.values).toEqual(['1rk', '1bhk', '2bhk', '3bhk', '3mbhk'])
    expect(options.propertyAges.values).toEqual([
      'under_construction',
      'less_than_a_year',
      '1_3_year',
      '3_5_year',
      '5_10_year',
      'more_than_10_year',
    ])
    expect(options.listingStatuses.labels.delete).toBe('Disable')
    expect(options.reports.values).toContain('property_unverfiy')
  })

  test('offer land for residential resale only', () => {
    expect(options.residentialTypes.values).toHaveLength(4)
    expect(options.residentialResaleTypes.values).toEqual([
      ...options.residentialTypes.values,
      ...options.landTypes.values,
    ])
    expect(options.propertyTypes.values).toHaveLength(13)
  })

  test('know show as another spelling of shop', () => {
    expect(options.propertyTypeAliases.show).toBe('shop')
    expect(options.propertyTypes.values).not.toContain('show')
  })

  test('start floors at the ground and end them at 99', () => {
    expect(options.residentialFloors.values.slice(0, 3)).toEqual(['ground', '1', '2'])
    expect(options.residentialFloors.values.at(-1)).toBe('99')
    expect(options.residentialFloors.values).toHaveLength(100)
    expect(options.commercialFloors.values.slice(0, 5)).toEqual([
      'lower_basement',
      'upper_basement',
      'ground',
      'full_building',
      '1',
    ])
    expect(options.totalFloors.values.slice(0, 2)).toEqual(['ground_only', '1'])
    expect(options.leaseYears.items.map((item) => item.label).slice(0, 2)).toEqual([
      '1 year',
      '2 years',
    ])
    expect(options.leaseYears.values).toHaveLength(49)
  })

  test('have a label each, and no two values of a list share one', () => {
    for (const [name, list] of Object.entries(options)) {
      if (typeof list !== 'object' || !('items' in list) || !Array.isArray(list.items)) continue
      const labels: string[] = list.items.map((item: { label: string }) => item.label)
      expect(labels.every(Boolean), name).toBe(true)
      expect(new Set(labels).size, name).toBe(labels.length)
    }
  })
})

test('every topic can be chosen on every channel', () => {
  expect(alertChoices.values).toHaveLength(6)
  expect(alertChoices.values).toContain(alertChoice('visits', 'email'))
  expect(alertChoice('visits', 'email')).toBe('visits:email')
  expect(labelOf(deliveryStatuses, 'queued')).toBe('Waiting')
})

test('whoever is left out is told by a sentence, also among the results', () => {
  for (const { value, label } of leftOutReasons.items) {
    expect(labelOf(resultReasons, value)).toBe(label)
    expect(label).toMatch(/^[A-Z].*\.$/)
  }
  expect(roles.values).toEqual(['member', 'staff', 'administrator'])
})

describe('labels', () => {
  test('are found by value', () => {
    expect(labelOf(options.commercialTypes, 'wharehouse')).toBe('Warehouse')
    expect(labelOf(options.bhks, '3mbhk')).toBe('3+ BHK')
    expect(labelOf(options.furnishings, 'un_furnished')).toBe('Un-furnished')
  })

  test.each([null, undefined, '', 'castle', 'toString', '__proto__'])('%s has none', (value) => {
    expect(labelOf(options.propertyTypes, value)).toBe('')
    expect(isOption(options.propertyTypes, value)).toBe(false)
  })

  test('a value is an option as text only', () => {
    expect(isOption(options.bathroomFilters, '2')).toBe(true)
    expect(isOption(options.bathroomFilters, 2)).toBe(false)
  })

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [99, '99th'],
    [101, '101st'],
    [111, '111th'],
  ])('%i is said as %s', (n, said) => {
    expect(ordinal(n)).toBe(said)
  })
})
