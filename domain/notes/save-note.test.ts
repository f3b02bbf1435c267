import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { listContactedOwners } from '#domain/leads/list-contacted-owners.ts'
import { saveNote } from '#domain/notes/save-note.ts'
import { listSavedHomes } from '#domain/shortlist/list-saved-homes.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser } from '#tests/factories.ts'

test('a note about a saved home and one about its owner are two, and each is its writer’s alone', async ({
  db,
}) => {
  const [viewer, other] = [await createViewer(db), await createViewer(db)]
  const { id, spn, ownerId } = await createListing(db)
  for (const each of [viewer, other]) {
    await saveListing(db, each, spn)
    await createLead(db, { listingId: id, ownerId, seekerId: each.id })
  }
  await saveNote(db, viewer, spn, { about: 'home', body: 'Sunny' })
  await saveNote(db, viewer, spn, { about: 'owner', body: 'Call after 7' })
  await saveNote(db, other, spn, { about: 'home', body: 'Too loud' })
  await saveNote(db, viewer, spn, { about: 'home', body: 'Sunny, two parkings' })

  expect(await listSavedHomes(db, viewer)).toMatchObject([{ spn, note: 'Sunny, two parkings' }])
  expect(await listContactedOwners(db, viewer)).toMatchObject([{ spn, note: 'Call after 7' }])
  expect(await listSavedHomes(db, other)).toMatchObject([{ note: 'Too loud' }])
  expect(await listContactedOwners(db, other)).toMatchObject([{ note: null }])

  await saveNote(db, viewer, spn, { about: 'home', body: '' })
  expect(await listSavedHomes(db, viewer)).toMatchObject([{ note: null }])
  expect(await listContactedOwners(db, viewer)).toMatchObject([{ note: 'Call after 7' }])
})

test('what is neither saved nor contacted takes no note; what was taken down since does', async ({
  db,
}) => {
  const viewer = await createViewer(db)
  const { id, spn } = await createListing(db)
  const notFound = { code: 'not_found' }
  for (const about of ['home', 'owner'] as const) {
    await expect(saveNote(db, viewer, spn, { about, body: 'Mine' })).rejects.toMatchObject(notFound)
  }
  await saveListing(db, viewer, spn)
  await expect(saveNote(db, viewer, spn, { about: 'owner', body: 'x' })).rejects.toMatchObject(
    notFound,
  )
  const hidden = { status: 'delete', hiddenBecause: 'disabled' } as const
  await db.updateTable('listing').set(hidden).where('id', '=', id).execute()
  await saveNote(db, viewer, id, { about: 'home', body: 'Ask whether it comes back' })
  expect(await listSavedHomes(db, viewer)).toMatchObject([{ note: 'Ask whether it comes back' }])
})

async function createViewer(db: Db) {
  return asViewer(await createUser(db))
}
