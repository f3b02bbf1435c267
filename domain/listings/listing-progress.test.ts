import { expect, test } from 'vitest'
import { wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { readListingStep } from '#contract/schemas/listing.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { listingProgress } from '#domain/listings/listing-progress.ts'
import { wizardForms } from '#tests/wizard-forms.ts'

const rent = { category: 'residential', deal: 'rent' } as const

test('begins with the first step, almost nothing done', () => {
  const begun = listingProgress({ ...rent, city: 'delhi' })
  expect(begun).toMatchObject({ step: 'prop_details', stepLabel: 'Property Details' })
  expect(begun.percent).toBeLessThan(10)
})

test('grows with every step and names the next one, until it can be finished', () => {
  let answers: ListingAnswers = {}
  let last = listingProgress(rent).percent
  const forms = { ...wizardForms('residential', 'rent'), gallery: photos, finish: {} }
  for (const step of wizardStepsFor(rent)) {
    expect(listingProgress({ ...rent, ...answers }).step).toBe(step)
    if (step === 'finish') break
    answers = { ...answers, ...readListingStep(step, forms[step], rent).answers }
    const { percent } = listingProgress({ ...rent, ...answers })
    expect(percent).toBeGreaterThan(last)
    last = percent
  }
  expect(listingProgress({ ...rent, ...answers })).toEqual({
    percent: 100,
    step: 'finish',
    stepLabel: 'Finish',
  })
})

const photos = { images: '/img/a.jpg,/img/b.jpg,/img/c.jpg' }

test('is not 100 while one answer is missing', () => {
  const land = { category: 'residential', deal: 'resale', propertyType: 'plot' } as const
  const { percent, stepLabel } = listingProgress({ ...land, photos: ['a', 'b'] })
  expect(percent).toBeLessThan(100)
  expect(stepLabel).toBe('Property Details')
})
