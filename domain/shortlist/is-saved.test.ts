import { expect } from 'vitest'
import { isSaved, savedAmong } from '#domain/shortlist/is-saved.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('tells which of several listings this viewer has saved, and only his', async ({ db }) => {
  const [own, foreign, plain] = [
    await createListing(db),
    await createListing(db),
    await createListing(db),
  ]
  const [viewer, other] = [viewerOf(await createUser(db)), viewerOf(await createUser(db))]
  await saveListing(db, viewer, own.spn)
  await saveListing(db, other, foreign.spn)

  expect(await savedAmong(db, viewer, [plain, own, foreign])).toEqual([own.spn])
  expect(await savedAmong(db, viewer, [plain, foreign])).toEqual([])
  expect(await isSaved(db, viewer, own.id)).toBe(true)
  expect(await isSaved(db, viewer, foreign.id)).toBe(false)
  expect(await savedAmong(db, viewer, [])).toEqual([])
})

test('nobody who is signed out has saved anything', async ({ db }) => {
  const listing = await createListing(db)

  expect(await savedAmong(db, null, [listing])).toEqual([])
  expect(await isSaved(db, null, listing.id)).toBe(false)
})

function viewerOf({ id, name }: { id: string; name: string }) {
  return { id, name, role: 'member', sessionId: '' } as const
}
