import { expect, test } from 'vitest'
import { fieldErrors } from '#contract/schemas/fields.ts'
import {
  appointmentSchema,
  complaintSchema,
  contactSchema,
  saveListingSchema,
  spnInputSchema,
  statusUpdateSchema,
} from '#contract/schemas/listing-calls.ts'
import { notificationReadSchema } from '#contract/schemas/notification.ts'

const spnInput = 'SPN4K7M2QXA'

test('a call about a listing names it', () => {
  expect(spnInputSchema.parse({ spnInput: ` ${spnInput} ` })).toEqual({ spnInput })
  expect(fieldErrors(spnInputSchema.safeParse({}).error!)).toEqual({
    spnInput: 'Field cannot be empty',
  })
  expect(spnInputSchema.safeParse({ spnInput: 'x'.repeat(65) }).success).toBe(false)
})

test('saving says whether', () => {
  expect(saveListingSchema.parse({ spnInput, save_status: 'true' }).save_status).toBe(true)
  expect(saveListingSchema.parse({ spnInput, save_status: 'false' }).save_status).toBe(false)
  expect(saveListingSchema.safeParse({ spnInput, save_status: '' }).success).toBe(false)
})

test('a line to the owner is one line of up to 200 characters, and may be left out', () => {
  const said = (line: string) => contactSchema.safeParse({ spnInput, line }).data?.line
  expect(said(' family of 3,\n from  1 December ')).toBe('family of 3, from 1 December')
  expect(said('x'.repeat(200))).toHaveLength(200)
  expect(contactSchema.safeParse({ spnInput, line: 'x'.repeat(201) }).success).toBe(false)
  for (const nothing of [{}, { line: '' }, { line: '  ' }]) {
    expect(contactSchema.parse({ spnInput, ...nothing })).toEqual({ spnInput })
    expect(appointmentSchema('2026-11-15').parse({ spnInput, ...nothing })).toEqual({ spnInput })
  }
})

test('a visit may have a day and a time, neither past nor far off', () => {
  const schema = appointmentSchema('2026-11-15')
  expect(schema.parse({ spnInput })).toEqual({ spnInput })
  expect(schema.parse({ spnInput, visit_date: '', visit_time: '' })).toEqual({
    spnInput,
    visit_date: null,
    visit_time: null,
  })
  expect(schema.parse({ spnInput, visit_date: '16/11/2026', visit_time: 'evening' })).toEqual({
    spnInput,
    visit_date: '2026-11-16',
    visit_time: 'evening',
  })
  expect(fieldErrors(schema.safeParse({ spnInput, visit_date: '2026-11-14' }).error!)).toEqual({
    visit_date: 'Please choose today or a later date.',
  })
  expect(fieldErrors(schema.safeParse({ spnInput, visit_date: '16/11/2062' }).error!)).toEqual({
    visit_date: 'Please choose a day within the next 12 months.',
  })
})

test.each(['draft', 'under_review', 'review_failed', 'active', 'sold_out', 'delete'])(
  'a status may be %s',
  (status_code) => {
    expect(statusUpdateSchema.parse({ _id: spnInput, status_code })).toEqual({
      _id: spnInput,
      status_code,
    })
  },
)

test.each(['disable', 'rejected', '', undefined])('a status may not be %s', (status_code) => {
  expect(statusUpdateSchema.safeParse({ _id: spnInput, status_code }).success).toBe(false)
})

test('a report has a reason from the list', () => {
  expect(complaintSchema.parse({ spnInput, reason: 'fake', note: '' }).reason).toBe('fake')
  expect(complaintSchema.safeParse({ spnInput, reason: 'ugly' }).success).toBe(false)
})

test('a notification is read by its id', () => {
  const updateId = '0199a0de-0000-7000-8000-000000000001'
  expect(notificationReadSchema.parse({ updateId })).toEqual({ updateId })
  expect(notificationReadSchema.safeParse({ updateId: '1' }).success).toBe(false)
})
