import { expect, test } from 'vitest'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { leadPageSchema, leadUpdateSchema } from '#contract/schemas/lead.ts'

const _id = '0199a0de-0000-7000-8000-000000000001'

test('a lead keeps the note that is left out, and loses the one that is emptied', () => {
  expect(leadUpdateSchema.parse({ _id })).toEqual({ _id })
  expect(leadUpdateSchema.parse({ _id, note: '' })).toEqual({ _id, note: null })
  expect(leadUpdateSchema.parse({ _id, note: ' Calls on Monday ' })).toEqual({
    _id,
    note: 'Calls on Monday',
  })
  const { error } = leadUpdateSchema.safeParse({ _id, note: 'a'.repeat(501), lead_status: 'lost' })
  expect(fieldErrors(error!)).toEqual({
    lead_status: 'Please choose one of the options.',
    note: 'Please use at most 500 characters.',
  })
})

test('a page of leads may be of one listing', () => {
  expect(leadPageSchema.parse({ spnInput: ' SPN4K7M2QXA ', page_no: '2' })).toEqual({
    spnInput: 'SPN4K7M2QXA',
    page_no: 2,
    pageSize: 10,
  })
})
