import { expect, test } from 'vitest'
import { lastPageOf, rowsBefore } from '#domain/paging.ts'

test('the first page comes after no row, the third after two pages', () => {
  expect(rowsBefore({ page: 1, pageSize: 20 })).toBe(0)
  expect(rowsBefore({ page: 3, pageSize: 20 })).toBe(40)
})

test.for([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
])('%i rows of 20 a page end on page %i', ([total, last]) => {
  expect(lastPageOf(total!, { pageSize: 20 })).toBe(last)
})
