import { expect, test } from 'vitest'
import { routePattern } from '#app/router/route-pattern.ts'

test('a path keeps nothing of what its parameters stand for', () => {
  expect(routePattern('/', {})).toBe('/')
  expect(routePattern('/search/rent', {})).toBe('/search/rent')
  expect(routePattern('/dashboard/listings_tab/SPN12345678/insight', { spn: 'SPN12345678' })).toBe(
    '/dashboard/listings_tab/:spn/insight',
  )
  expect(routePattern('/admin/people/a%20b', { id: 'a b' })).toBe('/admin/people/:id')
})

test('unknown paths are one', () => {
  expect(routePattern('/my/secret', { '*': 'my/secret' })).toBe('/*')
})
