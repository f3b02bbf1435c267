import { expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { findMatching } from '#domain/search/planner/find-matching.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'
import { homes, today } from '#tests/listed-homes.ts'

const sector57 = { locality: 'Sector 57', placeId: 'gurugram/sector-57' }

/** Searches, and whether they find a flat for 85 lakh in Sector 57. */
const searches: [Partial<ListingSearch>, boolean][] = [
  [{}, true],
  [{ deal: 'rent' }, false],
  [{ deal: undefined, category: undefined }, true],
  [{ city: 'delhi' }, false],
  [{ filters: { ...noFilters, priceMax: 85_00_000 } }, true],
  [{ filters: { ...noFilters, priceMax: 84_99_999 } }, false],
  // The listing does not say which way it faces.
  [{ filters: { ...noFilters, facing: ['east'] } }, false],
  [{ text: 'sector 57' }, true],
  [{ text: 'sector 56' }, false],
  [{ text: 'corner house' }, true],
  [{ area: { south: 28.4, west: 77, north: 28.5, east: 77.1 } }, true],
  [{ area: { south: 28.45, west: 77, north: 28.5, east: 77.1 } }, false],
]

test('each search is told whether it finds the listing', async ({ db }) => {
  const { id } = await createListing(db, { address: 'Corner House', ...sector57 })

  expect(await matching(db, id)).toEqual(searches.map(([, isFound]) => isFound))
})

test('many searches are told in as many answers, in their order', async ({ db }) => {
  const { id } = await createListing(db)
  const asked = Array.from({ length: 401 }, (_, at) => ({
    search: { ...homes, deal: at % 400 === 0 ? ('resale' as const) : ('rent' as const) },
    match: undefined,
  }))
  const found = await findMatching(db, id, asked, today)

  expect(found).toHaveLength(401)
  expect(found.flatMap((isFound, at) => (isFound ? [at] : []))).toEqual([0, 400])
  expect(await findMatching(db, id, [], today)).toEqual([])
})

test('no search finds a listing that is not on show, or that is gone', async ({ db }) => {
  const { id } = await createListing(db, {
    address: 'Corner House',
    ...sector57,
    status: 'sold_out',
  })

  expect(await matching(db, id)).toEqual(searches.map(() => false))
  expect(await matching(db, '00000000-0000-7000-8000-000000000000')).toEqual(
    searches.map(() => false),
  )
})

async function matching(db: Db, id: string) {
  const asked = []
  for (const [differences] of searches) {
    const search = { ...homes, ...differences }
    asked.push({ search, match: await findTextMatch(db, search) })
  }
  return findMatching(db, id, asked, today)
}
