import { expect } from 'vitest'
import { clockAt } from '#demo/clock.ts'
import { demoPictures, pictureRows } from '#demo/demo-pictures.ts'
import { storePictures } from '#demo/store-pictures.ts'
import { test } from '#tests/database.ts'

test('every picture of the demo data is stored once, under its key', async ({ db }) => {
  await db
    .insertInto('photo')
    .values(pictureRows(clockAt(new Date())))
    .execute()
  const stored: [string, string][] = []
  await storePictures(db, async (key, file) => void stored.push([key, file]))
  expect(stored.toSorted()).toEqual(demoPictures.map(({ key, file }) => [key, file]).toSorted())
})

test('a database without demo data gets no pictures', async ({ db }) => {
  const stored: string[] = []
  await storePictures(db, async (key) => void stored.push(key))
  expect(stored).toEqual([])
})
