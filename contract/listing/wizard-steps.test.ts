import { expect, test } from 'vitest'
import { wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'

test('asks for papers only when a home is sold', () => {
  const short = [
    'prop_details',
    'resale_details',
    'location_details',
    'amenities',
    'gallery',
    'finish',
  ]
  expect(wizardStepsFor({ category: 'residential', deal: 'rent' })).toEqual(short)
  expect(wizardStepsFor({ category: 'commercial', deal: 'rent' })).toEqual(short)
  expect(wizardStepsFor({ category: 'commercial', deal: 'resale' })).toEqual(short)
  expect(wizardStepsFor({ category: 'residential', deal: 'resale' })).toEqual([
    ...short.slice(0, 4),
    'additional_info',
    'gallery',
    'finish',
  ])
})

test('leaves the amenities of land out', () => {
  const land = { category: 'residential', deal: 'resale', propertyType: 'plot' } as const
  expect(wizardStepsFor(land)).toEqual([
    'prop_details',
    'resale_details',
    'location_details',
    'additional_info',
    'gallery',
    'finish',
  ])
})

test('names the details step after the deal', () => {
  expect(wizardStepLabel('resale_details', 'rent')).toBe('Rental Details')
  expect(wizardStepLabel('resale_details', 'resale')).toBe('Resale Details')
  expect(wizardStepLabel('gallery', 'rent')).toBe('Gallery')
})
