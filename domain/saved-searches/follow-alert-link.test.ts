import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { savedSearchLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { createAlertToken, readAlertToken } from '#domain/saved-searches/alert-token.ts'
import { removeSavedSearch } from '#domain/saved-searches/change-saved-search.ts'
import { followAlertLink, listLinkedSearches } from '#domain/saved-searches/follow-alert-link.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const sector45 = '/search/buy?q=sector+45&city=gurugram'
const later = new Date(Date.now() + 10 * 86_400_000)

test('by the link a search is paused, resumed, removed and brought back, and no other is', async ({
  db,
}) => {
  const [id, other] = [await saved(db), await saved(db)]
  const states = [
    ['pause', { isPaused: true, isRemoved: false }],
    ['remove', { isPaused: true, isRemoved: true }],
    ['restore', { isPaused: true, isRemoved: false }],
    ['resume', { isPaused: false, isRemoved: false }],
  ] as const
  for (const [action, state] of states) {
    for (const _ of [1, 2]) await followAlertLink(db, id, action)
    expect(await listLinkedSearches(db, [id])).toEqual([
      { id, title: 'Homes to buy, Sector 45, Gurugram', ...state },
    ])
  }
  expect(await listLinkedSearches(db, [other])).toMatchObject([
    { isPaused: false, isRemoved: false },
  ])
  const missing = randomUUID()
  expect(await listLinkedSearches(db, [missing])).toEqual([])
  await expect(followAlertLink(db, missing, 'pause')).rejects.toMatchObject({ code: 'not_found' })
})

test('repeating a link loses nothing of what waits to be told', async ({ db }) => {
  const id = await saved(db)
  await matchListing(db, (await createListing(db)).id)
  await followAlertLink(db, id, 'resume')
  expect(await tellSearches(db, later)).toBe(1)
})

test('pausing one search keeps nothing of another from being told', async ({ db }) => {
  const [id] = [await saved(db), await saved(db)]
  await matchListing(db, (await createListing(db)).id)
  await followAlertLink(db, id, 'pause')
  expect(await tellSearches(db, later)).toBe(1)
})

test('a link brings back no search for which there is no room any more', async ({ db }) => {
  const seeker = asViewer(await createUser(db))
  const address = (least: number) => `${sector45}&filterPriceMin=${least}00000`
  const { id } = await saveSearch(db, seeker, address(1))
  await removeSavedSearch(db, seeker, id, true)
  const columns = await db
    .selectFrom('savedSearch')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: savedSearchLimits.searches }, (_, n) => ({
    ...columns,
    id: randomUUID(),
    address: address(n + 2),
    place: null,
    removedAt: null,
  }))
  await db.insertInto('savedSearch').values(more).execute()
  await expect(followAlertLink(db, id, 'restore')).rejects.toMatchObject({
    code: 'conflict',
    message: texts.savedSearches.full,
  })
})

test('a token is of its searches, of this purpose and of our secret', () => {
  const [secret, id, other] = [Buffer.from('a secret'), randomUUID(), randomUUID()]
  const token = createAlertToken(secret, [id, other])
  expect(readAlertToken(secret, token)).toEqual([id, other])
  expect(readAlertToken(Buffer.from('another'), token)).toEqual([])
  expect(readAlertToken(secret, token.replace(id, randomUUID()))).toEqual([])
})

async function saved(db: Db) {
  return (await saveSearch(db, asViewer(await createUser(db)), sector45)).id
}
