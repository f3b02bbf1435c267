import { expect, test } from 'vitest'
import { pagingSchema, userQuerySchema } from '#contract/schemas/report.ts'

test.each([
  [{}, { page_no: 1, pageSize: 10 }],
  [
    { page_no: '', pageSize: '' },
    { page_no: 1, pageSize: 10 },
  ],
  [
    { page_no: '3', pageSize: '25' },
    { page_no: 3, pageSize: 25 },
  ],
  [{ pageSize: '5' }, { page_no: 1, pageSize: 5 }],
  [{ pageSize: '100' }, { page_no: 1, pageSize: 100 }],
])('%j asks for %j', (form, page) => {
  expect(pagingSchema.parse(form)).toEqual(page)
})

test.each([
  { page_no: '0' },
  { page_no: '-1' },
  { page_no: 'x' },
  { page_no: '1e9' },
  { pageSize: '101' },
  { pageSize: '1000000000' },
  { pageSize: '0' },
])('%j is refused', (form) => {
  expect(pagingSchema.safeParse(form).success).toBe(false)
})

test('users may be asked for all at once', () => {
  expect(userQuerySchema.parse({}).all).toBe(false)
  expect(userQuerySchema.parse({ all: 'true' }).all).toBe(true)
  expect(userQuerySchema.parse({ all: 'all' }).all).toBe(true)
  expect(userQuerySchema.parse({ all: '' }).all).toBe(false)
  for (const no of ['false', ' No ', '0'])
    expect(userQuerySchema.parse({ all: no }).all).toBe(false)
  for (const yes of [true, 1, ['x']]) expect(userQuerySchema.parse({ all: yes }).all).toBe(true)
})
