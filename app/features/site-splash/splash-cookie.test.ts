import { expect, test } from 'vitest'
import { isFirstOfVisit } from '#app/features/site-splash/splash-cookie.ts'

test.for([
  [undefined, true],
  ['city=delhi', true],
  ['not_seen_splash=1', true],
  ['seen_splash=1', false],
  ['city=delhi; seen_splash=1', false],
] as const)('with the cookies %s the first page of a visit is %s', ([cookie, isFirst]) => {
  const request = new Request('http://localhost/', { headers: cookie ? { cookie } : {} })

  expect(isFirstOfVisit(request)).toBe(isFirst)
})
