import { expect } from 'vitest'
import { listSavedSearches } from '#domain/saved-searches/list-saved-searches.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test('a search of an area that was drawn is saved with it, and says so', async ({ db }) => {
  const seeker = asViewer(await createUser(db))
  const drawn = 'drawn=284300,770500,300,0,0,300,-300,0'
  await saveSearch(db, seeker, `/search/rent?city=gurugram&${drawn}`)

  expect(await listSavedSearches(db, seeker.id)).toMatchObject([
    {
      title: expect.stringMatching(/, area you drew$/),
      href: expect.stringContaining(drawn),
    },
  ])
})
