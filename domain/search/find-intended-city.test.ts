import { expect } from 'vitest'
import type { City } from '#contract/options.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { findIntendedCity, listNamesakes } from '#domain/search/find-intended-city.ts'
import { test } from '#tests/database.ts'

test.for<[string, City, City | undefined]>([
  ['model town', 'gurugram', 'delhi'],
  ['model town', 'delhi', undefined],
  ['110001', 'gurugram', 'delhi'],
  ['110001', 'delhi', undefined],
  ['civil lines', 'gurugram', undefined],
  ['sector 14', 'delhi', undefined],
  ['electronic city', 'delhi', 'noida'],
  ['rajori garden', 'gurugram', 'delhi'],
  ['nowhere at all', 'gurugram', undefined],
  ['', 'gurugram', undefined],
])('“%s” in %s means %s', async ([text, city, intended], { db }) => {
  const found = await findIntendedCity(db, { city, text, filters: noFilters })
  expect(found).toEqual(intended && { city: intended, isOnlyThere: true })
})

test.for<[string, City, City[]]>([
  ['sector 14', 'gurugram', ['faridabad', 'hisar']],
  ['civil lines', 'delhi', ['gurugram']],
  ['civil lines', 'gurugram', ['delhi']],
  ['110001', 'delhi', []],
  ['zzz', 'delhi', []],
])('“%s” of %s has namesakes in %j', async ([text, city, others], { db }) => {
  expect(await listNamesakes(db, { city, text, filters: noFilters })).toEqual(others)
})
