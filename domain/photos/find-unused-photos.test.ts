import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Db, inTransaction } from '#db/connect.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { findUnusedPhotos, lockUnusedPhoto } from '#domain/photos/find-unused-photos.ts'
import { forgetPhotos } from '#domain/photos/forget-photos.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('names uploads of yesterday that nothing uses, and nothing else', async ({ db }) => {
  const owner = await createUser(db, { photo: 'face' })
  await createListing(db, { ownerId: owner.id, photos: ['hall', 'kitchen'] })
  for (const key of ['face', 'hall', 'forgotten']) await upload(db, owner.id, key, 25)
  await upload(db, owner.id, 'in-unsaved-gallery', 25)
  const input = JSON.stringify({ images: ['/img/in-unsaved-gallery.jpg'] })
  const draft = await createListing(db, { ownerId: owner.id, status: 'draft' })
  await db
    .insertInto('unsavedStep')
    .values({ ownerId: owner.id, listingId: draft.id, step: 'gallery', input })
    .execute()
  await upload(db, owner.id, 'just-now', 1)
  await upload(db, null, 'demo-house', 25)

  expect(await findUnusedPhotos(db, 10)).toEqual(['forgotten'])
})

test('an upload that is put into a listing while it is to be removed stays', async ({
  freshDatabase: { db },
}) => {
  const owner = asViewer(await createUser(db))
  await upload(db, owner.id, 'late', 25)
  expect(await findUnusedPhotos(db, 10)).toEqual(['late'])

  const { removing } = await inTransaction(db, async (trx) => {
    await saveListingAnswers(trx, owner, undefined, { ...kind, answers: { photos: ['late'] } })
    const removing = inTransaction(db, (other) => lockUnusedPhoto(other, 'late'))
    await Promise.race([removing, sleep(300)])
    return { removing }
  })
  expect(await removing).toBe(false)
})

test('an upload that is being removed can be put into no listing', async ({
  freshDatabase: { db },
}) => {
  const owner = asViewer(await createUser(db))
  await upload(db, owner.id, 'late', 25)

  const { saving } = await inTransaction(db, async (trx) => {
    expect(await lockUnusedPhoto(trx, 'late')).toBe(true)
    const answers = { ...kind, answers: { photos: ['late'] } }
    const saving = saveListingAnswers(db, owner, undefined, answers).catch((error) => error)
    await Promise.race([saving, sleep(300)])
    await forgetPhotos(trx, ['late'])
    return { saving }
  })
  expect(await saving).toMatchObject({ code: 'invalid' })
})

const kind = { category: 'residential', deal: 'rent' } as const

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
