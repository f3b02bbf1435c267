import { expect, test } from 'vitest'
import { reviewLimits } from '#contract/limits/review.ts'
import { fieldErrors } from '#contract/schemas/fields.ts'
import {
  blockUserSchema,
  moveRequestSchema,
  reviewDecisionSchema,
} from '#contract/schemas/review.ts'

const _id = '0199a0de-0000-7000-8000-000000000001'
const decision = { _id, status_code: 'review_failed' }

function read(schema: typeof reviewDecisionSchema, form: object): object
function read(schema: typeof blockUserSchema, form: object): object
function read(schema: typeof moveRequestSchema, form: object): object
function read(schema: { safeParse: (form: object) => object }, form: object) {
  const { data, error } = schema.safeParse(form) as { data?: object; error?: never }
  return data ?? fieldErrors(error!)
}

test('a decision names what to correct, as JSON or as a list', () => {
  const reasons = [
    { field: 'price', text: 'Too high.' },
    { field: 'photos', photo: 'key', text: 'Blurred.' },
    { field: 'category', text: 'A shop.' },
    { field: 'deal', text: 'For sale.' },
  ]
  expect(read(reviewDecisionSchema, { ...decision, reasons })).toEqual({ ...decision, reasons })
  const form = { ...decision, reasons: JSON.stringify(reasons), version: '3', can_undo: 'true' }
  expect(read(reviewDecisionSchema, form)).toEqual({
    ...decision,
    reasons,
    version: 3,
    can_undo: true,
  })
  expect(read(reviewDecisionSchema, decision)).toEqual({ ...decision, reasons: [] })
})

test.each([
  [{ reasons: '[oops' }, { reasons: 'Please send a list.' }],
  [{ reasons: [{ field: 'owner', text: 'x' }] }, { reasons: 'Please choose one of the options.' }],
  [{ reasons: [{ field: 'price', text: '' }] }, { reasons: 'Field cannot be empty' }],
  [{ version: '0' }, { version: 'Please enter a number from 1 to 2,14,74,83,647.' }],
  [{ version: '2147483648' }, { version: 'Please enter a number from 1 to 2,14,74,83,647.' }],
  [{ from_status: 'lost' }, { from_status: 'Please choose one of the options.' }],
])('a decision with %j is refused', (wrong, errors) => {
  expect(read(reviewDecisionSchema, { ...decision, ...wrong })).toEqual(errors)
})

test('a decision has as many reasons as the page has room for', () => {
  const many = (count: number) => Array(count).fill({ field: 'price', text: 'x' })
  const of = (count: number) => read(reviewDecisionSchema, { ...decision, reasons: many(count) })
  expect(of(reviewLimits.reasons)).toHaveProperty('reasons.length', reviewLimits.reasons)
  expect(of(reviewLimits.reasons + 1)).toEqual({ reasons: 'Please choose at most 40.' })
})

test('blocking needs a reason, unblocking none', () => {
  expect(read(blockUserSchema, { _id, block: 'true', reason: 'Fraud' })).toEqual({
    _id,
    block: true,
    reason: 'Fraud',
  })
  expect(read(blockUserSchema, { _id, block: 'true', reason: ' ' })).toEqual({
    reason: 'Field cannot be empty',
  })
  expect(read(blockUserSchema, { _id, block: 'false' })).toEqual({ _id, block: false })
})

test('a request moves with a note, an emptied note, or the note it has', () => {
  const form = { _id, req_type: 'call', status: 'done', version: 2 }
  expect(read(moveRequestSchema, form)).toEqual(form)
  expect(read(moveRequestSchema, { ...form, note: '' })).toEqual({ ...form, note: null })
  expect(read(moveRequestSchema, { ...form, note: ' Called. ' })).toMatchObject({ note: 'Called.' })
  expect(read(moveRequestSchema, { ...form, req_type: 'fax' })).toEqual({
    req_type: 'Please choose one of the options.',
  })
  const long = 'a'.repeat(reviewLimits.requestNoteChars + 1)
  expect(read(moveRequestSchema, { ...form, note: long })).toEqual({
    note: 'Please use at most 1,000 characters.',
  })
})
