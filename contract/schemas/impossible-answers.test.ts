import { describe, expect, test } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import { findImpossible } from '#contract/schemas/impossible-answers.ts'
import { readListingStep } from '#contract/schemas/listing.ts'
import * as texts from '#contract/texts.ts'
import { wizardForms } from '#tests/wizard-forms.ts'

const { validation } = texts
const { impossible } = texts.wizard
const today = indiaDay(new Date())
const home = { category: 'residential', deal: 'rent' } as const
const office = { category: 'commercial', deal: 'rent' } as const

describe('answers that cannot be true are refused at their field', () => {
  test.for([
    ['5', '4', true],
    ['4', '4', false],
    ['1', 'ground_only', true],
    ['ground', 'ground_only', false],
  ] as const)('floor %s of %s', ([floor, total_floor, isWrong]) => {
    const errors = errorsOf('prop_details', home, { floor, total_floor })
    expect(errors).toEqual(isWrong ? { floor: impossible.floorAboveTop } : undefined)
  })

  test('a floor above the top is told beside what is missing', () => {
    const errors = errorsOf('prop_details', home, { floor: '9', total_floor: '4', facing: '' })
    expect(errors).toEqual({ floor: impossible.floorAboveTop, facing: validation.empty })
  })

  test('basements and whole buildings lie below every roof', () => {
    for (const floor of ['lower_basement', 'full_building'])
      expect(errorsOf('prop_details', office, { floor, total_floor: '1' })).toBeUndefined()
  })

  test.for([
    ['3', '1', undefined],
    ['3', '3', undefined],
    ['3', '5', { lockin_period: impossible.lockInBeyondLease }],
  ] as const)(
    'a lease of %s years with a lock-in of %s',
    ([lease_duration, lockin_period, wrong]) => {
      expect(errorsOf('resale_details', office, { lease_duration, lockin_period })).toEqual(wrong)
    },
  )

  test.for([
    ['18500', '99999999999999', true],
    ['1000', '50,00,000', false],
    ['18500', '1110000', false],
    ['99999999999999', '99999999999999', false],
  ] as const)('a rent of %s with a deposit of %s', ([price, deposit_price, isAbsurd]) => {
    const errors = errorsOf('resale_details', home, { price, deposit_price })
    expect(errors).toEqual(isAbsurd ? { deposit_price: impossible.deposit } : undefined)
  })

  test.for([
    ['01/01/2199', impossible.farYear],
    ['31/02/2199', validation.noSuchDay],
    [addDays(today, 700), undefined],
  ] as const)('available from %s', ([avalible_from, wrong]) => {
    const errors = errorsOf('resale_details', home, { avalible_from })
    expect(errors?.avalible_from).toBe(wrong)
  })

  test.for([
    ['resale_details', 'description', 'Call 98765 43210', impossible.phone],
    ['resale_details', 'description', 'कॉल करें ९८७६५४३२१०', impossible.phone],
    ['resale_details', 'description', 'asha@example.org', impossible.mail],
    ['resale_details', 'description', 'Sector 62 1200 2500', undefined],
    ['location_details', 'full_address', 'House 12, +919876543210', impossible.phone],
  ] as const)('%s: %s “%s”', ([step, name, text, wrong]) => {
    expect(errorsOf(step, home, { [name]: text })?.[name]).toBe(wrong)
  })
})

const { floorAboveTop, lockInBeyondLease, deposit, farYear } = impossible
test.for([
  [{ floor: '5' }, {}],
  [{ total_floor: '4' }, {}],
  [{ floor: '5.5', total_floor: '4' }, {}],
  [{ floor: 5, total_floor: 4 }, { floor: floorAboveTop }],
  [{ floor: 'x', total_floor: 'a' }, {}],
  [{ lease_duration: '3' }, {}],
  [{ lockin_period: '3' }, {}],
  [{ lockin_period: 'z', lease_duration: 'a' }, {}],
  [{ lockin_period: '4', lease_duration: '3' }, { lockin_period: lockInBeyondLease }],
  [{ deposit_price: '1000000001' }, {}],
  [{ price: '1', deposit_price: 'zzz' }, {}],
  [{ price: 'a', deposit_price: 'zzz' }, {}],
  [{ price: '1', deposit_price: '100000000' }, {}],
  [{ price: '1', deposit_price: '100000001' }, { deposit_price: deposit }],
  [{ price: '1000000', deposit_price: '120000000' }, {}],
  [{ price: '1000000', deposit_price: '120000001' }, { deposit_price: deposit }],
  [{ avalible_from: addDays(today, 3_660) }, {}],
  [{ avalible_from: addDays(today, 3_661) }, { avalible_from: farYear }],
  [{ avalible_from: 7 }, {}],
] as const)('%j gives %j', ([form, wrong]) => {
  expect(findImpossible(form, today)).toEqual(wrong)
})

test('without a day there is no year too far', () => {
  expect(findImpossible({ avalible_from: '2199-01-01' }, undefined)).toEqual({})
})

type Step = Exclude<UploadType, 'gallery' | 'finish'>

function errorsOf(step: Step, kind: typeof home | typeof office, answers: Record<string, string>) {
  const form = { ...wizardForms(kind.category, kind.deal)[step], ...answers }
  const propertyType = kind === home ? 'apartment' : 'shop'
  return readListingStep(step, form, { ...kind, propertyType, today }).errors
}
