import { expect } from 'vitest'
import { up } from '#db/migrations/2026-11-24-72-searches-across-borders.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { asMigrated, test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const onMap = '/search/buy?city=gurugram&area=28.4,77,28.6,77.3'
const around = '/search/buy?q=vasant+kunj+within+10+km&city=delhi'
const inCity = '/search/buy?city=gurugram'

test('searches of the map that were saved before find homes of every city', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  for (const address of [onMap, around, inCity]) await saveSearch(db, viewer, address)
  await keepOwnCity()
  const inDelhi = await createListing(db, { city: 'delhi', lat: 28.5245, lng: 77.1855 })
  const inGurugram = await createListing(db, { city: 'gurugram', lat: 28.49, lng: 77.09 })

  await up(asMigrated(db))
  for (const { id } of [inDelhi, inGurugram]) await matchListing(db, id)

  const matches = await db
    .selectFrom('savedSearchMatch')
    .innerJoin('savedSearch', 'savedSearch.id', 'savedSearchId')
    .select(['address', 'listingId'])
    .execute()
  const foundBy = (of: string) =>
    matches.filter(({ address }) => address === of).map(({ listingId }) => listingId)
  expect(foundBy(onMap)).toEqual([inDelhi.id, inGurugram.id])
  expect(foundBy(around)).toEqual([inDelhi.id, inGurugram.id])
  expect(foundBy(inCity)).toEqual([inGurugram.id])

  /** As it was before searches crossed borders. */
  async function keepOwnCity() {
    const saved = await db.selectFrom('savedSearch').select(['id', 'address', 'anchors']).execute()
    for (const { id, address, anchors } of saved) {
      const city = new URLSearchParams(address.split('?')[1]).get('city')
      const own = anchors.filter((anchor) => anchor.startsWith(`${city}/`))
      expect(own.length).toBeGreaterThan(0)
      await db.updateTable('savedSearch').set({ anchors: own }).where('id', '=', id).execute()
    }
  }
})
