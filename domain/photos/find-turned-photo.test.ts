import { type Insertable, sql } from 'kysely'
import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { PhotoTable } from '#db/tables/listings.ts'
import { findTurnedPhoto } from '#domain/photos/find-turned-photo.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('an upload that was never turned is to be turned itself', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  await upload(db, 'hall', viewer.id)
  await upload(db, 'kitchen', viewer.id, { width: 640, height: 480 })

  expect(await findTurnedPhoto(db, viewer, 'hall', 1)).toEqual({
    key: undefined,
    turnedFrom: 'hall',
    quarterTurns: 1,
    width: 1_280,
    height: 960,
  })
})

test('a turned photo is made of its upload, by all turns together', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  await upload(db, 'hall', viewer.id)
  await upload(db, 'hall on its side', viewer.id, { turnedFrom: 'hall', quarterTurns: 1 })

  expect(await findTurnedPhoto(db, viewer, 'hall on its side', 2)).toMatchObject({
    key: undefined,
    turnedFrom: 'hall',
    quarterTurns: 3,
  })
})

test('a turned photo whose upload is gone is turned itself', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  await upload(db, 'upload', viewer.id)
  await upload(db, 'on its side', viewer.id, { turnedFrom: 'upload', quarterTurns: 1 })
  await db.deleteFrom('photo').where('key', '=', 'upload').execute()

  expect(await findTurnedPhoto(db, viewer, 'on its side', 2)).toMatchObject({
    turnedFrom: 'on its side',
    quarterTurns: 2,
  })
})

test('a photo that was turned so before is used again, and kept for another day', async ({
  db,
}) => {
  const viewer = asViewer(await createUser(db))
  const stranger = await createUser(db)
  await upload(db, 'hall', viewer.id)
  await upload(db, 'kitchen', viewer.id)
  await upload(db, 'hall upside down', viewer.id, { turnedFrom: 'hall', quarterTurns: 2 })
  await upload(db, 'hall on its side', viewer.id, { turnedFrom: 'hall', quarterTurns: 1 })
  await upload(db, 'kitchen on its side', viewer.id, { turnedFrom: 'kitchen', quarterTurns: 1 })
  await upload(db, 'of a stranger', stranger.id, { turnedFrom: 'hall', quarterTurns: 1 })
  await upload(db, 'of a stranger too', stranger.id, { turnedFrom: 'hall', quarterTurns: 3 })

  expect(await findTurnedPhoto(db, viewer, 'hall', 1)).toEqual({ key: 'hall on its side' })
  expect(await findTurnedPhoto(db, viewer, 'hall', 3)).toMatchObject({ key: undefined })
  expect(await keptForAnotherDay(db)).toEqual(['hall on its side'])
})

test('four quarter turns lead back to the upload', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  await upload(db, 'hall', viewer.id)
  await upload(db, 'kitchen', viewer.id)
  await upload(db, 'hall on its side', viewer.id, { turnedFrom: 'hall', quarterTurns: 1 })

  expect(await findTurnedPhoto(db, viewer, 'hall on its side', 3)).toEqual({ key: 'hall' })
  expect(await keptForAnotherDay(db)).toEqual(['hall'])
})

test('a drawing of the demo data is turned by those whose listing shows it', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const stranger = asViewer(await createUser(db))
  await upload(db, 'drawing', null)
  await createListing(db, { ownerId: owner.id, photos: ['other', 'drawing'] })
  await createListing(db, { ownerId: stranger.id, photos: ['other'] })

  expect(await findTurnedPhoto(db, owner, 'drawing', 1)).toMatchObject({ turnedFrom: 'drawing' })
  expect(await findTurnedPhoto(db, owner, 'drawing', 4)).toEqual({ key: 'drawing' })
  await expect(findTurnedPhoto(db, stranger, 'drawing', 1)).rejects.toMatchObject(notYours)
})

test('photos of others, of profiles and missing ones are turned for nobody', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const stranger = await createUser(db)
  await upload(db, 'of a stranger', stranger.id)
  await createListing(db, { ownerId: viewer.id, photos: ['of a stranger'] })
  await upload(db, 'face', viewer.id, { purpose: 'profile' })

  for (const key of ['of a stranger', 'face', 'missing']) {
    await expect(findTurnedPhoto(db, viewer, key, 1)).rejects.toMatchObject(notYours)
  }
})

const notYours = { code: 'not_found', message: texts.wizard.photoNotYours }

/** An upload of yesterday. */
async function upload(
  db: Db,
  key: string,
  ownerId: string | null,
  differences: Partial<Insertable<PhotoTable>> = {},
) {
  const createdAt = sql<Date>`now() - interval '20 hours'`
  const photo = { purpose: 'listing', width: 1_280, height: 960 } as const
  await db
    .insertInto('photo')
    .values({ key, ownerId, createdAt, ...photo, ...differences })
    .execute()
}

async function keptForAnotherDay(db: Db) {
  const rows = await db
    .selectFrom('photo')
    .select('key')
    .where('createdAt', '=', sql<Date>`now()`)
    .execute()
  return rows.map(({ key }) => key)
}
