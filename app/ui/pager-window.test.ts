import { expect, test } from 'vitest'
import { pagerWindow } from '#app/ui/pager-window.ts'

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 20, [1, 2, 3]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [18, 19, 20]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pagerWindow(page, pages)).toEqual(shown)
})

test('shows page 1 when there is nothing, and the last page when asked for more', () => {
  expect(pagerWindow(1, 0)).toEqual([1])
  expect(pagerWindow(99, 3)).toEqual([1, 2, 3])
})
