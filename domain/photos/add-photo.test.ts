import { sql } from 'kysely'
import { expect } from 'vitest'
import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { addPhoto } from '#domain/photos/add-photo.ts'
import { consumeUploadLimit } from '#domain/photos/consume-upload-limit.ts'
import { forgetPhotos } from '#domain/photos/forget-photos.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const hall = {
  key: 'hall',
  purpose: 'listing',
  width: 1_280,
  height: 960,
  perceptualHash: '01'.repeat(32),
} as const

const onItsSide = { ...hall, key: 'on its side', turnedFrom: 'hall', quarterTurns: 1 }

test('a picture is stored as that of whoever uploaded it', async ({ db }) => {
  const viewer = asViewer(await createUser(db))

  expect(await addPhoto(db, viewer, hall)).toBe('hall')
  const stored = await db.selectFrom('photo').selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ ...hall, ownerId: viewer.id, turnedFrom: null })
})

test('the same turn of the same upload is stored once, and kept for another day', async ({
  db,
}) => {
  const viewer = asViewer(await createUser(db))
  await addPhoto(db, viewer, hall)
  await addPhoto(db, viewer, onItsSide)
  await db.updateTable('photo').set({ createdAt: sql<Date>`now() - interval '20 hours'` }).execute()

  expect(await addPhoto(db, viewer, { ...onItsSide, key: 'made meanwhile' })).toBe('on its side')
  const rows = db.selectFrom('photo').select(['key', sql`created_at = now()`.as('isNew')])
  expect(await rows.orderBy('key').execute()).toEqual([
    { key: 'hall', isNew: false },
    { key: 'on its side', isNew: true },
  ])
})

test('other turns, other uploads and those of other people are stored apart', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const stranger = asViewer(await createUser(db))
  for (const photo of [hall, onItsSide]) await addPhoto(db, viewer, photo)

  const others = [
    { ...hall, key: 'kitchen' },
    { ...onItsSide, key: 'upside down', quarterTurns: 2 },
    { ...onItsSide, key: 'kitchen on its side', turnedFrom: 'kitchen' },
  ]
  for (const other of others) expect(await addPhoto(db, viewer, other)).toBe(other.key)
  expect(await addPhoto(db, stranger, { ...onItsSide, key: 'theirs' })).toBe('theirs')
})

test('the uploads of one day are limited for each person', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  await consumeUploadLimit(db, viewer)
  await sql`
    insert into usage_event select usage_event.* from usage_event,
      generate_series(3, ${photoLimits.uploadsPerDay})
  `.execute(db)

  await expect(consumeUploadLimit(db, viewer)).resolves.toBeUndefined()
  await expect(consumeUploadLimit(db, viewer)).rejects.toMatchObject({
    code: 'too_many',
    message: texts.wizard.photoQuota,
  })
  const stranger = asViewer(await createUser(db))
  await expect(consumeUploadLimit(db, stranger)).resolves.toBeUndefined()
})

test('forgets the pictures that are named, and none when none is', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  for (const key of ['hall', 'garden', 'kitchen']) await addPhoto(db, viewer, { ...hall, key })
  await forgetPhotos(db, [])
  await forgetPhotos(db, ['hall', 'kitchen'])

  expect(await db.selectFrom('photo').select('key').execute()).toEqual([{ key: 'garden' }])
})
