import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type UploadType, uploadTypes } from '#contract/listing/wizard-steps.ts'
import {
  findIncompleteStep,
  listingHeadSchema,
  readListingStep,
} from '#contract/schemas/listing.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import type { StepScope } from '#contract/schemas/listing-steps.ts'
import { listingWireNames, postedAliases } from '#contract/schemas/listing-wire.ts'
import { propDetails, rentDetails } from '#tests/posted-steps.ts'

const empty = 'Field cannot be empty'
const today = '2026-11-15'
const homeRent = { category: 'residential', deal: 'rent', today } as const
const homeResale = { category: 'residential', deal: 'resale', today } as const
const workRent = { category: 'commercial', deal: 'rent', today } as const
const workResale = { category: 'commercial', deal: 'resale', today } as const

describe('the head of a step', () => {
  const head = { upload_type: 'gallery', property_category: 'residential', property_status: 'rent' }

  test.each([undefined, '', ' ', 'null', 'undefined', ' null '])(
    'takes “%s” for a new listing',
    (spn_already) => {
      expect(listingHeadSchema.parse({ ...head, spn_already }).spn_already).toBeUndefined()
    },
  )

  test('refuses the basic details as a call of their own', () => {
    expect(listingHeadSchema.safeParse({ ...head, upload_type: 'basic_details' }).success).toBe(
      false,
    )
    expect(listingHeadSchema.parse({ ...head, spn_already: 'SPN4K7M2QXA' }).spn_already).toBe(
      'SPN4K7M2QXA',
    )
  })
})

describe('a whole listing', () => {
  function listingOf(forms: [UploadType, object][], scope: StepScope) {
    const answers = forms.map(([step, form]) => readListingStep(step, { ...form }, scope).answers)
    return Object.assign({ ...scope, photos: [], areaUnit: 'sq_ft' }, ...answers) as ListingFields
  }

  const steps: [UploadType, object][] = [
    ['prop_details', propDetails],
    ['resale_details', rentDetails],
    ['location_details', { city: 'delhi', full_address: 'Rohini', l_lat: 28.7, l_long: 77.1 }],
    ['amenities', { water_supply: 'both' }],
    ['gallery', { images: ['/img/a.jpg', '/img/b.jpg', '/img/c.jpg'] }],
  ]
  const scope = { category: 'residential', deal: 'rent' } as const

  test('is complete when every step is answered', () => {
    expect(findIncompleteStep(listingOf(steps, scope))).toBeUndefined()
  })

  test('stays complete when its date has passed', () => {
    const listing = { ...listingOf(steps, scope), availableFrom: '2020-01-01' }
    expect(findIncompleteStep(listing)).toBeUndefined()
  })

  test.each(steps.map(([step]) => step))('names %s when that is missing', (missing) => {
    const answers = listingOf(
      steps.filter(([step]) => step !== missing),
      scope,
    )
    const nothing = { description: null, tenants: [], otherFeatures: [], amenities: [] }
    const listing = { ...nothing, ...answers }
    expect(findIncompleteStep(listing)?.step).toBe(missing)
  })

  test('is asked anew when its category changes', () => {
    const listing = { ...listingOf(steps, scope), category: 'commercial' as const }
    expect(findIncompleteStep(listing)).toMatchObject({
      step: 'prop_details',
      errors: {
        propertyType: 'Please choose one of the options.',
        buildingType: empty,
      },
    })
  })
})

test('junk is refused or ignored, never a crash', () => {
  const names = [
    ...Object.values(listingWireNames).map(({ posted }) => posted),
    ...Object.keys(postedAliases),
    'images',
    '__proto__',
  ]
  const forms = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.json(), fc.anything({ withNullPrototype: true })),
  )
  const scopes = fc.constantFrom<StepScope>(homeRent, homeResale, workRent, workResale)

  fc.assert(
    fc.property(fc.constantFrom(...uploadTypes.values), forms, scopes, (step, form, scope) => {
      const { answers, errors } = readListingStep(step, form, scope)
      return (answers === undefined) !== (errors === undefined)
    }),
    { numRuns: 500 },
  )
})
