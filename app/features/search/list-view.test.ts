import { expect, test } from 'vitest'
import { isListView } from '#app/features/search/list-view.ts'

test.each([
  ['city=delhi; results=list', true],
  ['results=list', true],
  ['results=listless', false],
  ['my_results=list', false],
  [null, false],
])('the cookies %j ask for the compact list: %s', (cookies, isList) => {
  expect(isListView(cookies)).toBe(isList)
})
