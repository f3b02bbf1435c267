import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { findUnusedPhotos } from '#domain/photos/find-unused-photos.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('names uploads of yesterday that nothing uses, and nothing else', async ({ db }) => {
  const owner = await createUser(db, { photo: 'face' })
  await createListing(db, { ownerId: owner.id, photos: ['hall', 'kitchen'] })
  for (const key of ['face', 'hall', 'forgotten']) await upload(db, owner.id, key, 25)
  await upload(db, owner.id, 'just-now', 1)
  await upload(db, null, 'demo-house', 25)

  expect(await findUnusedPhotos(db, 10)).toEqual(['forgotten'])
})

async function upload(db: Db, ownerId: string | null, key: string, hoursAgo: number) {
  await db
    .insertInto('photo')
    .values({
      key,
      ownerId,
      purpose: 'listing',
      width: 1_280,
      height: 960,
      createdAt: sql<Date>`now() - make_interval(hours => ${hoursAgo})`,
    })
    .execute()
}
