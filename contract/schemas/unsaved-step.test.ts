import { expect, test } from 'vitest'
import { unsavedLimits } from '#contract/listing/unsaved-steps.ts'
import { fieldErrors } from '#contract/schemas/fields.ts'
import {
  begunListingSchema,
  unsavedPlaceSchema,
  unsavedStepSchema,
} from '#contract/schemas/unsaved-step.ts'

const id = '0199a0de-0000-7000-8000-000000000001'
const place = { upload_type: 'prop_details', draft_key: id }

function inputOf(input: unknown) {
  const { data, error } = unsavedStepSchema.safeParse({ ...place, input })
  return data ? data.input : fieldErrors(error!)
}

test('a step is named by its listing or its draft key', () => {
  expect(unsavedPlaceSchema.parse(place)).toEqual(place)
  expect(unsavedPlaceSchema.parse({ upload_type: 'gallery', spn_already: 'SPN1' })).toEqual({
    upload_type: 'gallery',
    spn_already: 'SPN1',
  })
  expect(unsavedPlaceSchema.safeParse({ ...place, upload_type: 'finish' }).success).toBe(false)
  expect(unsavedPlaceSchema.safeParse({ ...place, draft_key: '1' }).success).toBe(false)
  expect(begunListingSchema.safeParse({ draft_key: '' }).success).toBe(false)
})

test('only the fields of the wizard are kept, right or wrong', () => {
  const typed = { price: 'a lot', images: ['/img/a.jpg'], text: 'flat', category: '', deal: 'x' }
  expect(inputOf(JSON.stringify({ ...typed, session: 'x', __proto__: 'y' }))).toEqual(typed)
})

test('what PostgreSQL cannot store is taken out of every text', () => {
  const input = '{"address":"x","full_address":"a\\u0000b","images":["c\\u0000","d\\ud800e"]}'
  expect(inputOf(input)).toEqual({ full_address: 'ab', images: ['c', 'd\uFFFDe'] })
})

test.each(['oops', '7', 'null', '["price"]', undefined, 7])('%j is no form', (input) => {
  expect(inputOf(input)).toEqual({ input: expect.any(String) })
})

test.each([{ price: 7 }, { price: null }, { price: { a: 'b' } }, { images: [7] }])(
  '%j is no text',
  (input) => {
    expect(inputOf(JSON.stringify(input))).toEqual({ input: expect.any(String) })
  },
)

test('a form may be as long as the limit, and no longer', () => {
  const long = (chars: number) => {
    const frame = JSON.stringify({ price: '' }).length
    return JSON.stringify({ price: 'a'.repeat(chars - frame) })
  }
  expect(inputOf(long(unsavedLimits.inputChars))).toHaveProperty('price')
  expect(inputOf(long(unsavedLimits.inputChars + 1))).toEqual({
    input: 'Please use at most 16,000 characters.',
  })
})
