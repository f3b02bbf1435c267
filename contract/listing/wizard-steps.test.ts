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
  expect(wizardStepsFor('residential', 'rent')).toEqual(short)
  expect(wizardStepsFor('commercial', 'rent')).toEqual(short)
  expect(wizardStepsFor('commercial', 'resale')).toEqual(short)
  expect(wizardStepsFor('residential', 'resale')).toEqual([
    ...short.slice(0, 4),
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
