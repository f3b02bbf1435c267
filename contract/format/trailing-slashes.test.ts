import { expect, test } from 'vitest'
import { withoutTrailingSlashes } from '#contract/format/trailing-slashes.ts'

test.for([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['//about///', '//about'],
  ['/', ''],
  ['', ''],
])('%s has the path %s', ([path, bare]) => {
  expect(withoutTrailingSlashes(path!)).toBe(bare)
})
