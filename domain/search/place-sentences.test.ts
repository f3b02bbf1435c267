import { describe, expect } from 'vitest'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { resolveSearch } from '#domain/search/resolve-search.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { test as databaseTest } from '#tests/database.ts'
import { placeSentences } from '#tests/place-sentences.ts'
import { shareKnownPlaces } from '#tests/shared-places.ts'

/** One transaction for the whole table, so that the places are read into memory once. */
const test = databaseTest.extend('places', { scope: 'file' }, async ({ pool }, { onCleanup }) => {
  const trx = await pool.startTransaction().execute()
  await shareKnownPlaces(trx)
  onCleanup(() => trx.rollback().execute())
  return trx
})

const toRent: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
}

describe('a sentence', () => {
  test.for(placeSentences)(
    'with %s in the box, “%s” is searched in %s',
    async ([preset, text, city, place, wishes], { places: db }) => {
      const search = await resolveSearch(db, { ...toRent, city: preset, text })
      const match = await findTextMatch(db, search)

      const filters = appliedFilters(search).map(({ label }) => label)
      const found = [search.city, match?.place?.name ?? '', [search.deal, ...filters].join(', ')]
      expect(found).toEqual([city, place, wishes])
    },
  )

  test.for(placeSentences)(
    'with %s in the box, “%s” is the same search when it is loaded again',
    async ([preset, text], { places: db }) => {
      const search = await resolveSearch(db, { ...toRent, city: preset, text })

      expect(await resolveSearch(db, search)).toEqual(search)
    },
  )
})
