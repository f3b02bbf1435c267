import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { addPhoto } from '#domain/photos/add-photo.ts'
import { setProfilePhoto } from '#domain/users/set-profile-photo.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test('of photos that are uploaded at the same time one stays, and all others go', async ({
  freshDatabase: { db },
}) => {
  const viewer = asViewer(await createUser(db))
  const first = await upload(db, viewer, 'a')
  await setProfilePhoto(db, viewer, first)
  // All are stored before any of them is set, as when several uploads are decoded together.
  const keys = await Promise.all(['b', 'c', 'd', 'e'].map((letter) => upload(db, viewer, letter)))
  const removed = await Promise.all(keys.map((key) => setProfilePhoto(db, viewer, key)))

  const { photo } = await db.selectFrom('appUser').select('photo').executeTakeFirstOrThrow()
  expect(keys).toContain(photo)
  expect(removed.flat().toSorted()).toEqual([first, ...keys].filter((key) => key !== photo))
})

test('a photo that is set again is not removed', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const key = await upload(db, viewer, 'a')
  await setProfilePhoto(db, viewer, key)

  expect(await setProfilePhoto(db, viewer, key)).toEqual([])
})

async function upload(db: Db, viewer: Viewer, letter: string) {
  const key = letter.repeat(32)
  const facts = { width: 300, height: 200, perceptualHash: '0'.repeat(64) }
  await addPhoto(db, viewer, { key, purpose: 'profile', ...facts })
  return key
}
